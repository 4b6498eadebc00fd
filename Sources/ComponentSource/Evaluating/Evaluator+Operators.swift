extension Evaluator {
  /// Returns the value of operands with operators between them, from left to right.
  mutating func operation(_ expression: Expression, in scope: Int) -> SourceValue {
    guard case .operation(let operands, let signs) = expression.form, let first = operands.first
    else { return unknown(.expression, at: expression.range) }
    let outer = optionalOperand
    if signs.first == "??" { optionalOperand = first.range }
    var left = first.isMissing ? .nothing : evaluate(first, in: scope)
    optionalOperand = outer
    for index in 1..<max(1, min(operands.count, signs.count + 1)) {
      if let value = decided(left, signs[index - 1]) {
        left = value
        continue
      }
      let right: SourceValue =
        operands[index].isMissing ? .nothing : evaluate(operands[index], in: scope)
      let range = first.range.through(operands[index].range)
      left = operation(left, signs[index - 1], right, at: range, in: scope)
    }
    return left
  }

  /// Returns the result of a binary operation if the left operand is enough to determine it, or
  /// `nil` if the right operand is needed.
  private mutating func decided(_ left: SourceValue, _ sign: String) -> SourceValue? {
    switch sign {
    case "&&": return truth(of: assumed(currentValue(left))) == false ? .boolean(false) : nil
    case "||": return truth(of: assumed(currentValue(left))) == true ? .boolean(true) : nil
    case "??", "?:":
      let value = currentValue(left)
      // Assumed: an unknown value is present; its text is its name.
      if case .unknown(let own) = value { return isPresent(own, assumed: true) ? left : nil }
      return value.isNull || value.isNothing ? nil : left
    default: return nil
    }
  }

  private mutating func operation(
    _ left: SourceValue, _ sign: String, _ right: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    switch sign {
    case "&&", "||": return logical(left, sign == "&&", right, at: range)
    case "??", "?:": return right
    default: return binary(currentValue(left), sign, currentValue(right), at: range, in: scope)
    }
  }

  /// Returns the value of `&&` or `||` when the left operand does not determine the result.
  private mutating func logical(
    _ left: SourceValue, _ isAnd: Bool, _ right: SourceValue, at range: SourceRange
  ) -> SourceValue {
    let (left, right) = (assumed(currentValue(left)), assumed(currentValue(right)))
    if let truth = truth(of: right) { return truth == isAnd ? left : .boolean(truth) }
    if truth(of: left) != nil { return right }
    let (first, second) = (left.isAssumedTrue, right.isAssumedTrue)
    return unknown(.expression, at: range, isAssumedTrue: isAnd ? first && second : first || second)
  }

  /// Whether the current statement threw an error.
  var isThrown: Bool { if case .threw? = interruption { true } else { false } }

  /// Returns the user's assumption for an unknown value, or else the value itself.
  private func assumed(_ value: SourceValue) -> SourceValue {
    guard case .unknown(let own) = value else { return value }
    return assumptions[own.name] ?? value
  }

  mutating func prefixed(
    _ sign: String, _ operand: Expression, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    if sign.hasPrefix("try") || sign == "await", statement == range { statement = operand.range }
    if sign == "try?" { catchers += 1 }
    let value = currentValue(evaluate(operand, in: scope))
    if sign == "try?" { catchers -= 1 }
    if sign == "await" { recordWait(for: value, of: operand, at: range, in: scope) }
    switch (sign, value) {
    case ("!", .boolean(let truth)): return .boolean(!truth)
    case ("!", .unknown(let own)):
      return unknown(own.reason, at: range, isAssumedTrue: !own.isAssumedTrue)
    case ("-", .integer(let number)):
      return isSmallestInteger(number) ? unknown(.expression, at: range) : .integer(-number)
    case ("-", .number(let number)): return .number(-number)
    case ("-", .float(let number)): return .float(-number)
    case ("try?", _) where isThrown:
      interruption = nil
      return .null
    case ("+", _), ("&", _), ("*", _), ("try", _), ("try?", _), ("try!", _), ("await", _),
      ("unsafe", _):
      return value
    default: return declaredPrefix(sign, value, at: range, in: scope)
    }
  }

  /// Returns the value of a binary operator that is not a logical operator.
  mutating func binary(
    _ left: SourceValue, _ sign: String, _ right: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let (left, right) = (left.beside(right), right.beside(left))
    switch sign {
    case "===", "!==":
      guard case .record(let one) = left, case .record(let other) = right,
        project.types[one.type].isReference, project.types[other.type].isReference
      else { return binary(left, String(sign.dropLast()), right, at: range, in: scope) }
      return .boolean((one.identity == other.identity) == (sign == "==="))
    case "==": return compared(areEqual(left, right), left, right, at: range) { $0 == $1 }
    case "!=":
      return compared(areEqual(left, right).map { !$0 }, left, right, at: range) { $0 != $1 }
    case "<", ">", "<=", ">=":
      if left.isMember, let value = ownOrder(left, sign, right, at: range, in: scope) {
        return value
      }
      return compared(order(left, right).map { holds($0, sign) }, left, right, at: range) {
        $0 < $1 ? sign.hasPrefix("<") : $0 > $1 ? sign.hasPrefix(">") : sign.hasSuffix("=")
      }
    case "...", "..<", "..", "until", "downTo", "step", "rangeTo":
      return self.range(left, sign, right, at: range, in: scope)
    case "in", "!in":
      let contains = contains(right, left)
      return contains.map { .boolean($0 == (sign == "in")) } ?? unknown(.expression, at: range)
    case "to": return .tuple([("first", left), ("second", right)])
    case "~=":
      return contains(left, right).map { .boolean($0) } ?? unknown(.expression, at: range)
    default: return arithmetic(left, sign, right, at: range, in: scope)
    }
  }

  /// Returns the result of a comparison by the comparison function of the operands' type.
  private mutating func ownOrder(
    _ left: SourceValue, _ sign: String, _ right: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard let type = typeIndex(of: left) else { return nil }
    if framework.language.isKotlin {
      guard !methods("compareTo", ofType: type, isStatic: false).isEmpty,
        case .integer(let order)? = memberCall(
          "compareTo", of: left, Evaluator.unlabelled([right], at: range), at: range, in: scope)
      else { return nil }
      return .boolean(holds(order, sign))
    }
    let isSwapped = sign == ">" || sign == "<="
    let values = isSwapped ? [right, left] : [left, right]
    guard let own = methods("<", ofType: type, isStatic: true).first else { return nil }
    let function = function(own.declaration, receiver: .type(type), type: own.type)
    guard let truth = truth(of: currentValue(call(function, values, receiver: function.receiver)))
    else {
      return unknown(.expression, at: range)
    }
    return .boolean(sign.hasSuffix("=") ? !truth : truth)
  }

  private func holds(_ order: Int, _ sign: String) -> Bool {
    switch sign {
    case "<": order < 0
    case ">": order > 0
    case "<=": order <= 0
    default: order >= 0
    }
  }

  /// Returns the result of a comparison.
  ///
  /// Assumed: an unknown number is 0. If the number counts elements, it is 1, because an unknown
  /// list shows one element. An unknown text is empty, and an unknown optional is missing.
  private mutating func compared(
    _ result: Bool?, _ left: SourceValue, _ right: SourceValue, at range: SourceRange,
    with number: (Double, Double) -> Bool
  ) -> SourceValue {
    if let result { return .boolean(result) }
    if let test = presenceTest(left, right, isForPresence: number(0, 1), at: range) { return test }
    let rest = number(assumedNumber(left), assumedNumber(right))
    return unknown(.expression, at: range, isAssumedTrue: rest)
  }

  /// Returns the number that represents a value in a comparison with an unknown result: 0 if the
  /// value is empty or missing.
  private func assumedNumber(_ value: SourceValue) -> Double {
    switch value {
    case .unknown(let own):
      [".count", ".size", ".length"].contains { own.name.hasSuffix($0) } ? 1 : 0
    case .integer, .number, .float: value.asNumber ?? 0
    case .boolean(let truth): truth ? 1 : 0
    case .null, .nothing: 0
    case .string(let text): text.known?.isEmpty == true ? 0 : -1
    case .list(let values): values.isEmpty ? 0 : -1
    default: -1
    }
  }

  /// Whether a list, range, text or dictionary contains a value, or `nil` if that is unknown.
  mutating func contains(_ list: SourceValue, _ value: SourceValue) -> Bool? {
    switch (list, value) {
    case (.range(let bounds, _), .integer(let number)): return bounds.contains(number)
    case (.range(let bounds, _), .number), (.range(let bounds, _), .float):
      // The range stores an exclusive upper bound, one higher than the inclusive bound of “...”.
      guard let number = value.asNumber, let upper = Double(exactly: bounds.upperBound) else {
        return nil
      }
      if number < Double(bounds.lowerBound) || number >= upper { return false }
      return number <= upper - 1 || number == number.rounded() ? true : nil
    case (.string(let text), .string(let part)):
      guard let text = text.known, let part = part.known else { return nil }
      return part.isEmpty || text.contains(part)
    case (.dictionary(let entries), _): return contains(.list(entries.map(\.key)), value)
    case (.list(let values), _), (.set(let values), _):
      if let isThere = containsKey(values, value) { return isThere }
      var result: Bool? = false
      for element in values {
        switch areEqual(element, value) {
        case true?: return true
        case nil: result = nil
        case false?: break
        }
      }
      return result
    case (.component(let range), _):
      guard let bounds = range.arguments, bounds.count == 2,
        ["..<", "...", "..", "until"].contains(range.name)
      else { return nil }
      let (lower, upper) = (bounds[0].value, bounds[1].value)
      if !lower.isNothing {
        guard let order = order(lower, value) else { return nil }
        if order > 0 { return false }
      }
      if upper.isNothing { return true }
      guard let order = order(value, upper) else { return nil }
      return range.name == "..<" || range.name == "until" ? order < 0 : order <= 0
    default: return nil
    }
  }

  /// Returns a range of integers.
  ///
  /// A range with other bounds is a component with the operator as its name.
  private mutating func range(
    _ left: SourceValue, _ sign: String, _ right: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    if framework.language.isKotlin, left.isUnknown || right.isUnknown {
      return unknown(.expression, at: range)
    }
    if case .integer(let lower) = left, case .integer(let upper) = right {
      let (distance, overflows) = upper.subtractingReportingOverflow(lower)
      // A range with more elements than an integer can count is never shown on a screen.
      if sign != "downTo", overflows || distance == .max && upper < .max {
        return unknown(.expression, at: range)
      }
      switch sign {
      case "..<", "until": return .range(lower..<max(lower, upper), isClosed: false)
      case "downTo":
        guard lower >= upper else { return .list([]) }
        let (distance, overflows) = lower.subtractingReportingOverflow(upper)
        let count = min(overflows ? .max : distance, EvaluationLimit.maximumCount)
        return .list((0...count).map { .integer(lower - $0) })
      case "step": break
      default:
        guard upper >= lower else { return .range(lower..<lower, isClosed: true) }
        return .range(lower..<(upper == Int.max ? upper : upper + 1), isClosed: true)
      }
    }
    if sign == ".." || sign == "rangeTo", case .string(let first) = left,
      case .string(let last) = right, first.isCharacter, last.isCharacter,
      let lower = first.known?.unicodeScalars.first, let upper = last.known?.unicodeScalars.first
    {
      let codes = lower.value...max(lower.value, upper.value)
      let scalars = codes.prefix(EvaluationLimit.maximumCount).compactMap(Unicode.Scalar.init)
      return .list(lower <= upper ? scalars.map { .character(Character($0)) } : [])
    }
    if sign == "step", case .integer(let step) = right, step > 0 {
      switch left {
      case .range(let bounds, _):
        return .list(
          stride(from: bounds.lowerBound, to: bounds.upperBound, by: step)
            .prefix(EvaluationLimit.maximumCount).map { .integer($0) })
      case .list(let values):
        return .list(stride(from: 0, to: values.count, by: step).map { values[$0] })
      default: break
      }
    }
    return .component(
      Component(
        sign, Evaluator.unlabelled([left, right], at: range), at: range,
        identity: scopes[scope].path.appending(range)))
  }
}

extension Expression {
  /// Whether the expression represents the missing bound of a range that is open at one end:
  /// `..<0`, `10...`.
  var isMissing: Bool {
    if case .unreadable = form { range.start == range.end } else { false }
  }
}

extension SourceValue {
  var isAssumedTrue: Bool {
    switch self {
    case .boolean(let truth): truth
    case .unknown(let own): own.isAssumedTrue
    default: false
    }
  }
}
