internal import AccessibilityTree

extension PropValue {
  /// The value, or `nil` for `null` and `undefined`.
  var given: PropValue? {
    switch rested {
    case .null, .undefined: nil
    default: self
    }
  }

  /// The value that remains if every unknown condition has its outcome in the resting state (see
  /// ``JSXResting``).
  var rested: PropValue {
    var value = self
    while case .assumed(let inner, _) = value { value = inner }
    return value
  }

  /// The text of a string or the digits of a number, or `nil` for other values.
  var text: String? {
    switch rested {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The text of a string or number.
  ///
  /// For an unknown value, this is its source code in brackets: `⟨user.name⟩`.
  var textOrExcerpt: String? {
    if case .unknown(let excerpt) = rested { "⟨\(excerpt)⟩" } else { text }
  }

  /// Whether the value, or the condition on which it depends, is unknown.
  var isUnknown: Bool {
    switch self {
    case .unknown, .assumed: true
    default: false
    }
  }

  var string: String? { if case .string(let text) = rested { text } else { nil } }

  var bool: Bool? { if case .bool(let flag) = rested { flag } else { nil } }

  /// The value of a number or of a string that contains a number, or `nil` for other values.
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

  /// Returns the last member with this key, or `nil` if the member is missing, `null` or
  /// `undefined`.
  subscript(key: String) -> PropValue? { members.last { $0.key == key }?.value.given }

  /// The indices of the items of all elements in the value, in order.
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
