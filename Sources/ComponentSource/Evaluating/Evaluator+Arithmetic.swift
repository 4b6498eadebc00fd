extension Evaluator {
  /// Returns the value of an arithmetic operator.
  ///
  /// `+` also joins texts and lists. What neither language defines is asked of the framework:
  /// `Text("a") + Text("b")`.
  mutating func arithmetic(
    _ left: SourceValue, _ sign: String, _ right: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    switch (left, right) {
    case (.integer(let left), .integer(let right)):
      return integer(left, sign, right).map { .integer($0) } ?? unknown(.expression, at: range)
    case (.integer, .number), (.number, .integer), (.number, .number):
      let result = Evaluator.number(left.asNumber ?? 0, sign, right.asNumber ?? 0)
      return result.map { .number($0) } ?? unknown(.expression, at: range)
    case (.string(let text), .integer(let distance))
    where text.isCharacter && (sign == "+" || sign == "-"):
      return moved(text, by: sign == "+" ? distance : 0 &- distance)
        ?? unknown(.expression, at: range)
    case (.string, _) where sign == "+", (_, .string) where sign == "+":
      return joined(left, right, at: range)
    case (.string(let text), .integer(let count)) where sign == "*":
      guard let known = text.known, count >= 0, count <= EvaluationLimit.maximumTextLength,
        known.utf8.count * count <= EvaluationLimit.maximumTextLength
      else {
        reach(.length, at: range)
        return left
      }
      return .string(SourceText(String(repeating: known, count: count)))
    case (.list(let values), .list(let others)) where sign == "+":
      guard values.count + others.count <= EvaluationLimit.maximumCount else {
        reach(.length, at: range)
        return left
      }
      return .list(values + others)
    case (.list(let values), .list(let others)) where sign == "-":
      return .list(values.filter { contains(.list(others), $0) != true })
    case (.list(let values), _) where sign == "-":
      return .list(values.filter { areEqual($0, right) != true })
    case (.list(let values), _) where sign == "+" && !right.isUnknown:
      guard values.count < EvaluationLimit.maximumCount else { return left }
      return .list(values + [right])
    case (.dictionary(let entries), .dictionary(let others)) where sign == "+":
      return .dictionary(entries + others)
    case (.boolean(let left), .boolean(let right)):
      switch sign {
      case "and", "&": return .boolean(left && right)
      case "or", "|": return .boolean(left || right)
      case "xor", "^": return .boolean(left != right)
      default: return unknown(.expression, at: range)
      }
    default: return infix(left, sign, right, at: range, in: scope)
    }
  }

  /// Returns the character at a distance of code points from another one.
  private func moved(_ text: SourceText, by distance: Int) -> SourceValue? {
    guard let scalar = text.known?.unicodeScalars.first else { return nil }
    let (value, overflows) = Int(scalar.value).addingReportingOverflow(distance)
    guard !overflows, let code = UInt32(exactly: value) else { return nil }
    return Unicode.Scalar(code).map { .character(Character($0)) }
  }

  /// Returns the value of an operator that a type of the source, or the framework, defines.
  private mutating func infix(
    _ left: SourceValue, _ sign: String, _ right: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let arguments = Evaluator.unlabelled([right], at: range)
    if let value = memberCall(sign, of: left, arguments, at: range, in: scope) { return value }
    let operands = Evaluator.unlabelled([left, right], at: range)
    if let function = best(project.functions[sign] ?? [], for: operands), function.body != nil {
      return invoke(self.function(function), operands, receiver: nil, at: range, in: scope)
    }
    if left.isComponent || right.isComponent, !left.isUnknown {
      return .component(
        Component(sign, operands, at: range, identity: scopes[scope].path.appending(range)))
    }
    if case .list = left {
      let shown = contents(of: left)
      if !shown.isEmpty { return .components(shown) }
    }
    return unknown(.expression, at: range)
  }

  private func integer(_ left: Int, _ sign: String, _ right: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+", "&+": result = left.addingReportingOverflow(right)
    case "-", "&-": result = left.subtractingReportingOverflow(right)
    case "*", "&*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    case "%", "rem", "mod": result = left.remainderReportingOverflow(dividingBy: right)
    case "&", "and": return left & right
    case "|", "or": return left | right
    case "^", "xor": return left ^ right
    case "<<", "shl": return left << right
    case ">>", "shr": return left >> right
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }

  static func number(_ left: Double, _ sign: String, _ right: Double) -> Double? {
    switch sign {
    case "+": left + right
    case "-": left - right
    case "*": left * right
    case "/": left / right
    case "%": left.truncatingRemainder(dividingBy: right)
    default: nil
    }
  }
}
