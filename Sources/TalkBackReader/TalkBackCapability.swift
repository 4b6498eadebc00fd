import Announcements

/// What versions of TalkBack do differently, apart from their words.
///
/// The table is complete: nothing else in the reader compares versions. Phrases that changed are in
/// `Words/`; ``TalkBackSettings/Profile/phrasebook(in:)`` chooses them.
enum TalkBackCapability: Int, VersionCapability {
  case editBoxWord, rangeNumbers, collectionDescriptions, editTextHint, swipeHint
  case classNameRoles, readOnlyFields, fieldRoleAlways, checkedTextRole, unlabelledRole
  case messagesFirst, hintOfEmptyFields, checkedInSelection, requiredState, everyLabel
  case plainTemplates, supplements, emojiNames, symbolsFromFour, verbatimTyping
  case openLinkHint, linkActions, selectionActions, describedFieldActions
  case ignoredItems, nestedItems
  case protectedLiveRegions, interruptibleValues, settledFocus
  case spokenPasswords, queuedPasswords, silentCut, delayedClearing, errorOnce
  case singleWordEcho, oneLetterWords, sameReplacement

  var row: CapabilityRow<TalkBackSettings.Profile> {
    switch self {
    case .editBoxWord:
      Row(
        .version7, "A field is an “edit box” instead of “edit”.",
        "a11ysupport.io html_label_element_explicit.json, TalkBack 6.2")
    case .rangeNumbers:
      Row(
        .version15, "A range of decimal numbers tells the number instead of the share in per cent.",
        "a11ysupport.io input-range.json, TalkBack 7.3; TalkBack 15.1, SeekBarDescription.java")
    case .collectionDescriptions:
      Row(
        .version15, "The role description of a list or table is told on the way into it.",
        "a11ysupport.io grid.json, TalkBack 8.1; recordings since TalkBack 12 say “in table”")
    case .editTextHint:
      Row(
        .version15, "A double tap edits text instead of entering it.",
        "a11ysupport.io input-text.json, TalkBack 7.3; TalkBack 15.1, NodeRoleHintUtils.java")
    case .swipeHint:
      Row(
        .version15, "A slider is adjusted by swiping instead of by the volume keys.",
        "a11ysupport.io input-range.json, TalkBack 7.3; TalkBack 15.1, NodeRoleHintUtils.java")

    case .classNameRoles:
      Row(
        .version16, "Some class names decide on the role alone.",
        "TalkBack 16.2, Role.java, getRole")
    case .readOnlyFields:
      Row(
        .version16, "A field that cannot be changed keeps its role and says that it is read only.",
        "TalkBack 16.2, Role.java; AccessibilityNodeFeedbackUtils.java, getReadOnlyStateText")
    case .fieldRoleAlways:
      Row(
        .version16, "The role of a field is spoken also where roles are switched off.",
        "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getNodeRoleDescription")
    case .checkedTextRole:
      Row(
        .version16, "A checked text view is a radio button.",
        "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getNodeRoleName")
    case .unlabelledRole:
      Row(
        .version16, "What can be pressed but has no words speaks its role instead of “unlabelled”.",
        "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription")

    case .messagesFirst:
      Row(
        .version16, "The error and the hint text come before everything else instead of last.",
        "TalkBack 16.2, TreeNodesDescription.java")
    case .hintOfEmptyFields:
      Row(
        .version16, "A field speaks its hint text only while it holds nothing.",
        "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getHintDescription")
    case .checkedInSelection:
      Row(
        .version16, "Only among items to choose from is told that one is not checked.",
        "TalkBack 16.2, TreeNodesDescription.java, nodeStatusDescription")
    case .requiredState:
      Row(
        .version16, "What must be filled in says so as its state, or behind it.",
        "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getNodeStateDescription")
    case .everyLabel:
      Row(
        .version16, "Every node that labels another one is told, not only the first.",
        "TalkBack 16.2, TreeNodesDescription.java")

    case .plainTemplates:
      Row(
        .version16, "Text that is put into a template keeps its symbols.",
        "TalkBack 16.2, SpeechCleanupUtils.java")
    case .supplements:
      Row(
        .version16, "Supplemental descriptions and states of thirds are known.",
        "TalkBack 16.2, strings.xml; Android 16, AccessibilityNodeInfo")
    case .emojiNames:
      Row(.version16, "Emoji are counted and called so.", "TalkBack 16.2, EmojiUtils.java")
    case .symbolsFromFour:
      Row(
        .version16, "Equal symbols in a row are counted from four on, if at all.",
        "TalkBack 16.2, SpeechCleanupUtils.java")
    case .verbatimTyping:
      Row(
        .version16, "The symbols of passwords and of text that is typed are not counted.",
        "TalkBack 16.2, SpeechCleanupUtils.java")

    case .openLinkHint:
      Row(
        .version16, "A double tap opens the link of a text that is no button.",
        "TalkBack 16.2, compositor/hint/ClickableHint.java and LinkUtils.java")
    case .linkActions:
      Row(
        .version16, "Links are among the actions instead of in a menu of their own.",
        "TalkBack 16.2, compositor/hint and menurules")
    case .selectionActions:
      Row(
        .version16, "Text that can be selected has actions in the reading control.",
        "TalkBack 16.2, compositor/hint and menurules")
    case .describedFieldActions:
      Row(
        .version16, "A field that is edited has actions also where it has a description.",
        "TalkBack 16.2, compositor/hint and menurules")

    case .ignoredItems:
      Row(
        .version16, "Items that services are not told of are counted.",
        "TalkBack 16.2, CollectionState.java")
    case .nestedItems:
      Row(
        .version16,
        "What is in an item of an item, with no collection between them, is in no collection.",
        "TalkBack 16.2, AccessibilityNodeInfoUtils.java, getCollectionRoot")

    case .protectedLiveRegions:
      Row(
        .version16, "Focus interrupts no live region, and assertive ones not each other.",
        "TalkBack 16.2, EventTypeWindowContentChangedFeedbackRule.java")
    case .interruptibleValues:
      Row(
        .version16, "A value that is stepped can be interrupted.",
        "TalkBack 16.2, EventTypeWindowContentChangedFeedbackRule.java")
    case .settledFocus:
      Row(
        .version16, "Focus follows the title of a screen only once the screen has settled.",
        "TalkBack 16.2, ScreenFeedbackManager.java")

    case .spokenPasswords:
      Row(
        .version16, "Passwords are spoken as they are shown, whatever is set.",
        "TalkBack 16.2, InputTextFeedbackRules.java")
    case .queuedPasswords:
      Row(
        .version16, "What is typed into a password interrupts nothing.",
        "TalkBack 16.2, InputTextFeedbackRules.java")
    case .silentCut:
      Row(.version16, "Cutting text is not told.", "TalkBack 16.2, InputTextFeedbackRules.java")
    case .delayedClearing:
      Row(
        .version16, "A field that is emptied is told a moment later, unless text follows.",
        "TalkBack 16.2, InputTextFeedbackRules.java")
    case .errorOnce:
      Row(
        .version16, "A key in a field with an error tells the error once instead of every time.",
        "TalkBack 16.2, InputTextFeedbackRules.java")
    case .singleWordEcho:
      Row(
        .version16, "Several words that are added at once are not told as one word.",
        "TalkBack 16.2, TextEventInterpreter.java")
    case .oneLetterWords:
      Row(
        .version16, "A word of one letter is told when a space or full stop ends it.",
        "TalkBack 16.2, TextEventInterpreter.java")
    case .sameReplacement:
      Row(
        .version16, "Text that is replaced by the same text is told.",
        "TalkBack 16.2, TextEventInterpreter.java")
    }
  }

  private typealias Row = CapabilityRow<TalkBackSettings.Profile>
}

extension TalkBackSettings.Profile: Comparable {
  /// Orders versions by age.
  public static func < (left: Self, right: Self) -> Bool { left.caseIndex < right.caseIndex }

  /// Whether the version has a capability.
  func has(_ capability: TalkBackCapability) -> Bool { capability.row.since <= self }
}

extension TalkBackSettings {
  /// What the version of TalkBack does differently from others.
  var capabilities: Capabilities<TalkBackCapability> { Capabilities(of: profile) }
}
