/// The value of an expression, or the part of the value that the file determines.
///
/// A value refers to elements by their tokens. An element is built only if the screen shows it.
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
  /// A component that a factory or higher-order component made from another component.
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

  /// The unknown parts of the text.
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

  /// Returns a member that may come from a spread object with unknown members, as an unknown value.
  private func spreadMember(_ key: String) -> JSXValue? {
    guard case .object(let members) = self,
      case .unknown(var unknown)? = members.last(where: { $0.key == ReactProp.spread })?.value
    else { return nil }
    unknown.path = unknown.path.map { "\($0).\(key)" }
    return .unknown(unknown)
  }

  /// Whether the object does not list the first member of a path, but contains a spread object with
  /// unknown members.
  ///
  /// In this case, the member is probably missing.
  func mayContain(_ path: [JSXBinding.Step]) -> Bool {
    guard case .key(let key)? = path.first, case .object(let members) = self else { return false }
    return !members.contains { $0.key == key } && members.contains { $0.key == ReactProp.spread }
  }

  /// Returns the part of the value at a step, or `nil` if the part is unknown.
  func part(_ step: JSXBinding.Step) -> JSXValue? {
    switch (self, step) {
    case (.object(let members), .key(let key)):
      return members.last { $0.key == key }?.value ?? spreadMember(key) ?? .undefined
    case (.array(let values), .index(let index)):
      return values.indices.contains(index) ? values[index] : .undefined
    case (.array(let values), .key("length")):
      return .number(Double(values.count), "\(values.count)")
    case (.string(let text, let unknownParts), .key("length")) where unknownParts.isEmpty:
      return .number(Double(text.utf16.count), "\(text.utf16.count)")
    case (.object(let members), .rest(let keys)):
      return .object(members.filter { !keys.contains($0.key) })
    case (.array(let values), .tail(let start)): return .array(Array(values.dropFirst(start)))
    case (.choice(let condition, let then, let otherwise), _):
      guard let first = then.part(step), let second = otherwise.part(step) else { return nil }
      return .choice(condition, then: first, otherwise: second)
    default: return nil
    }
  }
}

struct JSXUnknown: Sendable {
  enum Kind: Sendable {
    /// A name that the file does not declare.
    case name
    /// A list with unknown entries, of which the screen shows one.
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
  /// The number of the React ref, if the value is a method of its element, such as
  /// `field.current.focus`.
  var memberOfRef: Int?
  /// The outcome at rest, if the value is a condition.
  var resting: JSXResting?

  /// Updates `refNumber` and `memberOfRef` for a member access.
  mutating func appendMember(_ member: String) {
    memberOfRef = member == "current" ? nil : refNumber
    if member != "current" { refNumber = nil }
  }
}
