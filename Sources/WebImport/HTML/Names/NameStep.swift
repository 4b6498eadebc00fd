internal import Simulator

/// One attempt to name an element; the first that yields text wins.
enum NameStep: Sendable {
  /// Text that is known at once.
  case text(String, AuthoredText.Origin)
  /// The texts of other elements, joined by spaces.
  case elements([DOM.ID], AuthoredText.Origin, NameContext)
  /// What is inside the element.
  case content
}

/// On whose behalf the text of an element is being computed.
struct NameContext: OptionSet, Sendable {
  let rawValue: UInt8

  /// Inside what `aria-labelledby` or `aria-describedby` refers to: no more references are followed.
  static let insideReference = NameContext(rawValue: 1)
  /// Inside a `<label>`: no more labels are followed.
  static let insideLabel = NameContext(rawValue: 2)
  /// Hidden elements count, because the one at the start is hidden itself.
  static let showsHidden = NameContext(rawValue: 4)
  /// Referred to itself, not just inside what is referred to.
  static let isTarget = NameContext(rawValue: 8)
  /// Reached from another element's name.
  static let isNested = NameContext(rawValue: 16)
  /// Not visible itself, but something in it may be.
  static let isInvisible = NameContext(rawValue: 32)
  /// Referred to by itself: what it holds only counts where nothing names it.
  static let isSelf = NameContext(rawValue: 64)
  /// Inside an option that is somebody's value: options chosen in there are not followed, since they
  /// may lead back.
  static let insideValue = NameContext(rawValue: 128)
}
