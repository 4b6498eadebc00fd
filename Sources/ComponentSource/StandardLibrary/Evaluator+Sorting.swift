extension Evaluator {
  /// Returns a sorted list, or `nil` if the order is unknown.
  mutating func sorted(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    var isDown = call.member == .sortedDown || call.member == .sortedByDown
    isDown = isDown || call.name == "sortDescending"
    let function = call.function
    let compares = function.map { comparesTwo($0, call) } ?? false
    if function == nil, let argument = call.arguments.first {
      guard call.arguments.count == 1 else { return nil }
      switch comparator(argument) {
      case .order(let reversed): isDown = isDown != reversed
      case .keys(let keys):
        if framework.language.isKotlin, let own = keys.first?.function, keys.count == 1,
          comparesTwo(own, call), !isDown, !keys[0].isReversed
        {
          return sorted(values, by: own, call)
        }
        return sorted(values, by: keys, isDown: isDown, call)
      case nil: return nil
      }
    }
    guard let function else {
      return stablySorted(values.map { ($0, $0) }, isDown: isDown, call).map { .list($0) }
    }
    if compares { return sorted(values, by: function, call) }
    return sorted(values, by: [SortKey(function)], isDown: isDown, call)
  }

  /// Returns a list sorted by keys.
  ///
  /// The sort keeps the order of equal values, so the list is sorted by the last key first.
  private mutating func sorted(
    _ values: [SourceValue], by keys: [SortKey], isDown: Bool, _ call: StandardCall
  ) -> SourceValue? {
    var values = values
    for key in keys.reversed() {
      var keyed: [(key: SourceValue, value: SourceValue)] = []
      for (index, value) in values.enumerated() {
        keyed.append((result(of: key.function, [value], call, pass: index), value))
      }
      guard let sorted = stablySorted(keyed, isDown: isDown != key.isReversed, call) else {
        return nil
      }
      values = sorted
    }
    return .list(values)
  }

  /// A function that returns the key by which a list is sorted.
  private struct SortKey {
    var function: SourceFunction
    var isReversed: Bool

    init(_ function: SourceFunction, isReversed: Bool = false) {
      (self.function, self.isReversed) = (function, isReversed)
    }
  }

  private enum Comparator {
    case order(isReversed: Bool)
    /// The first key is the most significant one.
    case keys([SortKey])
  }

  /// Returns the comparison in an argument: `>`, `compareByDescending { it.age }`.
  private func comparator(_ argument: ComponentArgument) -> Comparator? {
    switch project.excerpt(argument.range) {
    case "<", "(<)", "naturalOrder()": return .order(isReversed: false)
    case ">", "(>)", "reverseOrder()", "Comparator.reverseOrder()": return .order(isReversed: true)
    default: break
    }
    if argument.label == "using" { return keyComparators(argument.value).map { .keys($0) } }
    guard case .component(let component) = argument.value, let arguments = component.arguments,
      !arguments.isEmpty
    else { return nil }
    let isDown = component.name == "compareByDescending"
    guard isDown || ["compareBy", "Comparator"].contains(component.name),
      arguments.count == 1 || component.name == "compareBy"
    else { return nil }
    var keys: [SortKey] = []
    for argument in arguments {
      guard let function = argument.value.asFunction else { return nil }
      keys.append(SortKey(function, isReversed: isDown))
    }
    return applying(component.modifiers, to: keys).map { .keys($0) }
  }

  /// Returns the keys of a comparison after calls of its members: `.thenBy { it.name }`.
  private func applying(_ members: [Component], to keys: [SortKey]) -> [SortKey]? {
    var keys = keys
    for member in members {
      switch (member.name, member.arguments?.first?.value.asFunction) {
      case ("thenBy", let function?): keys.append(SortKey(function))
      case ("thenByDescending", let function?):
        keys.append(SortKey(function, isReversed: true))
      default: return nil
      }
    }
    return keys
  }

  /// Returns the keys of a comparison by key paths, or of a list of such comparisons.
  private func keyComparators(_ value: SourceValue) -> [SortKey]? {
    guard case .list(let comparators) = currentValue(value) else {
      return keyComparator(value).map { [$0] }
    }
    let keys = comparators.compactMap(keyComparator)
    return keys.isEmpty || keys.count < comparators.count ? nil : keys
  }

  /// Returns the key of a comparison by a key path: `KeyPathComparator(\.age, order: .reverse)`.
  ///
  /// Source: Foundation, `KeyPathComparator` and `SortDescriptor`.
  private func keyComparator(_ value: SourceValue) -> SortKey? {
    guard case .component(let component) = currentValue(value),
      ["KeyPathComparator", "SortDescriptor"].contains(component.name),
      let arguments = component.arguments, let key = arguments.first?.value.asFunction
    else { return nil }
    if arguments.count == 1 { return SortKey(key) }
    guard arguments.count == 2, arguments[1].label == "order",
      case .component(let order) = arguments[1].value
    else { return nil }
    switch order.lastName {
    case "forward": return SortKey(key)
    case "reverse": return SortKey(key, isReversed: true)
    default: return nil
    }
  }

  /// Whether a function compares two elements rather than returning the key of one element.
  private func comparesTwo(_ function: SourceFunction, _ call: StandardCall) -> Bool {
    if function.parameters.count == 2 { return true }
    return call.arguments.first?.label == "by" || usesSecondParameter(function)
      || !framework.language.isKotlin && ["sorted", "sort", "min", "max"].contains(call.name)
  }

  private mutating func stablySorted(
    _ keyed: [(key: SourceValue, value: SourceValue)], isDown: Bool, _ call: StandardCall
  ) -> [SourceValue]? {
    let isOwn = keyed.contains { $0.key.isMember && !$0.key.isCase }
    if isOwn {
      guard keyed.count <= EvaluationLimit.maximumPasses else { return nil }
      return inserted(keyed) { evaluator, left, right in
        let sign = isDown ? ">" : "<"
        let holds = evaluator.binary(left, sign, right, at: call.range, in: call.scope)
        return evaluator.truth(of: holds)
      }
    }
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
    guard values.count <= EvaluationLimit.maximumPasses else { return nil }
    let isComparator = framework.language.isKotlin
    return inserted(values.map { ($0, $0) }) { evaluator, left, right in
      let result = evaluator.currentValue(evaluator.result(of: function, [left, right], call))
      if isComparator, case .integer(let order) = result { return order < 0 }
      return evaluator.truth(of: result)
    }.map { .list($0) }
  }

  /// Sorts values by their keys.
  ///
  /// Returns `nil` if the order of two keys is unknown.
  ///
  /// The sort is an insertion sort. It needs few comparisons for a short list, and it keeps the
  /// order of equal values.
  private mutating func inserted(
    _ keyed: [(key: SourceValue, value: SourceValue)],
    _ precedes: (inout Evaluator, SourceValue, SourceValue) -> Bool?
  ) -> [SourceValue]? {
    var result: [(key: SourceValue, value: SourceValue)] = []
    for own in keyed {
      var position = result.count
      while position > 0 {
        guard let holds = precedes(&self, own.key, result[position - 1].key) else { return nil }
        if !holds { break }
        position -= 1
      }
      result.insert(own, at: position)
    }
    return result.map(\.value)
  }
}

extension SourceValue {
  var isCase: Bool { if case .enumCase = self { true } else { false } }
}
