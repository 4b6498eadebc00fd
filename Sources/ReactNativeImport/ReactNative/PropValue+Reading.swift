internal import AccessibilityTree

extension PropValue {
  /// The value, or `nil` for `null` and `undefined`.
  var given: PropValue? {
    switch rested {
    case .null, .undefined: nil
    default: self
    }
  }

  /// The value, with an unknown condition replaced by its outcome at rest.
  var rested: PropValue {
    var value = self
    while case .assumed(let inner, _) = value { value = inner }
    return value
  }

  /// The text of a string or number.
  var text: String? {
    switch rested {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The text.
  ///
  /// For an unknown value, the result is the source code in brackets: `⟨user.name⟩`.
  var textOrExcerpt: String? {
    if case .unknown(let excerpt) = rested { "⟨\(excerpt)⟩" } else { text }
  }

  /// Whether the file does not determine the value.
  var isUnknown: Bool {
    switch self {
    case .unknown, .assumed: true
    default: false
    }
  }

  var string: String? { if case .string(let text) = rested { text } else { nil } }

  var bool: Bool? { if case .bool(let flag) = rested { flag } else { nil } }

  /// The number, which can also be written as a string, or `nil` if the value is not a number.
  var double: Double? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  var members: [(key: String, value: PropValue)] {
    if case .object(let members) = rested { members } else { [] }
  }

  var elements: [PropValue] {
    if case .array(let elements) = rested { elements } else { [] }
  }

  /// Returns the last member with a key, unless it is `null` or `undefined`.
  subscript(key: String) -> PropValue? { members.last { $0.key == key }?.value.given }

  /// The items of all elements in the value, in order.
  var items: [Int] {
    var found: [Int] = []
    var pending = [self]
    while let value = pending.popLast() {
      switch value {
      case .element(let item): found.append(item)
      case .array(let values): pending += values.reversed()
      case .object(let members): pending += members.reversed().map(\.value)
      case .assumed(let value, _): pending.append(value)
      default: break
      }
    }
    return found
  }
}
