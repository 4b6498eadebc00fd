extension Evaluator {
  /// Returns the value of a member of a list.
  mutating func listMember(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    if let value = selection(call, of: values) ?? transformation(call, of: values) { return value }
    switch call.member {
    case .count:
      guard let function = call.function else { return .integer(values.count) }
      return .integer(filtered(values, by: function, call).count)
    case .isEmpty, .isNullOrEmpty: return .boolean(values.isEmpty)
    case .isNotEmpty: return .boolean(!values.isEmpty)
    case .orEmpty, .same, .same2: return .list(values)
    case .ifEmpty:
      guard values.isEmpty, let function = call.function else { return .list(values) }
      return result(of: function, [], call)
    case .contains, .any, .all, .none: return test(call, of: values)
    case .joined: return .string(SourceText(joined(call, values)))
    case .min, .max, .sum, .average: return number(call, of: values)
    case .indices: return .range(0..<values.count)
    case .lastIndex: return .integer(values.count - 1)
    case .component:
      return values.indices.contains(call.componentIndex) ? values[call.componentIndex] : nil
    case .firstIndex: return index(call, of: values)
    case .lastIndexOf: return lastIndex(call, of: values)
    case .text: return .string(SourceText(text(of: .list(values), isRecorded: false)))
    case .reduce: return reduced(call, values)
    default: return nil
    }
  }

  /// Returns an element or part of a list.
  private mutating func selection(_ call: StandardCall, of values: [SourceValue]) -> SourceValue? {
    switch call.member {
    case .first, .firstOrNull, .find:
      guard let function = call.function else { return values.first ?? .null }
      return filtered(values, by: function, call).first ?? .null
    case .last, .lastOrNull:
      guard let function = call.function else { return values.last ?? .null }
      return filtered(values, by: function, call).last ?? .null
    case .maxBy, .minBy:
      let sorted = sorted(call, values)
      guard case .list(let sorted)? = sorted else { return nil }
      return (call.member == .minBy ? sorted.first : sorted.last) ?? .null
    case .substring:
      guard let bounds = call.bounds(within: values.count) else { return nil }
      return .list(Array(values[bounds]))
    case .partition:
      guard let function = call.function else { return nil }
      let kept = filtered(values, by: function, call)
      let others = values.filter { contains(.list(kept), $0) != true }
      return .tuple([("first", .list(kept)), ("second", .list(others))])
    case .element:
      if case .range(let bounds)? = call.first {
        return .list(Array(values[bounds.clamped(to: 0..<values.count)]))
      }
      guard let index = call.count else { return nil }
      return values.indices.contains(index) ? values[index] : .null
    case .prefix: return .list(Array(values.prefix(max(0, call.count ?? 0))))
    case .suffix: return .list(Array(values.suffix(max(0, call.count ?? 0))))
    case .dropFirst: return .list(Array(values.dropFirst(max(0, call.count ?? 1))))
    case .dropLast: return .list(Array(values.dropLast(max(0, call.count ?? 1))))
    case .filter: return call.function.map { .list(filtered(values, by: $0, call)) }
    case .filterNot:
      return call.function.map { function in
        let kept = filtered(values, by: function, call)
        return .list(values.filter { !(contains(.list(kept), $0) ?? false) })
      }
    case .takeWhile, .dropWhile: return split(call, values)
    case .filterNotNull: return .list(values.filter { !$0.isNull })
    case .distinct: return .list(unique(values))
    default: return nil
    }
  }

  /// Returns the elements before or from the first one for which a function is false.
  private mutating func split(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    guard let function = call.function else { return nil }
    for (index, value) in values.enumerated() {
      guard let holds = truth(of: plain(result(of: function, [value], call, pass: index))) else {
        return nil
      }
      if !holds {
        return .list(Array(call.member == .takeWhile ? values[..<index] : values[index...]))
      }
    }
    return .list(call.member == .takeWhile ? values : [])
  }

  private mutating func unique(_ values: [SourceValue]) -> [SourceValue] {
    var result: [SourceValue] = []
    for value in values where contains(.list(result), value) != true { result.append(value) }
    return result
  }

  /// Returns the elements for which a function is true.
  private mutating func filtered(
    _ values: [SourceValue], by function: SourceFunction, _ call: StandardCall
  ) -> [SourceValue] {
    var result: [SourceValue] = []
    for (index, value) in values.enumerated() {
      guard steps > 0 else { break }
      let kept = plain(self.result(of: function, [value], call, pass: index))
      // Assumed: an element is kept if the condition is unknown.
      if truth(of: kept) ?? true { result.append(value) }
    }
    return result
  }

  /// Returns a list made from a list.
  private mutating func transformation(
    _ call: StandardCall, of values: [SourceValue]
  ) -> SourceValue? {
    switch call.member {
    case .map, .mapIndexed, .compactMap, .flatMap, .forEach, .forEachIndexed:
      return mapped(call, values)
    case .sorted, .sortedDown, .sortedBy, .sortedByDown: return sorted(call, values)
    case .reversed: return .list(values.reversed())
    case .flatten:
      return .list(
        Array(
          values.flatMap { elements(of: $0, at: call.range) }.prefix(EvaluationLimit.maximumCount)))
    case .enumerated:
      return .list(
        values.enumerated().map {
          .tuple([("offset", .integer($0.offset)), ("element", $0.element)])
        })
    case .zip:
      let others = call.first.map { elements(of: $0, at: call.range) } ?? []
      return .list(zip(values, others).map { .tuple([("first", $0), ("second", $1)]) })
    case .adding:
      let others = call.first.map { $0.isList ? elements(of: $0, at: call.range) : [$0] } ?? []
      guard values.count + others.count <= EvaluationLimit.maximumCount else {
        return .list(values)
      }
      return .list(values + others)
    case .removing:
      return call.first.map { other in .list(values.filter { areEqual($0, other) != true }) }
    case .chunked:
      guard let size = call.count, size > 0 else { return nil }
      return .list(
        stride(from: 0, to: values.count, by: size).map {
          .list(Array(values[$0..<(values.count - $0 > size ? $0 + size : values.count)]))
        })
    case .grouped, .associated: return dictionary(call, of: values)
    default: return nil
    }
  }

  /// Returns the results of a function for each element.
  ///
  /// `forEach` returns what the passes show.
  private mutating func mapped(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    guard let function = call.function else { return nil }
    let isLoop = call.member == .forEach || call.member == .forEachIndexed
    if isLoop, values.count > EvaluationLimit.maximumPasses { reach(.passes, at: call.range) }
    var results: [SourceValue] = []
    for (index, value) in values.enumerated() {
      guard steps > 0, !isLoop || index < EvaluationLimit.maximumPasses else { break }
      let isIndexed = call.member == .mapIndexed || call.member == .forEachIndexed
      let result = result(
        of: function, isIndexed ? [.integer(index), value] : [value], call, pass: index)
      switch (call.member, plain(result)) {
      case (.compactMap, .null): continue
      case (.flatMap, .list(let inner)) where results.count < EvaluationLimit.maximumCount:
        results += inner
      default: results.append(result)
      }
    }
    guard isLoop else { return .list(results) }
    if call.name == "onEach" {
      if effects == nil { emitted += results.filter(\.canBeShown) }
      return .list(values)
    }
    let shown = results.filter(\.canBeShown).flatMap { contents(of: $0) }
    return shown.isEmpty ? .nothing : .components(shown)
  }

  /// Returns a sorted list.
  private mutating func sorted(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    let isDown = call.member == .sortedDown || call.member == .sortedByDown
    if let function = call.function ?? call.arguments.first.flatMap(\.value.asFunction) {
      if function.parameters.count == 2 || usesSecondParameter(function) {
        return sorted(values, by: function, call)
      }
      var keyed: [(key: SourceValue, value: SourceValue)] = []
      for (index, value) in values.enumerated() {
        keyed.append((result(of: function, [value], call, pass: index), value))
      }
      let result = stablySorted(keyed, isDown: isDown)
      return result.map { .list($0) }
    }
    // A sort operator of Swift: `sorted(by: >)`.
    let isReversed = call.first.map { text(of: $0, isRecorded: false) == ">" } ?? false
    return stablySorted(values.map { ($0, $0) }, isDown: isDown || isReversed).map { .list($0) }
  }

  private func stablySorted(
    _ keyed: [(key: SourceValue, value: SourceValue)], isDown: Bool
  ) -> [SourceValue]? {
    for (left, right) in zip(keyed, keyed.dropFirst()) where order(left.key, right.key) == nil {
      return nil
    }
    return keyed.enumerated()
      .sorted { left, right in
        let order = order(left.element.key, right.element.key) ?? 0
        return order == 0 ? left.offset < right.offset : (order < 0) != isDown
      }
      .map(\.element.value)
  }

  /// Returns a list sorted by a function that compares two elements: `sorted { $0.age < $1.age }`.
  private mutating func sorted(
    _ values: [SourceValue], by function: SourceFunction, _ call: StandardCall
  ) -> SourceValue? {
    // Insertion keeps the number of comparisons of a small list small, and its order stable.
    guard values.count <= EvaluationLimit.maximumPasses else { return .list(values) }
    var result: [SourceValue] = []
    for value in values {
      var position = result.count
      while position > 0 {
        let precedes = plain(self.result(of: function, [value, result[position - 1]], call))
        guard let precedes = truth(of: precedes) else { return .list(values) }
        if !precedes { break }
        position -= 1
      }
      result.insert(value, at: position)
    }
    return .list(result)
  }

  private mutating func reduced(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    let isSeeded = call.arguments.count > 1
    var rest = values[...]
    guard var value = isSeeded ? call.first : rest.popFirst() else { return nil }
    // `reduce(0, +)` has an operator as its function.
    if call.function == nil, let sign = call.arguments.last.map({ project.excerpt($0.range) }) {
      for element in rest {
        value = arithmetic(plain(value), sign, plain(element), at: call.range, in: call.scope)
      }
      return value
    }
    guard let function = call.function else { return nil }
    for element in rest {
      guard steps > 0 else { break }
      value = bounded(result(of: function, [value, element], call), at: call.range)
    }
    return value
  }
}

extension SourceValue {
  var isList: Bool {
    switch self {
    case .list, .range: true
    default: false
    }
  }

  var asFunction: SourceFunction? {
    if case .function(let function) = self { function } else { nil }
  }
}
