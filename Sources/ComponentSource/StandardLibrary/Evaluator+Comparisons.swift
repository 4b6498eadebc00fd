/// Comparisons of values with the functions of Kotlin.
///
/// Source: Kotlin standard library, `kotlin.Comparable` and `kotlin.comparisons`.
extension Evaluator {
  /// Returns the result of `compareTo` of a value of the standard library, or `nil` for other
  /// values.
  func comparison(
    of receiver: SourceValue, with arguments: [ComponentArgument]
  ) -> SourceValue? {
    guard framework.language.isKotlin, arguments.count == 1 else { return nil }
    let (left, right) = (currentValue(receiver), currentValue(arguments[0].value))
    switch left {
    case .string(let text):
      guard case .string(let otherText) = right, let own = text.known, let other = otherText.known
      else { return nil }
      for (first, second) in zip(own.utf16, other.utf16) where first != second {
        return .integer(Int(first) - Int(second))
      }
      return .integer(own.utf16.count - other.utf16.count)
    case .integer, .number, .float, .boolean, .enumCase:
      return order(left, right).map { .integer($0) }
    default: return nil
    }
  }

  /// Returns the result of `compareValues(a, b)` or of `compareValuesBy(a, b, { … })`, or `nil` if
  /// the order is unknown.
  mutating func comparedValues(
    _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard framework.language.isKotlin, arguments.count >= 2 else { return nil }
    let (left, right) = (currentValue(arguments[0].value), currentValue(arguments[1].value))
    guard arguments.count > 2 else { return nullableOrder(left, right).map { .integer($0) } }
    for argument in arguments.dropFirst(2) {
      guard let selector = argument.value.asFunction else { return nil }
      let first = key(of: left, by: selector, at: range, in: scope)
      let second = key(of: right, by: selector, at: range, in: scope)
      guard let order = nullableOrder(first, second) else { return nil }
      if order != 0 { return .integer(order) }
    }
    return .integer(0)
  }

  private mutating func key(
    of value: SourceValue, by selector: SourceFunction, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let arguments = Evaluator.unlabelled([value], at: range)
    return currentValue(
      invoke(selector, arguments, receiver: selector.receiver, at: range, in: scope))
  }

  /// Returns the order of two values, of which `null` is the smallest.
  private func nullableOrder(_ left: SourceValue, _ right: SourceValue) -> Int? {
    switch (left.isNull, right.isNull) {
    case (true, true): 0
    case (true, false): right.isUnknown ? nil : -1
    case (false, true): left.isUnknown ? nil : 1
    case (false, false): order(left, right)
    }
  }
}
