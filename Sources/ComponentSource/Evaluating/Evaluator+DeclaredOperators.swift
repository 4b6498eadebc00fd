/// Operators that the source declares.
extension Evaluator {
  /// Returns the result of an operator function of an operand's type, or else of a global operator
  /// function.
  ///
  /// The result is `nil` if the source declares no such function.
  mutating func declaredOperator(
    _ sign: String, _ operands: [SourceValue], at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    let arguments = Evaluator.unlabelled(operands, at: range)
    for operand in operands {
      guard let type = typeIndex(of: operand) else { continue }
      let candidates = methods(sign, ofType: type, isStatic: true).map(\.declaration)
        .filter { $0.parameters.count == operands.count }
      guard let own = best(candidates, for: arguments) else { continue }
      return invoke(
        function(own, receiver: .type(type), type: type), arguments, receiver: .type(type),
        at: range, in: scope)
    }
    let candidates = (project.functions[sign] ?? []).filter {
      $0.parameters.count == operands.count && $0.body != nil
    }
    guard let own = best(candidates, for: arguments) else { return nil }
    return invoke(function(own), arguments, receiver: nil, at: range, in: scope)
  }

  /// Returns the result of a prefix operator that is neither `!` nor a sign of a number.
  mutating func declaredPrefix(
    _ sign: String, _ operand: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    if sign == "~", case .integer(let number) = operand { return .integer(~number) }
    return declaredOperator(sign, [operand], at: range, in: scope)
      ?? unknown(.expression, at: range)
  }
}
