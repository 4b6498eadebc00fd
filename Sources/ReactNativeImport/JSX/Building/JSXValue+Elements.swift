extension JSXValue {
  /// The indices of the `<` tokens of all elements that the value may show.
  var elements: [Int] { elements(first: .max, values: .max) }

  /// Returns the indices of the `<` tokens of the first elements that the value may show.
  ///
  /// - Parameters:
  ///   - count: The maximum number of elements.
  ///   - limit: The maximum number of values that are examined.
  func elements(first count: Int, values limit: Int = 64) -> [Int] {
    var found: [Int] = []
    var waiting = [self]
    var seen = 0
    while found.count < count, seen < limit, let value = waiting.popLast() {
      seen += 1
      switch value {
      case .element(let element, _): found.append(element)
      case .array(let values): waiting += values.reversed()
      case .choice(_, let then, let otherwise): waiting += [otherwise, then]
      default: break
      }
    }
    return found
  }

  /// Whether the value may show an element or children.
  var containsElements: Bool {
    var waiting = [self]
    while let value = waiting.popLast() {
      switch value {
      case .element, .children, .array: return true
      case .choice(_, let then, let otherwise): waiting += [otherwise, then]
      default: break
      }
    }
    return false
  }
}
