internal import AccessibilityTree

extension PropValue {
  /// The value, or `nil` for `null` and `undefined`.
  var given: PropValue? {
    switch self {
    case .null, .undefined: nil
    default: self
    }
  }

  /// The text of a string or number.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The text, or the source of an unknown value in brackets: `⟨user.name⟩`.
  var textOrExcerpt: String? {
    switch self {
    case .unknown(let excerpt), .oneOf(_, let excerpt): return "⟨\(excerpt)⟩"
    default: return text
    }
  }

  /// Whether the file does not determine the value.
  var isUnknown: Bool {
    switch self {
    case .unknown, .oneOf: true
    default: false
    }
  }

  /// The text, or the first alternative if all alternatives are texts.
  var textOrFirst: String? {
    guard case .oneOf(let values, _) = self else { return text }
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts.first : nil
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The number, also if given as a string; `nil` if it does not fit.
  var double: Double? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  var members: [(key: String, value: PropValue)] {
    if case .object(let members) = self { members } else { [] }
  }

  var elements: [PropValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// Returns the last member with a key, unless it is `null` or `undefined`.
  subscript(key: String) -> PropValue? { members.last { $0.key == key }?.value.given }

  /// The items of the elements in the value, in order.
  var items: [Int] {
    var found: [Int] = []
    var pending = [self]
    while let value = pending.popLast() {
      switch value {
      case .element(let item): found.append(item)
      case .array(let values): pending += values.reversed()
      case .object(let members): pending += members.reversed().map(\.value)
      default: break
      }
    }
    return found
  }
}
