import AccessibilityTree

/// Rules of versions other than 15.1, where they differ from the rules of version 15.1.
extension TalkBackRule {
  static let readOnly = Rule(
    "ReadOnlyState", "A read-only field says “read only” at its end.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getReadOnlyStateText"))
  static let required = Rule(
    "RequiredState", "A required field says “required” among its states.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getNodeStateDescription"))
  static let requiredUnheard = Rule(
    "RequiredUnheard", "Before version 16 TalkBack does not announce that a field is required.",
    .recorded(
      "a11ysupport.io aria-required.json, TalkBack 7.3; TalkBack 15.1 asks for no such field"))
  static let checkedInSelection = Rule(
    "CheckedStateInSelection",
    "A checked node says “checked”; “not checked” is spoken only for items that can be selected.",
    .talkBack16("TreeNodesDescription.java, nodeStatusDescription"))
  static let uncheckedOnPage = Rule(
    "UncheckedOnPage",
    "A check box or radio button that cannot be selected in a list does not say “not checked”; the "
      + "setting notChecked=on says it.",
    .openTalkBack16("TreeNodesDescription.java, nodeStatusDescription"))
  static let linkHint = Rule(
    "LinkHint",
    "A text with a link that is not clickable itself says that a double tap opens the link.",
    .talkBack16("compositor/hint/ClickableHint.java and LinkUtils.java"))
  static let unlabelledRole = Rule(
    "UnlabelledRole", "A clickable node without words says only its role.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription"))
  static let clicked = Rule(
    "ClickedState", "After a click a node announces its new state.",
    .talkBack16("EventTypeViewClickedFeedbackRule.java"))
  static let hintOfFilledField = Rule(
    "HintOfFilledField",
    "A field with text does not speak its Android hint text, even if that is the only name it has; "
      + "the setting filledFieldNames=on speaks it.",
    .openTalkBack16("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let supplementalDescription = Rule(
    "SupplementalDescription",
    "Since Android 16 a node can have a supplemental description; TalkBack's "
      + "published code does not speak it.",
    .openTalkBack16("TreeNodesDescription.java; Android 16, AccessibilityNodeInfo"))
  static let partialState = Rule(
    "PartialState",
    "Since Android 16 a node can be partially checked or expanded; TalkBack's "
      + "published code does not speak it.",
    .openTalkBack16("strings.xml, value_partially_checked and value_partially_expanded"))
  static let enterTextHint = Rule(
    "EnterTextHint", "Before version 8.1 the hint at a field is “double tap to enter text”.",
    .recorded("a11ysupport.io input-text.json, TalkBack 7.3"))
  static let volumeKeysHint = Rule(
    "VolumeKeysHint", "In older versions the hint at a slider says to use the volume keys.",
    .recorded("a11ysupport.io input-range.json, TalkBack 7.3"))
  static let keyboardHint = Rule(
    "KeyboardHint", "With a keyboard, the hint names keys instead of a gesture.",
    .talkBack("NodeRoleHintUtils.java, getHintForInputMode"))
  static let selectHint = Rule(
    "SelectHint", "With a keyboard without letters, the hint names the key that selects.",
    .recorded("logs of TalkBack 17.0.0, walked with a keyboard; code since TalkBack 15.1"))
  static let editRole = Rule(
    "EditRole", "The oldest versions call a field “edit” instead of “edit box”.",
    .recorded("a11ysupport.io html_label_element_explicit.json, TalkBack 6.2"))
}
