extension Evaluator {
  /// Returns a sorted list, or `nil` if the order is unknown.
  mutating func sorted(_ call: StandardCall, _ values: [SourceValue]) -> SourceValue? {
    var isDown = call.member == .sortedDown || call.member == .sortedByDown
    isDown = isDown || call.name == "sortDescending"
    var function = call.function
    let compares = function.map { comparesTwo($0, call) } ?? false
    if function == nil, let argument = call.arguments.first {
      guard call.arguments.count == 1 else { return nil }
      switch comparator(argument) {
      case .order(let reversed): isDown = isDown != reversed
      case .selector(let own, let reversed): (function, isDown) = (own, isDown != reversed)
      case nil: return nil
      }
    }
    guard let function else {
      return stablySorted(values.map { ($0, $0) }, isDown: isDown, call).map { .list($0) }
    }
    if compares { return sorted(values, by: function, call) }
    var keyed: [(key: SourceValue, value: SourceValue)] = []
    for (index, value) in values.enumerated() {
      keyed.append((result(of: function, [value], call, pass: index), value))
    }
    return stablySorted(keyed, isDown: isDown, call).map { .list($0) }
  }

  private enum Comparator {
    case order(isReversed: Bool)
    case selector(SourceFunction, isReversed: Bool)
  }

  /// Returns the comparison in an argument: `>`, `compareByDescending { it.age }`.
  private func comparator(_ argument: ComponentArgument) -> Comparator? {
    switch project.excerpt(argument.range) {
    case "<", "(<)", "naturalOrder()": return .order(isReversed: false)
    case ">", "(>)", "reverseOrder()", "Comparator.reverseOrder()": return .order(isReversed: true)
    default: break
    }
    if argument.label == "using" { return keyComparator(argument.value) }
    guard case .component(let component) = argument.value, component.modifiers.isEmpty,
      component.arguments?.count == 1, let function = component.arguments?.first?.value.asFunction
    else { return nil }
    switch component.name {
    case "compareBy", "Comparator": return .selector(function, isReversed: false)
    case "compareByDescending": return .selector(function, isReversed: true)
    default: return nil
    }
  }

  /// Returns the comparison by a key path: `KeyPathComparator(\.age, order: .reverse)`.
  ///
  /// Source: Foundation, `KeyPathComparator`.
  private func keyComparator(_ value: SourceValue) -> Comparator? {
    guard case .component(let component) = value, component.name == "KeyPathComparator",
      let arguments = component.arguments, let key = arguments.first?.value.asFunction
    else { return nil }
    if arguments.count == 1 { return .selector(key, isReversed: false) }
    guard arguments.count == 2, arguments[1].label == "order",
      case .component(let order) = arguments[1].value
    else { return nil }
    switch order.lastName {
    case "forward": return .selector(key, isReversed: false)
    case "reverse": return .selector(key, isReversed: true)
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
