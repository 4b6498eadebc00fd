extension JSXEvaluator {
  /// The precedence of each binary operator.
  ///
  /// Operators with higher numbers are evaluated first.
  private static let powers: [String: Int] = [
    "??": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "===": 7, "!==": 7, "==": 7, "!=": 7,
    "<": 8, ">": 8, "<=": 8, ">=": 8, "instanceof": 8, "in": 8, "+": 10, "-": 10, "*": 11, "/": 11,
    "%": 11, "**": 12,
  ]

  private static let choiceLimit = 16
  static let textLimit = 1 << 14

  private var nextOperator: (sign: String, power: Int)? {
    guard cursor < limit else { return nil }
    let kind = source.kind(cursor)
    guard kind == .punctuator || kind == .word else { return nil }
    let sign = source.text(cursor)
    return JSXEvaluator.powers[sign].map { (sign, $0) }
  }

  /// Evaluates operands that are joined by operators of higher precedence than `power`.
  mutating func binary(above power: Int, in scope: Int) -> JSXValue {
    let start = cursor
    var left = unary(in: scope)
    var choices = 0
    while let (sign, own) = nextOperator, own > power {
      let middle = cursor
      cursor += 1
      let right = binary(above: own, in: scope)
      left = combine(
        left, sign, right, tokens: start..<cursor, leftTokens: start..<middle,
        rightTokens: middle + 1..<max(middle + 1, cursor))
      if case .choice = left { choices += 1 }
      budget -= 1
      guard budget > 0, choices < JSXEvaluator.choiceLimit else {
        cursor = limit
        return unknown(from: start)
      }
    }
    return left
  }

  private mutating func combine(
    _ left: JSXValue, _ sign: String, _ right: JSXValue, tokens: Range<Int>,
    leftTokens: Range<Int>, rightTokens: Range<Int>
  ) -> JSXValue {
    switch sign {
    case "&&":
      guard let holds = truth(of: left, tokens: leftTokens) else {
        return .choice(
          condition(of: left, tokens: leftTokens), then: right, otherwise: .bool(false))
      }
      if !holds { notShown.formUnion(right.elements) }
      return holds ? right : left
    case "||":
      guard let holds = truth(of: left, tokens: leftTokens) else {
        return fallback(of: left, right, tokens: leftTokens)
      }
      return holds ? left : right
    case "??":
      guard let isNullish = left.isNullish else {
        return fallback(of: left, right, tokens: leftTokens)
      }
      return isNullish ? right : left
    case "+": return sum(left, right, tokens, leftTokens, rightTokens)
    case "===", "==":
      return (sign == "==" ? looseEquality(left, right) : equality(left, right)).map { .bool($0) }
        ?? comparison(left, sign, right, tokens: tokens)
    case "!==", "!=":
      return (sign == "!=" ? looseEquality(left, right) : equality(left, right)).map { .bool(!$0) }
        ?? comparison(left, sign, right, tokens: tokens)
    case "<", ">", "<=", ">=":
      return arithmetic(left, sign, right) ?? textOrder(left, sign, right)
        ?? comparison(left, sign, right, tokens: tokens)
    default: return arithmetic(left, sign, right) ?? .unknown(at: tokens)
    }
  }

  /// Returns a choice between an unknown value and its fallback, as in `title ?? 'Untitled'`.
  ///
  /// An empty fallback, as in `items ?? []`, is ignored.
  private func fallback(of left: JSXValue, _ right: JSXValue, tokens: Range<Int>) -> JSXValue {
    if case .unknown = left, right.isEmptyFallback { return left }
    return .choice(condition(of: left, tokens: tokens), then: left, otherwise: right)
  }

  func equality(_ left: JSXValue, _ right: JSXValue) -> Bool? {
    switch (left, right) {
    case (.string(let left, let one), .string(let right, let two)):
      one.isEmpty && two.isEmpty ? left == right : nil
    case (.number(let left, _), .number(let right, _)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.null, .null), (.undefined, .undefined): true
    case (.choice, _), (_, .choice), (.unknown, _), (_, .unknown): nil
    case (.null, .undefined), (.undefined, .null): nil
    case (.object, .object), (.array, .array), (.function, .function), (.element, .element): nil
    default: false
    }
  }

  /// Returns whether `==` holds between two values, or `nil` if this is unknown.
  ///
  /// Source: ECMA-262, 7.2.13 IsLooselyEqual.
  private func looseEquality(_ left: JSXValue, _ right: JSXValue) -> Bool? {
    switch (left, right) {
    case (.null, .undefined), (.undefined, .null): return true
    case (.null, .bool), (.null, .number), (.null, .string), (.undefined, .bool),
      (.undefined, .number), (.undefined, .string), (.bool, .null), (.number, .null),
      (.string, .null), (.bool, .undefined), (.number, .undefined), (.string, .undefined):
      return false
    case (.string(let text, let unknownParts), .number(let number, _)),
      (.number(let number, _), .string(let text, let unknownParts)):
      guard unknownParts.isEmpty, let converted = Double(text) else { return nil }
      return converted == number
    case (.string, .string), (.number, .number), (.bool, .bool), (.null, .null),
      (.undefined, .undefined):
      return equality(left, right)
    case (.string, .bool), (.bool, .string), (.number, .bool), (.bool, .number): return nil
    case (.object, .string), (.object, .number), (.object, .bool), (.array, .string),
      (.array, .number), (.array, .bool), (.string, .object), (.number, .object), (.bool, .object),
      (.string, .array), (.number, .array), (.bool, .array):
      return nil
    default: return equality(left, right)
    }
  }

  /// Returns the result of a comparison of two texts, or `nil` for other values and operators.
  private func textOrder(_ left: JSXValue, _ sign: String, _ right: JSXValue) -> JSXValue? {
    guard case .string(let first, let one) = left, case .string(let second, let two) = right,
      one.isEmpty, two.isEmpty
    else { return nil }
    let isLess = first.utf16.lexicographicallyPrecedes(second.utf16)
    let isGreater = second.utf16.lexicographicallyPrecedes(first.utf16)
    switch sign {
    case "<": return .bool(isLess)
    case ">": return .bool(isGreater)
    case "<=": return .bool(!isGreater)
    case ">=": return .bool(!isLess)
    default: return nil
    }
  }

  private func arithmetic(_ left: JSXValue, _ sign: String, _ right: JSXValue) -> JSXValue? {
    guard case .number(let left, _) = left, case .number(let right, _) = right else { return nil }
    switch sign {
    case "-": return .number(left - right)
    case "*": return .number(left * right)
    case "/": return .number(left / right)
    case "**" where right == right.rounded() && (0...64).contains(right):
      let power = (0..<Int(right)).reduce(1.0) { power, _ in power * left }
      return power.isFinite ? .number(power) : nil
    case "%" where right != 0: return .number(left.truncatingRemainder(dividingBy: right))
    case "<": return .bool(left < right)
    case ">": return .bool(left > right)
    case "<=": return .bool(left <= right)
    case ">=": return .bool(left >= right)
    default: return nil
    }
  }

  /// Adds numbers, or concatenates texts.
  func sum(
    _ left: JSXValue, _ right: JSXValue, _ tokens: Range<Int>, _ leftTokens: Range<Int>,
    _ rightTokens: Range<Int>
  ) -> JSXValue {
    if case .number(let left, _) = left, case .number(let right, _) = right {
      return .number(left + right)
    }
    switch (left, right) {
    case (.string, _), (_, .string):
      let (first, firstUnknownParts) = shown(left, leftTokens)
      let (second, secondUnknownParts) = shown(right, rightTokens)
      let size = first.utf8.count + second.utf8.count
      guard size < JSXEvaluator.textLimit else { return .unknown(at: tokens) }
      return .string(first + second, unknownParts: firstUnknownParts + secondUnknownParts)
    default: return .unknown(at: tokens)
    }
  }

  /// Returns a value as part of a text, with its unknown parts.
  ///
  /// For an unknown value, the text is its name in brackets: `⟨name⟩`.
  func shown(_ value: JSXValue, _ tokens: Range<Int>) -> (String, [JSXUnknown]) {
    if let text = value.text { return (text, value.unknownParts) }
    if case .choice(let condition, let then, let otherwise) = value {
      let decision = decision(condition, then, otherwise)
      let (text, unknownParts) = shown(decision.shown, tokens)
      return (text, [decision.condition] + unknownParts)
    }
    var unknownPart = JSXUnknown(kind: .expression, tokens: tokens)
    if case .unknown(let unknown) = value { unknownPart = unknown }
    return ("⟨\(name(of: unknownPart))⟩", [unknownPart])
  }

  private mutating func unary(in scope: Int) -> JSXValue {
    let start = cursor
    var signs: [String] = []
    while cursor < limit, source.kind(cursor) == .punctuator || source.kind(cursor) == .word,
      ["!", "-", "+", "typeof", "void", "await", "~"].contains(source.text(cursor))
    {
      signs.append(source.text(cursor))
      cursor += 1
    }
    let operand = cursor
    var value = postfix(in: scope)
    for sign in signs.reversed() {
      switch (sign, value) {
      case ("!", _):
        value = negation(of: value, tokens: operand..<max(operand, cursor), from: start)
      case ("-", .number(let number, _)): value = .number(-number)
      case ("+", .number): break
      case ("+", .string):
        value = JSXEvaluator.global("Number", [value]) ?? unknown(from: start)
      case ("void", _): value = .undefined
      case ("typeof", _):
        value = typeName(of: value).map { .string($0) } ?? unknown(from: start)
      default: value = unknown(from: start)
      }
    }
    return value
  }
}

extension JSXEvaluator {
  private func negation(of value: JSXValue, tokens: Range<Int>, from start: Int) -> JSXValue {
    if let holds = truth(of: value, tokens: tokens) { return .bool(!holds) }
    var result = JSXUnknown(kind: .expression, tokens: start..<max(start, min(cursor, limit)))
    result.resting = resting(of: value, tokens: tokens)
    result.resting?.holds.toggle()
    return .unknown(result)
  }
}

extension JSXValue {
  static func number(_ number: Double) -> JSXValue {
    .number(number, JSXNumber.text(of: number))
  }
}
