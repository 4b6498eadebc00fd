/// Lists whose elements a function of the standard library generates.
extension Evaluator {
  /// Returns a list whose elements are generated: `List(3) { … }`, `Array(repeating:count:)`.
  mutating func generated(
    _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    if arguments[0].label == "repeating",
      case .integer(let count) = currentValue(arguments[1].value)
    {
      let values = Array(
        repeating: arguments[0].value, count: min(max(0, count), EvaluationLimit.maximumCount))
      return list(values, of: count, at: range)
    }
    guard case .integer(let count) = currentValue(arguments[0].value),
      let function = arguments[1].value.asFunction
    else { return nil }
    var result: [SourceValue] = []
    for index in 0..<min(max(0, count), EvaluationLimit.maximumCount) {
      guard steps > 0 else { break }
      result.append(
        invoke(
          function, Evaluator.unlabelled([.integer(index)], at: range), receiver: function.receiver,
          at: range, in: scope, pass: index))
    }
    return list(result, of: count, at: range)
  }

  /// Returns a list of elements, or an unknown value with these elements if the list has more of
  /// them than a limit allows.
  private mutating func list(
    _ values: [SourceValue], of count: Int, at range: SourceRange
  ) -> SourceValue {
    if values.count >= count { return .list(values) }
    recordLimit(.length, at: range)
    return .unknown(
      UnknownValue(.expression, named: project.excerpt(range), at: range, elements: values))
  }

  /// Returns the numbers of `stride(from:to:by:)` or `stride(from:through:by:)`.
  mutating func strided(
    _ arguments: [ComponentArgument], at range: SourceRange
  ) -> SourceValue? {
    guard arguments.count == 3, case .integer(let from) = currentValue(arguments[0].value),
      case .integer(let to) = currentValue(arguments[1].value),
      case .integer(let step) = currentValue(arguments[2].value), step != 0
    else { return nil }
    let limit = EvaluationLimit.maximumCount
    let values =
      arguments[1].label == "through"
      ? Array(stride(from: from, through: to, by: step).prefix(limit + 1))
      : Array(stride(from: from, to: to, by: step).prefix(limit + 1))
    let elements = values.prefix(limit).map { SourceValue.integer($0) }
    return list(elements, of: values.count, at: range)
  }
}
