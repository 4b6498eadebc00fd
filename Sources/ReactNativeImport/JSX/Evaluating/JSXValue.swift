/// What an expression is worth, as far as the file alone tells.
///
/// Elements are only pointed at, so that nothing is built before it is known to be shown.
indirect enum JSXValue: Sendable {
  case string(String, holes: [JSXUnknown] = [])
  case number(Double, String)
  case bool(Bool)
  case null
  case undefined
  /// A function of the file with the scope it was made in, or any other.
  case function(Int?, scope: Int)
  case object([(key: String, value: JSXValue)])
  case array([JSXValue])
  /// All that a file exports, by its place among the files.
  case module(Int)
  /// The element that begins with a token.
  case element(Int, scope: Int)
  /// What is inside the element that begins with a token.
  case children(Int, scope: Int)
  /// One of two values, by a condition that only the running app knows.
  case choice(JSXUnknown, then: JSXValue, otherwise: JSXValue)
  case unknown(JSXUnknown)

  /// Words that are values.
  static let words: [String: JSXValue] = [
    "true": .bool(true), "false": .bool(false), "null": .null, "undefined": .undefined,
  ]

  /// What is not understood at some tokens.
  static func unknown(at tokens: Range<Int>) -> JSXValue {
    .unknown(JSXUnknown(kind: .expression, tokens: tokens))
  }

  /// Whether a condition of it holds; absent where only the running app knows.
  var isTruthy: Bool? {
    switch self {
    case .string(let text, let holes): text.isEmpty && !holes.isEmpty ? nil : !text.isEmpty
    case .number(let number, _): number != 0
    case .bool(let flag): flag
    case .null, .undefined: false
    case .function, .object, .array, .module, .element, .children: true
    case .choice, .unknown: nil
    }
  }

  /// The text that it is in another text.
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

  /// What in its text only the running app knows.
  var holes: [JSXUnknown] {
    if case .string(_, let holes) = self { holes } else { [] }
  }

  var isNullish: Bool? {
    switch self {
    case .null, .undefined: true
    case .unknown, .choice: nil
    default: false
    }
  }

  /// A member that may be among those that only the running app knows.
  private func spreadMember(_ key: String) -> JSXValue? {
    guard case .object(let members) = self,
      case .unknown(var unknown)? = members.last(where: { $0.key == ReactProp.spread })?.value
    else { return nil }
    unknown.path = unknown.path.map { "\($0).\(key)" }
    return .unknown(unknown)
  }

  /// Whether only members that the running app knows can be at the end of a way, so that most likely
  /// nothing is.
  func mayHold(_ path: [JSXBinding.Step]) -> Bool {
    guard case .key(let key)? = path.first, case .object(let members) = self else { return false }
    return !members.contains { $0.key == key } && members.contains { $0.key == ReactProp.spread }
  }

  /// The values of which a condition chooses one, where all of them are known.
  var literals: [PropValue]? {
    switch self {
    case .string(let text, let holes): holes.isEmpty ? [.string(text)] : nil
    case .number(_, let digits): [.number(digits)]
    case .bool(let flag): [.bool(flag)]
    case .null: [.null]
    case .undefined: [.undefined]
    case .choice(_, let then, let otherwise):
      then.literals.flatMap { first in otherwise.literals.map { first + $0 } }
    case .function, .object, .array, .module, .element, .children, .unknown: nil
    }
  }

  /// The part behind a step.
  func part(_ step: JSXBinding.Step) -> JSXValue? {
    switch (self, step) {
    case (.object(let members), .key(let key)):
      return members.last { $0.key == key }?.value ?? spreadMember(key) ?? .undefined
    case (.array(let values), .index(let index)):
      return values.indices.contains(index) ? values[index] : .undefined
    case (.array(let values), .key("length")):
      return .number(Double(values.count), "\(values.count)")
    case (.string(let text, let holes), .key("length")) where holes.isEmpty:
      return .number(Double(text.utf16.count), "\(text.utf16.count)")
    case (.object(let members), .rest(let keys)):
      return .object(members.filter { !keys.contains($0.key) })
    case (.array(let values), .tail(let start)): return .array(Array(values.dropFirst(start)))
    default: return nil
    }
  }
}

/// Something that only the running app knows.
struct JSXUnknown: Sendable {
  enum Kind: Sendable {
    /// A name that the file does not explain.
    case name
    /// A text that is looked up by its key.
    case translation
    /// An expression that is not understood.
    case expression
  }

  var kind: Kind
  var tokens: Range<Int>
  /// The name with its members, `user.name`, or the key of a translation.
  var path: String?
  /// The number of the reference (`useRef()`) that it is, or whose `current` it is.
  var reference: Int?
  /// That of the reference whose member it is: `field.current.focus`.
  var receiver: Int?

  /// Becomes a member of what it was.
  mutating func follow(_ member: String) {
    receiver = member == "current" ? nil : reference
    if member != "current" { reference = nil }
  }
}
