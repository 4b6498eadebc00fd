/// The techniques that hide an element visually but not from screen readers.
///
/// Each technique uses one property. ``Style/isVisuallyHidden`` combines them.
struct VisualHiding: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  static let left = VisualHiding(rawValue: 1)
  static let top = VisualHiding(rawValue: 2)
  static let indent = VisualHiding(rawValue: 4)
  static let clip = VisualHiding(rawValue: 8)
  static let clipPath = VisualHiding(rawValue: 16)
  static let opacity = VisualHiding(rawValue: 32)

  /// Creates the technique that uses a property, or returns `nil` if no technique uses the
  /// property.
  init?(_ property: StyleProperty) {
    switch property {
    case .left: self = .left
    case .top: self = .top
    case .textIndent: self = .indent
    case .clip: self = .clip
    case .clipPath: self = .clipPath
    case .opacity: self = .opacity
    default: return nil
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether a value of a property hides the element visually.
  ///
  /// The result is `nil` if the value is invalid.
  static func isHiding(_ property: StyleProperty, _ value: [CSSToken]) -> Bool? {
    let numbers = value.compactMap(\.leadingNumber)
    switch property {
    case .left, .top, .textIndent:
      guard let first = value.first else { return nil }
      // In any unit, content this far to the left or to the top is outside the screen of a phone.
      return first.leadingNumber.map { $0 <= -99 } ?? false
    case .opacity: return numbers.first.map { $0 <= 0 }
    case .clip:
      guard value.first == .function("rect") else { return false }
      return numbers.count == 4 && numbers.allSatisfy { abs($0) <= 1 }
    case .clipPath:
      guard value.first == .function("inset") else { return false }
      return numbers.first.map { $0 >= 50 } ?? false
    default: return nil
    }
  }
}

extension Style {
  /// Whether the element is laid out but not visible to people.
  var isVisuallyHidden: Bool {
    if !visualHiding.isDisjoint(with: [.indent, .clipPath, .opacity]) { return true }
    return isPositioned && !visualHiding.isDisjoint(with: [.left, .top, .clip])
  }
}

extension CSSToken {
  /// The number at the start of the token, without the unit.
  fileprivate var leadingNumber: Double? {
    switch self {
    // The tokenizer returns a negative number as an identifier.
    case .number(let text), .ident(let text):
      Double(text.prefix { $0.isNumber || $0 == "." || $0 == "-" })
    default: nil
    }
  }
}
