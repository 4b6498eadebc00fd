internal import AccessibilityTree

/// A source from which an element can get its name.
///
/// The name comes from the first source that has text.
enum NameStep: Sendable {
  case text(String, AuthoredText.Origin)
  /// The texts of other elements, joined by spaces.
  case elements([DOM.ID], AuthoredText.Origin, NameContext)
  case content
}

/// The context in which the text of an element is computed.
struct NameContext: OptionSet, Sendable {
  let rawValue: UInt8

  /// The element is inside a target of `aria-labelledby` or `aria-describedby`.
  ///
  /// References inside the target are not followed.
  static let insideReference = NameContext(rawValue: 1)
  /// The element is inside a `<label>`.
  ///
  /// Other labels inside this label are not followed.
  static let insideLabel = NameContext(rawValue: 2)
  /// Hidden elements count, because the first element of the computation is hidden.
  static let showsHidden = NameContext(rawValue: 4)
  /// The element is the target of a reference, and not only inside a target.
  static let isTarget = NameContext(rawValue: 8)
  /// The element is part of another element's name.
  static let isNested = NameContext(rawValue: 16)
  /// The element is invisible but can have visible descendants.
  static let isInvisible = NameContext(rawValue: 32)
  /// The element is named by a reference to itself.
  ///
  /// The value of such an element is its name only if there is no other name.
  static let isSelf = NameContext(rawValue: 64)
  /// The element is inside a chosen option.
  ///
  /// Other chosen options inside the option are not followed, because they may form a cycle.
  static let insideValue = NameContext(rawValue: 128)
}
