/// The rules of other versions than 15.1.
extension TalkBackRule {
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
