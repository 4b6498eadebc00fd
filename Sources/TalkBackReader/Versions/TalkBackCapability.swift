import Announcements

/// The differences between versions of TalkBack, apart from their words.
///
/// The table is complete: no other code of the reader compares versions. Phrases that changed are
/// in the folder `Words/`; ``TalkBackSettings/Profile/phrasebook(in:)`` selects the phrases of a
/// version.
enum TalkBackCapability: Int, VersionCapability {
  case editBoxWord, roleBeforeHint, rangeNumbers, collectionDescriptions, editTextHint, swipeHint
  case classNameRoles, readOnlyFields, fieldRoleAlways, checkedTextRole, unlabelledRole
  case messagesFirst, hintOfEmptyFields, checkedInSelection, requiredState, everyLabel
  case plainTemplates, supplements, emojiNames, symbolsFromFour, verbatimTyping
  case openLinkHint, linkActions, selectionActions, describedFieldActions
  case ignoredItems, nestedItems, ownFocusLeaves
  case protectedLiveRegions, interruptibleValues, settledFocus
  case spokenPasswords, queuedPasswords, silentCut, delayedClearing, errorOnce
  case singleWordEcho, oneLetterWords, sameReplacement
  case keyboardHints, metaModifier, loggedSeparators, editedByKeyboard, keysStartAtFocus
  case requestsIgnored, panesStartAfresh, reloadsStartAtTop

  var row: CapabilityRow<TalkBackSettings.Profile> {
    switch self {
    case .editBoxWord:
      Row(
        .version7, "A field is an “edit box” instead of “edit”.",
        "a11ysupport.io html_label_element_explicit.json, TalkBack 6.2")
    case .roleBeforeHint:
      Row(
        .version7, "An empty field speaks its role before its hint text.",
        "a11ysupport.io html_label_element_explicit.json, TalkBack 6.2: “Your name, edit”")
    case .rangeNumbers:
      Row(
        .version15, "A range of decimal numbers speaks its number instead of a percentage.",
        "a11ysupport.io input-range.json, TalkBack 7.3; TalkBack 15.1, SeekBarDescription.java")
    case .collectionDescriptions:
      Row(
        .version15, "Entering a list or table announces its role description.",
        "a11ysupport.io grid.json, TalkBack 8.1; recordings since TalkBack 12 say “in table”")
    case .editTextHint:
      Row(
        .version15, "The hint of a field is to edit text instead of to enter it.",
        "a11ysupport.io input-text.json, TalkBack 7.3; TalkBack 15.1, NodeRoleHintUtils.java")
    case .swipeHint:
      Row(
        .version15, "The hint of a slider is to swipe instead of to use the volume keys.",
        "a11ysupport.io input-range.json, TalkBack 7.3; TalkBack 15.1, NodeRoleHintUtils.java")
    case .classNameRoles: since16("Some class names decide the role alone.", "Role.java, getRole")
    case .readOnlyFields:
      since16(
        "A read-only field keeps its role and is announced as read only.",
        "Role.java; AccessibilityNodeFeedbackUtils.java, getReadOnlyStateText")
    case .fieldRoleAlways:
      since16(
        "The role of a field is spoken even if roles are off.",
        "AccessibilityNodeFeedbackUtils.java, getNodeRoleDescription")
    case .checkedTextRole:
      since16(
        "A checked text view is a radio button.",
        "AccessibilityNodeFeedbackUtils.java, getNodeRoleName")
    case .unlabelledRole:
      since16(
        "A clickable node without words speaks its role instead of “unlabelled”.",
        "AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription")
    case .messagesFirst:
      since16(
        "The error and the hint text come first instead of last.", "TreeNodesDescription.java")
    case .hintOfEmptyFields:
      since16(
        "A field speaks its hint text only while it is empty.",
        "AccessibilityNodeFeedbackUtils.java, getHintDescription")
    case .checkedInSelection:
      since16(
        "“Not checked” is spoken only for items that can be selected.",
        "TreeNodesDescription.java, nodeStatusDescription")
    case .requiredState:
      since16(
        "A required field says so in its state.",
        "AccessibilityNodeFeedbackUtils.java, getNodeStateDescription")
    case .everyLabel:
      since16("Every label of a node is spoken, not only the first.", "TreeNodesDescription.java")
    case .plainTemplates:
      since16("Text inside a template keeps its symbols.", "SpeechCleanupUtils.java")
    case .supplements:
      since16(
        "Supplemental descriptions and partial states are known.",
        "strings.xml; Android 16, AccessibilityNodeInfo")
    case .emojiNames: since16("Emoji are counted and called “emoji”.", "EmojiUtils.java")
    case .symbolsFromFour:
      since16("Repeated symbols are counted from four on, or never.", "SpeechCleanupUtils.java")
    case .verbatimTyping:
      since16(
        "Repeated symbols in passwords and typed text are not counted.", "SpeechCleanupUtils.java")
    case .openLinkHint:
      since16(
        "The hint of a text with a link is to open the link.",
        "compositor/hint/ClickableHint.java and LinkUtils.java")
    case .linkActions:
      since16("Links are actions instead of a menu of their own.", "compositor/hint and menurules")
    case .selectionActions:
      since16(
        "Selectable text has actions in the reading control.", "compositor/hint and menurules")
    case .describedFieldActions:
      since16(
        "A field being edited has actions even if it has a description.",
        "compositor/hint and menurules")
    case .ignoredItems:
      since16("Items that are not important for accessibility are counted.", "CollectionState.java")
    case .nestedItems:
      since16(
        "Nodes in an item of an item, with no collection between, are in no collection.",
        "AccessibilityNodeInfoUtils.java, getCollectionRoot")
    case .ownFocusLeaves:
      since16("Focus on a collection itself, after its items, leaves it.", "CollectionState.java")
    case .protectedLiveRegions:
      since16(
        "Focus does not interrupt live regions, nor do assertive ones each other.",
        "EventTypeWindowContentChangedFeedbackRule.java")
    case .interruptibleValues:
      since16(
        "The announcement of a stepped value can be interrupted.",
        "EventTypeWindowContentChangedFeedbackRule.java")
    case .settledFocus:
      since16(
        "A screen announces the focused node only once it has settled.",
        "ScreenFeedbackManager.java")
    case .spokenPasswords:
      since16("Passwords are always spoken as they are shown.", "InputTextFeedbackRules.java")
    case .queuedPasswords:
      since16("Typing a password interrupts nothing.", "InputTextFeedbackRules.java")
    case .silentCut: since16("Cutting text is not announced.", "InputTextFeedbackRules.java")
    case .delayedClearing:
      since16(
        "Clearing a field is announced a moment later, unless text follows.",
        "InputTextFeedbackRules.java")
    case .errorOnce:
      since16(
        "Typing in a field with an error announces the error once, not with each key.",
        "InputTextFeedbackRules.java")
    case .singleWordEcho:
      since16(
        "Several words that are added at once are not echoed as one word.",
        "TextEventInterpreter.java")
    case .oneLetterWords:
      since16(
        "A word of one letter is echoed when a space or full stop ends it.",
        "TextEventInterpreter.java")
    case .sameReplacement:
      since16("Replacing text by the same text is announced.", "TextEventInterpreter.java")
    case .keyboardHints:
      Row(
        .version15, "Hints name keys instead of gestures if the phone is used with a keyboard.",
        "TalkBack 15.1, NodeRoleHintUtils.java, and strings.xml")
    case .metaModifier:
      Row(
        .version16, "The modifier of TalkBack's keyboard shortcuts is Meta instead of Alt.",
        "release notes of TalkBack 16.2, as quoted by benoberkfell/inspector-widget")
    case .loggedSeparators:
      Row(
        .version17, "English parts are separated by full stops, Chinese ones by “、”.",
        "logs of TalkBack 17.0.0 and 17.0.1; the switch is off in TalkBack 16.2, "
          + "FeatureFlagReader.java, usePeriodAsSeparator")
    case .editedByKeyboard:
      Row(
        .version17, "A field that a keyboard reaches gets input focus and is being edited.",
        "logs of TalkBack 17.0.0, Android API 36 and 37, walked with a keyboard")
    case .keysStartAtFocus:
      Row(
        .version17, "The first key after touch continues where focus was left.",
        "release notes of TalkBack 17.0, as quoted by benoberkfell/inspector-widget")
    case .requestsIgnored:
      Row(
        .version17, "Focus does not follow an app's request for input focus, except to a field.",
        "walks of TalkBack 17.0 logged by benoberkfell/inspector-widget; a second project agrees")
    case .panesStartAfresh:
      Row(
        .version17, "Focus does not return to where it was in a pane that appears again.",
        "walks of TalkBack 17.0 logged by benoberkfell/inspector-widget")
    case .reloadsStartAtTop:
      Row(
        .version17, "Reloading a list as a whole moves focus from it to the top of the window.",
        "walks of TalkBack 17.0 logged by benoberkfell/inspector-widget")
    }
  }

  private typealias Row = CapabilityRow<TalkBackSettings.Profile>

  private func since16(_ summary: String, _ source: String) -> Row {
    Row(.version16, summary, "TalkBack 16.2, " + source)
  }
}

extension TalkBackSettings.Profile: Comparable {
  /// Orders versions from the oldest to the newest.
  public static func < (left: Self, right: Self) -> Bool { left.caseIndex < right.caseIndex }

  func has(_ capability: TalkBackCapability) -> Bool { capability.row.since <= self }

  /// The capabilities of this version.
  var capabilities: Capabilities<TalkBackCapability> { Capabilities(of: self) }
}

extension TalkBackSettings {
  var capabilities: Capabilities<TalkBackCapability> { profile.capabilities }
}
