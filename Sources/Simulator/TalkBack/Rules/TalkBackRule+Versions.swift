/// The rules of other versions than 15.1.
extension TalkBackRule {
  static let readOnly = Rule(
    "ReadOnlyState", "A field that cannot be changed says so last.",
    source: "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getReadOnlyStateText",
    .sourceCode)
  static let required = Rule(
    "RequiredState", "What must be filled in says so as its state, or behind it.",
    source: "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getNodeStateDescription",
    .sourceCode)
  static let checkedInSelection = Rule(
    "CheckedStateInSelection",
    "What is checked says so; what is not only among items to choose from.",
    source: "TalkBack 16.2, TreeNodesDescription.java, nodeStatusDescription", .sourceCode)
  static let linkHint = Rule(
    "LinkHint", "A double tap opens the link of a text that is no button.",
    source: "TalkBack 16.2, compositor/hint/ClickableHint.java and LinkUtils.java", .sourceCode)
  static let unlabelledRole = Rule(
    "UnlabelledRole", "What can be pressed but has no words is only what it is.",
    source: "TalkBack 16.2, AccessibilityNodeFeedbackUtils.java, getUnlabelledNodeDescription",
    .sourceCode)
  static let enterTextHint = Rule(
    "EnterTextHint", "Before version 8.1 a field is there to enter text.",
    source: "a11ysupport.io input-text.json, TalkBack 7.3", .recorded)
  static let volumeKeysHint = Rule(
    "VolumeKeysHint", "Older versions name the volume keys for a slider.",
    source: "a11ysupport.io input-range.json, TalkBack 7.3", .recorded)
  static let editRole = Rule(
    "EditRole", "The oldest versions call a field “edit”.",
    source: "a11ysupport.io html_label_element_explicit.json, TalkBack 6.2", .recorded)
}
