import AccessibilityTree

/// The rules of other versions than 15.1.
extension TalkBackRule {
  static let readOnly = Rule(
    "ReadOnlyState", "A field that cannot be changed says so last.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getReadOnlyStateText"))
  static let required = Rule(
    "RequiredState", "What must be filled in says so as its state, or behind it.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getNodeStateDescription"))
  static let requiredUnheard = Rule(
    "RequiredUnheard", "Before version 16 TalkBack does not ask what must be filled in.",
    .recorded(
      "a11ysupport.io aria-required.json, TalkBack 7.3; TalkBack 15.1 asks for no such field"))
  static let checkedInSelection = Rule(
    "CheckedStateInSelection",
    "What is checked says so; what is not only among items to choose from.",
    .talkBack16("TreeNodesDescription.java, nodeStatusDescription"))
  static let linkHint = Rule(
    "LinkHint", "A double tap opens the link of a text that is no button.",
    .talkBack16("compositor/hint/ClickableHint.java and LinkUtils.java"))
  static let unlabelledRole = Rule(
    "UnlabelledRole", "What can be pressed but has no words is only what it is.",
    .talkBack16("AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription"))
  static let clicked = Rule(
    "ClickedState", "What is pressed says whether it is checked now.",
    .talkBack16("EventTypeViewClickedFeedbackRule.java"))
  static let hintOfFilledField = Rule(
    "HintOfFilledField", "A field that holds a text keeps its hint to itself, be it its name.",
    .openTalkBack16("AccessibilityNodeFeedbackUtils.java, getHintDescription"))
  static let supplementalDescription = Rule(
    "SupplementalDescription",
    "What is said beside the text since Android 16; the published code leaves it out.",
    .openTalkBack16("TreeNodesDescription.java; Android 16, AccessibilityNodeInfo"))
  static let partialState = Rule(
    "PartialState",
    "Partly checked or expanded, since Android 16; the published code leaves it out.",
    .openTalkBack16("strings.xml, value_partially_checked and value_partially_expanded"))
  static let enterTextHint = Rule(
    "EnterTextHint", "Before version 8.1 a field is there to enter text.",
    .recorded("a11ysupport.io input-text.json, TalkBack 7.3"))
  static let volumeKeysHint = Rule(
    "VolumeKeysHint", "Older versions name the volume keys for a slider.",
    .recorded("a11ysupport.io input-range.json, TalkBack 7.3"))
  static let editRole = Rule(
    "EditRole", "The oldest versions call a field “edit”.",
    .recorded("a11ysupport.io html_label_element_explicit.json, TalkBack 6.2"))
}
