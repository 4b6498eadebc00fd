extension Evaluator {
  mutating func numberMember(_ call: StandardCall, of value: SourceValue) -> SourceValue? {
    guard let number = value.asNumber else { return nil }
    let first = call.first.map(currentValue)
    switch call.member {
    case .text:
      if let radix = call.count {
        guard case .integer(let number) = value, (2...36).contains(radix) else { return nil }
        return .string(SourceText(String(number, radix: radix)))
      }
      return .string(SourceText(framework.language.text(of: value)))
    case .adding, .removing, .arithmetic: return arithmetic(call, of: value)
    case .power:
      guard let exponent = call.count, (0...64).contains(exponent) else { return nil }
      let power = (0..<exponent).reduce(1.0) { result, _ in result * number }
      if case .float = value { return .float(Float(power)) }
      return .number(power)
    case .toInt: return Int(exactly: number.rounded(.towardZero)).map { .integer($0) }
    case .toDouble where call.name.hasPrefix("toFloat"): return value.asFloat.map { .float($0) }
    case .toDouble: return .number(number)
    case .toCharacter:
      guard case .integer(let code) = value, let unit = UInt16(exactly: code) else { return nil }
      return Unicode.Scalar(unit).map { .character(Character($0)) }
    case .same, .same2: return value
    case .rounded:
      guard call.name.hasPrefix("roundTo") else { return rounded(value, call) }
      return Int(exactly: (number + 0.5).rounded(.down)).map { .integer($0) }
    case .magnitude:
      if case .integer(let integer) = value {
        return isSmallestInteger(integer) ? nil : .integer(abs(integer))
      }
      if case .float(let own) = value { return .float(abs(own)) }
      return .number(abs(number))
    case .isMultiple:
      guard case .integer(let integer) = value, let other = call.count, other != 0 else {
        return nil
      }
      return .boolean(integer.isMultiple(of: other))
    case .atLeast, .atMost:
      guard let first, let order = order(value, first) else { return nil }
      return (call.member == .atLeast) == (order < 0) && order != 0 ? first : value
    case .within:
      var (lower, upper) = (
        first ?? .null, call.arguments.last.map { currentValue($0.value) } ?? .null
      )
      if case .range(let bounds, _)? = first {
        (lower, upper) = (.integer(bounds.lowerBound), .integer(bounds.upperBound &- 1))
      } else if case .component(let range)? = first, range.isRange, let bounds = range.arguments,
        bounds.count == 2
      {
        (lower, upper) = (bounds[0].value, bounds[1].value)
      }
      guard let below = order(value, lower), let above = order(value, upper) else { return nil }
      return below < 0 ? lower : above > 0 ? upper : value
    case .remainder, .squareRoot:
      return floatingPoint(call.member, of: value, first?.asNumber)
    case .quotient:
      guard case .integer(let integer) = value, let other = call.count, other != 0, other != -1
      else { return nil }
      let parts = integer.quotientAndRemainder(dividingBy: other)
      return .tuple([
        ("quotient", .integer(parts.quotient)), ("remainder", .integer(parts.remainder)),
      ])
    case .signum:
      guard case .integer(let integer) = value else { return nil }
      return .integer(integer.signum())
    case .format: return nil
    default: return nil
    }
  }

  /// Whether a number has no opposite: an app in Swift crashes at `-Int.min`, and `-Int.MIN_VALUE`
  /// is negative in Kotlin.
  func isSmallestInteger(_ number: Int) -> Bool {
    number == Int.min || framework.language.isKotlin && number == Int(Int32.min)
  }

  /// Returns the result of a member of floating-point numbers, in the type of the number.
  private func floatingPoint(
    _ member: StandardMember, of value: SourceValue, _ other: Double?
  ) -> SourceValue? {
    guard let number = value.asNumber else { return nil }
    let result: Double
    if member == .squareRoot {
      guard number >= 0 else { return nil }
      result = number.squareRoot()
    } else {
      guard let other, other != 0 else { return nil }
      result = number.truncatingRemainder(dividingBy: other)
    }
    if case .float = value { return .float(Float(result)) }
    return .number(result)
  }

  /// Returns the result of an operator that is called by its name: `2.plus(3)`, `isOn.not()`.
  mutating func arithmetic(_ call: StandardCall, of value: SourceValue) -> SourceValue? {
    let signs = [
      "plus": "+", "minus": "-", "times": "*", "div": "/", "rem": "%", "mod": "mod", "inc": "+",
      "dec": "-", "and": "and", "or": "or", "xor": "xor", "shl": "shl", "shr": "shr",
    ]
    switch (call.name, value) {
    case ("inv", .integer(let number)): return .integer(~number)
    case ("not", .boolean(let truth)): return .boolean(!truth)
    default: break
    }
    guard let sign = signs[call.name] else { return nil }
    let other = call.first.map(currentValue) ?? .integer(1)
    return arithmetic(value, sign, other, at: call.range, in: call.scope)
  }

  /// Returns a number rounded by a rule: `rounded(.down)`.
  private func rounded(_ value: SourceValue, _ call: StandardCall) -> SourceValue? {
    let rules: [String: FloatingPointRoundingRule] = [
      "down": .down, "up": .up, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
      "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
    ]
    let name =
      call.arguments.isEmpty ? "toNearestOrAwayFromZero" : call.first?.asComponent?.lastName
    guard let name, let rule = rules[name] else { return nil }
    if case .float(let own) = value { return .float(own.rounded(rule)) }
    return value.asNumber.map { .number($0.rounded(rule)) }
  }
}

extension SourceValue {
  var asComponent: Component? {
    if case .component(let component) = self { component } else { nil }
  }
}
