extension StandardMember {
  /// The members that return the same elements regardless of the order of the list.
  static let independentOfOrder: Set<StandardMember> = [
    .map, .compactMap, .flatMap, .filter, .filterNot, .filterNotNull, .sorted, .sortedDown,
    .sortedBy, .sortedByDown,
  ]

  /// The members whose result is not a list and does not depend on the order of the list.
  static let sameForEveryOrder: Set<StandardMember> = [
    .count, .isEmpty, .isNotEmpty, .contains, .any, .all, .none, .min, .max, .sum,
  ]
}

/// The parts of lists that positions or a condition select.
extension Evaluator {
  /// Returns the elements before the first element for which a function is false, or the elements
  /// from this element on.
  mutating func split(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    guard let function = call.function else { return nil }
    let takes = call.member == .takeWhile || call.name == "prefix"
    for (index, value) in values.enumerated() {
      guard let holds = truth(of: currentValue(result(of: function, [value], call, pass: index)))
      else {
        return nil
      }
      if !holds {
        return .list(Array(takes ? values[..<index] : values[index...]))
      }
    }
    return .list(takes ? values : [])
  }

  /// Returns the first or last elements of a list, or the list without these elements.
  ///
  /// Returns `nil` if the number of elements is unknown.
  mutating func part(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    let label = call.arguments.first?.label
    if label == "while" { return split(call, values) }
    guard var count = call.arguments.isEmpty ? 1 : call.count, (0..<Int.max).contains(count)
    else { return nil }
    if label == "through" { count += 1 }
    switch call.member {
    case .prefix: return .list(Array(values.prefix(count)))
    case .suffix where label == "from": return .list(Array(values.dropFirst(count)))
    case .suffix: return .list(Array(values.suffix(count)))
    case .dropFirst: return .list(Array(values.dropFirst(count)))
    default: return .list(Array(values.dropLast(count)))
    }
  }

  /// Returns the elements at the positions of a range that is open at one end: `items[1...]`.
  func part(of values: [SourceValue], in range: Component) -> SourceValue? {
    guard let bounds = range.arguments, bounds.count == 2 else { return nil }
    func position(_ value: SourceValue, _ other: Int) -> Int? {
      if value.isNothing { return other }
      if case .integer(let index) = value { return index }
      return nil
    }
    guard let lower = position(bounds[0].value, 0),
      var upper = position(bounds[1].value, values.count)
    else { return nil }
    if range.name == "...", !bounds[1].value.isNothing { upper &+= 1 }
    guard lower >= 0, lower <= upper, upper <= values.count else { return nil }
    return .list(Array(values[lower..<upper]))
  }
}
