internal import Simulator

extension PropValue {
  /// Whether it counts as not given: `null` and `undefined`.
  var isAbsent: Bool {
    switch self {
    case .null, .undefined: true
    default: false
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
    if case .unknown(let excerpt) = self { return "⟨\(excerpt)⟩" }
    return text
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  var bool: Bool? {
    guard case .bool(let flag) = self else { return nil }
    return flag
  }

  /// The number, also where it is given as a string; absent when it cannot be held.
  var double: Double? {
    guard let text, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  /// The members of an object, later ones of the same key last; none for other values.
  var members: [(key: String, value: PropValue)] {
    guard case .object(let members) = self else { return [] }
    return members
  }

  /// The elements of an array; none for other values.
  var elements: [PropValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The last member with that key, unless it is `null` or `undefined`.
  subscript(key: String) -> PropValue? {
    guard let value = members.last(where: { $0.key == key })?.value, !value.isAbsent else {
      return nil
    }
    return value
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
