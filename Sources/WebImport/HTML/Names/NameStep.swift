internal import AccessibilityTree

/// A source of an element's name; the first with text wins.
enum NameStep: Sendable {
  case text(String, AuthoredText.Origin)
  /// The texts of other elements, joined by spaces.
  case elements([DOM.ID], AuthoredText.Origin, NameContext)
  case content
}

/// The context in which the text of an element is computed.
struct NameContext: OptionSet, Sendable {
  let rawValue: UInt8

  /// Inside a target of `aria-labelledby` or `aria-describedby`, where references are not followed.
  static let insideReference = NameContext(rawValue: 1)
  /// Inside a `<label>`, where labels are not followed.
  static let insideLabel = NameContext(rawValue: 2)
  /// Hidden elements count, since the first one is hidden itself.
  static let showsHidden = NameContext(rawValue: 4)
  /// The target of a reference, not just inside of one.
  static let isTarget = NameContext(rawValue: 8)
  /// Part of another element's name.
  static let isNested = NameContext(rawValue: 16)
  /// Invisible, but with possibly visible descendants.
  static let isInvisible = NameContext(rawValue: 32)
  /// Referenced by itself: its value counts only if nothing names it.
  static let isSelf = NameContext(rawValue: 64)
  /// Inside a chosen option, where chosen options are not followed, since they may form a cycle.
  static let insideValue = NameContext(rawValue: 128)
}
