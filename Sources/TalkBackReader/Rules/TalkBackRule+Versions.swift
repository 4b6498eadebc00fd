import AccessibilityTree

/// The rules that differ from version 15.1.
extension TalkBackRule {
  static let readOnly = Rule(
    "ReadOnlyState", "“Read only” is the last word of a read-only field.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getReadOnlyStateText"))
  static let required = Rule(
    "RequiredState", "A required field says so in its state.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getNodeStateDescription"))
  static let requiredUnheard = Rule(
    "RequiredUnheard", "Before version 16 TalkBack does not speak that a field is required.",
    .recorded(
      "a11ysupport.io aria-required.json, TalkBack 7.3; TalkBack 15.1 asks for no such field"))
  static let checkedInSelection = Rule(
    "CheckedStateInSelection",
    "“Checked” is always spoken, “not checked” only for items that can be selected.",
    .talkBack16("TreeNodesDescription.java, nodeStatusDescription"))
  static let linkHint = Rule(
    "LinkHint", "A double tap opens the link of a text that is not clickable.",
    .talkBack16("compositor/hint/ClickableHint.java and LinkUtils.java"))
  static let unlabelledRole = Rule(
    "UnlabelledRole", "A clickable node without words speaks only its role.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription"))
  static let clicked = Rule(
    "ClickedState", "A clicked node speaks its new state.",
    .talkBack16("EventTypeViewClickedFeedbackRule.java"))
  static let hintOfFilledField = Rule(
    "HintOfFilledField",
    "A field with text does not speak its hint text, even if that is its name.",
    .openTalkBack16("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let supplementalDescription = Rule(
    "SupplementalDescription",
    "A description beside the text, since Android 16; the published code leaves it out.",
    .openTalkBack16("TreeNodesDescription.java; Android 16, AccessibilityNodeInfo"))
  static let partialState = Rule(
    "PartialState",
    "Partially checked or expanded, since Android 16; the published code leaves it out.",
    .openTalkBack16("strings.xml, value_partially_checked and value_partially_expanded"))
  static let enterTextHint = Rule(
    "EnterTextHint", "Before version 8.1 the hint of a field is to enter text.",
    .recorded("a11ysupport.io input-text.json, TalkBack 7.3"))
  static let volumeKeysHint = Rule(
    "VolumeKeysHint", "The hint of a slider in older versions is to use the volume keys.",
    .recorded("a11ysupport.io input-range.json, TalkBack 7.3"))
  static let editRole = Rule(
    "EditRole", "The oldest versions call a field “edit”.",
    .recorded("a11ysupport.io html_label_element_explicit.json, TalkBack 6.2"))
}
