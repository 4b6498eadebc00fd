extension Evaluator {
  /// Returns the value of a member of a number.
  mutating func numberMember(_ call: StandardCall, of value: SourceValue) -> SourceValue? {
    guard let number = value.asNumber else { return nil }
    let first = call.first.map(plain)
    switch call.member {
    case .text:
      if let radix = call.count {
        guard case .integer(let number) = value, (2...36).contains(radix) else { return nil }
        return .string(SourceText(String(number, radix: radix)))
      }
      return .string(SourceText(value.simpleText ?? ""))
    case .adding, .removing, .arithmetic: return arithmetic(call, of: value)
    case .toInt: return Int(exactly: number.rounded(.towardZero)).map { .integer($0) }
    case .toDouble: return .number(number)
    case .same, .same2: return value
    case .rounded:
      guard call.name.hasPrefix("roundTo") else { return .number(number.rounded()) }
      return Int(exactly: (number + 0.5).rounded(.down)).map { .integer($0) }
    case .magnitude:
      if case .integer(let integer) = value {
        return integer == Int.min ? nil : .integer(abs(integer))
      }
      return .number(abs(number))
    case .isMultiple:
      guard case .integer(let integer) = value, let other = call.count, other != 0 else {
        return nil
      }
      return .boolean(integer.isMultiple(of: other))
    case .atLeast: return first.flatMap { order(value, $0).map { $0 < 0 } == true ? $0 : value }
    case .atMost: return first.flatMap { order(value, $0).map { $0 > 0 } == true ? $0 : value }
    case .within:
      guard call.arguments.count == 2 else { return nil }
      let (lower, upper) = (plain(call.arguments[0].value), plain(call.arguments[1].value))
      if order(value, lower).map({ $0 < 0 }) == true { return lower }
      return order(value, upper).map { $0 > 0 } == true ? upper : value
    case .format: return nil
    default: return nil
    }
  }

  /// Returns the result of an operator that is called by its name: `2.plus(3)`.
  private mutating func arithmetic(_ call: StandardCall, of value: SourceValue) -> SourceValue? {
    let signs = [
      "plus": "+", "minus": "-", "times": "*", "div": "/", "rem": "%", "mod": "mod", "inc": "+",
      "dec": "-",
    ]
    guard let sign = signs[call.name] else { return nil }
    let other = call.first.map(plain) ?? .integer(1)
    return arithmetic(value, sign, other, at: call.range, in: call.scope)
  }
}
