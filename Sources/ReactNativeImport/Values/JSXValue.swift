/// The value of an expression, or the part of the value that the file determines.
///
/// A value refers to elements by the index of their first token. An element is built only if the
/// screen shows the element.
indirect enum JSXValue: Sendable {
  case string(String, unknownParts: [JSXUnknown] = [])
  case number(Double, String)
  case bool(Bool)
  case null
  case undefined
  /// A function and its scope. The index is `nil` if the file does not contain the function.
  case function(Int?, scope: Int)
  /// A function that sets a state.
  case setter(JSXSetter)
  case object([(key: String, value: JSXValue)])
  case array([JSXValue])
  /// All exports of the file with this index.
  case module(Int)
  /// The element that begins at a token.
  case element(Int, scope: Int)
  /// The children of the element that begins at a token.
  case children(Int, scope: Int)
  /// A component that a factory or higher-order component created from another component.
  ///
  /// The component can have named parts, such as `Card.Header`.
  case component(JSXValue, parts: [(key: String, value: JSXValue)])
  /// One of two values.
  ///
  /// An unknown condition decides between them.
  case choice(JSXUnknown, then: JSXValue, otherwise: JSXValue)
  case unknown(JSXUnknown)

  static let words: [String: JSXValue] = [
    "true": .bool(true), "false": .bool(false), "null": .null, "undefined": .undefined,
  ]

  /// Returns an unknown value for the expression at these tokens.
  static func unknown(at tokens: Range<Int>) -> JSXValue {
    .unknown(JSXUnknown(kind: .expression, tokens: tokens))
  }

  /// Whether JavaScript treats the value as true in a condition, or `nil` if this is unknown.
  var isTruthy: Bool? {
    switch self {
    case .string(let text, let unknownParts):
      text.isEmpty && !unknownParts.isEmpty ? nil : !text.isEmpty
    case .number(let number, _): number != 0
    case .bool(let flag): flag
    case .null, .undefined: false
    case .function, .setter, .object, .array, .module, .element, .children, .component: true
    case .choice, .unknown: nil
    }
  }

  /// The value as it appears in a text, or `nil` if it is not a string, number or other simple
  /// value.
  var text: String? {
    switch self {
    case .string(let text, _): text
    case .number(_, let digits): digits
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    case .undefined: "undefined"
    default: nil
    }
  }

  var unknownParts: [JSXUnknown] {
    if case .string(_, let unknownParts) = self { unknownParts } else { [] }
  }

  var isNullish: Bool? {
    switch self {
    case .null, .undefined: true
    case .unknown, .choice: nil
    default: false
    }
  }
}

struct JSXUnknown: Sendable {
  enum Kind: Sendable {
    /// A name that the file does not declare.
    case name
    /// A list with unknown entries.
    ///
    /// The screen shows one entry.
    case list
    case translation
    case expression
  }

  var kind: Kind
  var tokens: Range<Int>
  /// The name with its members, such as `user.name`, or the key of a translation.
  var path: String?
  /// The number of the React ref, if the value is a React ref, such as `field` or `field.current`.
  var refNumber: Int?
  /// The number of the React ref, if the value is a method of the ref's element, such as
  /// `field.current.focus`.
  var memberOfRef: Int?
  /// The assumed outcome, if the value is a condition.
  var resting: JSXResting?

  /// Updates `refNumber` and `memberOfRef` for a member access.
  mutating func appendMember(_ member: String) {
    memberOfRef = member == "current" ? nil : refNumber
    if member != "current" { refNumber = nil }
  }
}

/// The outcome of an unknown condition in the resting state of the app: the app has loaded, and all
/// flags are off.
///
/// Assumed: an unknown flag is false, an unknown number is 0, and an unknown text is empty, because
/// most states begin with these values. A branch with only a loading indicator is not part of the
/// resting state.
struct JSXResting: Sendable {
  /// Whether the condition is true.
  var holds: Bool
  /// The assumption for `--assume` that reverses the outcome, such as `busy=true`.
  ///
  /// This is `nil` if there is no simple assumption.
  var reversal: String?

  /// Reverses the outcome, and replaces ``reversal`` by the opposite assumption.
  mutating func toggle() {
    holds.toggle()
    guard let own = reversal else { return }
    let opposites = [("=true", "=false"), ("=false", "=true")]
    let (suffix, opposite) = opposites.first { own.hasSuffix($0.0) } ?? ("", "")
    reversal = suffix.isEmpty ? nil : own.dropLast(suffix.utf8.count) + opposite
  }
}
