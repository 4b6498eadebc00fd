internal import Simulator

extension PropValue {
  /// The value, unless it counts as not given: `null` and `undefined`.
  var given: PropValue? {
    switch self {
    case .null, .undefined: nil
    default: self
    }
  }

  /// The text, if it is one or is shown as one.
  var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    default: nil
    }
  }

  /// The text, or what only the running app knows between brackets: `⟨user.name⟩`.
  var textOrExcerpt: String? {
    switch self {
    case .unknown(let excerpt), .oneOf(_, let excerpt): return "⟨\(excerpt)⟩"
    default: return text
    }
  }

  /// Whether the file does not tell which value it is.
  var isOpen: Bool {
    switch self {
    case .unknown, .oneOf: true
    default: false
    }
  }

  /// The text, or the first of those that it may be where it is a text in any case.
  var textOrFirst: String? {
    guard case .oneOf(let values, _) = self else { return text }
    let texts = values.compactMap(\.text)
    return texts.count == values.count ? texts.first : nil
  }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  var bool: Bool? { if case .bool(let flag) = self { flag } else { nil } }

  /// The number, also where it is given as a string; absent when it cannot be held.
  var double: Double? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The members of an object, later ones of the same key last; none for other values.
  var members: [(key: String, value: PropValue)] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; none for other values.
  var elements: [PropValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The last member with that key, unless it is `null` or `undefined`.
  subscript(key: String) -> PropValue? {
    members.last { $0.key == key }?.value.given
  }

  /// The items of elements in it, in order.
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
