/// By what style keeps an element out of sight that is laid out all the same, as authors write it for texts
/// that only readers are to say.
///
/// Each is what one property says; ``Style/isOutOfSight`` says what they come to together.
struct Concealment: OptionSet, Sendable, Hashable {
  let rawValue: UInt8

  /// `left`, far outside of the page.
  static let left = Concealment(rawValue: 1)
  /// `top`, far outside of the page.
  static let top = Concealment(rawValue: 2)
  /// `text-indent`, far outside of the page.
  static let indent = Concealment(rawValue: 4)
  /// `clip`, to nothing.
  static let clip = Concealment(rawValue: 8)
  /// `clip-path`, to nothing.
  static let clipPath = Concealment(rawValue: 16)
  /// `opacity`, of nothing.
  static let opacity = Concealment(rawValue: 32)

  /// What a property says of it; absent for properties that have nothing to do with it.
  init?(_ property: StyleProperty) {
    switch property {
    case .left: self = .left
    case .top: self = .top
    case .textIndent: self = .indent
    case .clip: self = .clip
    case .clipPath: self = .clipPath
    case .opacity: self = .opacity
    case .display, .visibility, .whiteSpace, .listStyle, .contentVisibility, .position, .float,
      .content:
      return nil
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Whether a value of such a property keeps an element out of sight; nothing where it is no value.
  static func conceals(_ property: StyleProperty, _ value: [CSSToken]) -> Bool? {
    let numbers = value.compactMap(\.leadingNumber)
    switch property {
    case .left, .top, .textIndent:
      guard let first = value.first else { return nil }
      // Nothing on a phone's page is that far to the left of it, whatever the unit.
      return first.leadingNumber.map { $0 <= -99 } ?? false
    case .opacity: return numbers.first.map { $0 <= 0 }
    case .clip:
      guard value.first == .function("rect") else { return false }
      return numbers.count == 4 && numbers.allSatisfy { abs($0) <= 1 }
    case .clipPath:
      guard value.first == .function("inset") else { return false }
      return numbers.first.map { $0 >= 50 } ?? false
    case .display, .visibility, .whiteSpace, .listStyle, .contentVisibility, .position, .float,
      .content:
      return nil
    }
  }
}

extension Style {
  /// Whether eyes do not see the element, though it is laid out.
  var isOutOfSight: Bool {
    if !concealment.isDisjoint(with: [.indent, .clipPath, .opacity]) { return true }
    return isPositioned && !concealment.isDisjoint(with: [.left, .top, .clip])
  }
}

extension CSSToken {
  /// The number that a token is or begins with, whatever its unit.
  fileprivate var leadingNumber: Double? {
    switch self {
    // A sign makes a name of a number here.
    case .number(let text), .ident(let text):
      Double(text.prefix { $0.isNumber || $0 == "." || $0 == "-" })
    default: nil
    }
  }
}
