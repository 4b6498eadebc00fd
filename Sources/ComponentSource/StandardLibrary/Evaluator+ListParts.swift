extension StandardMember {
  /// The members that select the same elements regardless of the order of the list.
  static let independentOfOrder: Set<StandardMember> = [
    .map, .compactMap, .flatMap, .filter, .filterNot, .filterNotNull, .sorted, .sortedDown,
    .sortedBy, .sortedByDown,
  ]

  /// The members with the same result for every order of the list.
  ///
  /// No result is a list.
  static let sameForEveryOrder: Set<StandardMember> = [
    .count, .isEmpty, .isNotEmpty, .contains, .any, .all, .none, .min, .max, .sum,
  ]
}

/// Members that return a part of a list, by positions or by a condition.
extension Evaluator {
  /// Returns the elements before the first element for which a function returns `false`, or the
  /// elements from that element on.
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
    // `list.drop { $0 < 3 }` is `list.drop(while: { $0 < 3 })`.
    if label == "while" || label == nil && call.function != nil { return split(call, values) }
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

  /// Returns the result of `reduce(0, +)` or `reduce(0, max)`.
  ///
  /// The function is an operator or a function of the library.
  mutating func reduced(
    _ values: ArraySlice<SourceValue>, from first: SourceValue, by function: String,
    _ call: StandardCall
  ) -> SourceValue? {
    var result = first
    for value in values {
      let operands = (currentValue(result), currentValue(value))
      if function == "max" || function == "min" {
        guard
          let next = standardMember(
            function, of: .list([operands.0, operands.1]), [], at: call.range, in: call.scope)
        else { return nil }
        result = next
      } else {
        result = arithmetic(operands.0, function, operands.1, at: call.range, in: call.scope)
      }
    }
    return result
  }

  /// Returns the parts of a list from `chunked(2)`, `windowed(3)` or `zipWithNext()`, or the
  /// results of a function for these parts.
  ///
  /// Source: Kotlin standard library, `kotlin.collections`.
  mutating func windows(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    if call.member == .zipWithNext {
      return pairs(call, zip(values, values.dropFirst()).map { ($0, $1) })
    }
    let isChunked = call.member == .chunked
    var plain = call
    if call.function != nil { plain.arguments.removeLast() }
    guard let size = integer("size", plain, at: 0, else: nil), size > 0,
      let step = isChunked ? size : integer("step", plain, at: 1, else: 1), step > 0,
      let isPartial = isChunked ? true : option("partialWindows", plain, at: 2)
    else { return nil }
    var parts: [SourceValue] = []
    for start in stride(from: 0, to: values.count, by: step) {
      let isWhole = values.count - start >= size
      guard isWhole || isPartial else { break }
      let part = SourceValue.list(Array(values[start..<(isWhole ? start + size : values.count)]))
      guard let function = call.function else {
        parts.append(part)
        continue
      }
      guard steps > 0 else { break }
      parts.append(result(of: function, [part], call, pass: start))
    }
    return .list(parts)
  }

  /// Returns a list of pairs, or of the results of the function in a call for these pairs.
  mutating func pairs(
    _ call: StandardCall, _ pairs: [(SourceValue, SourceValue)]
  ) -> SourceValue? {
    guard let function = call.function else {
      let isZip = call.member == .zip
      guard call.arguments.count == (isZip ? 1 : 0) else { return nil }
      return .list(pairs.map { .tuple([("first", $0), ("second", $1)]) })
    }
    var results: [SourceValue] = []
    for (index, pair) in pairs.enumerated() {
      guard steps > 0 else { break }
      results.append(result(of: function, [pair.0, pair.1], call, pass: index))
    }
    return .list(results)
  }

  /// Returns the values without repetitions.
  ///
  /// The result is `nil` if it is unknown whether two values are equal.
  mutating func unique(_ values: [SourceValue]) -> [SourceValue]? {
    if let unique = uniqueKeys(values) { return unique }
    var result: [SourceValue] = []
    for value in values {
      guard let isThere = contains(.list(result), value) else { return nil }
      if !isThere { result.append(value) }
    }
    return result
  }

  /// Returns the only element of a list, or the only element for which a function returns `true`.
  mutating func single(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    var matches = values
    if let function = call.function {
      matches = []
      for (index, value) in values.enumerated() {
        guard let holds = truth(of: currentValue(result(of: function, [value], call, pass: index)))
        else { return nil }
        if holds { matches.append(value) }
      }
    }
    if matches.count == 1 { return matches[0] }
    return call.name == "singleOrNull" ? .null : nil
  }

  /// Returns the integer in an argument, or a default integer if the call does not have the
  /// argument.
  private func integer(
    _ label: String, _ call: StandardCall, at position: Int, else other: Int?
  ) -> Int? {
    let unlabelled = call.arguments.filter { $0.label == nil && !$0.isTrailing }
    let value =
      call.arguments.first { $0.label == label }?.value
      ?? (position < unlabelled.count ? unlabelled[position].value : nil)
    guard let value else { return other }
    if case .integer(let integer) = currentValue(value) { return integer }
    return nil
  }
}
