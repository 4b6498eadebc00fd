/// An unknown condition, with the shown value and the omitted value.
struct JSXDecision {
  /// The condition.
  ///
  /// The property ``resting`` is the outcome of the condition in the resting state.
  var condition: JSXUnknown
  var resting: JSXResting
  var shown: JSXValue
  var leftOut: JSXValue
}

extension JSXEvaluator {
  /// Returns a decision between two values, with the value that is shown in the resting state (see
  /// ``JSXResting``).
  ///
  /// The unknown `condition` chooses between `then` and `otherwise`.
  func decision(
    _ condition: JSXUnknown, _ then: JSXValue, _ otherwise: JSXValue
  ) -> JSXDecision {
    var resting = condition.resting ?? flag(condition)
    let (isBusy, isOtherwiseBusy) = (source.isLoading(then), source.isLoading(otherwise))
    if isBusy != isOtherwiseBusy, resting.holds == isBusy {
      resting.toggle()
    }
    var condition = condition
    condition.resting = resting
    return JSXDecision(
      condition: condition, resting: resting, shown: resting.holds ? then : otherwise,
      leftOut: resting.holds ? otherwise : then)
  }

  /// Returns whether a value counts as true regardless of the outcome of its unknown condition.
  ///
  /// The result is `nil` if the outcome makes a difference.
  ///
  /// For example, `unknown || true` is always true.
  func certainTruth(of value: JSXValue) -> Bool? {
    guard case .choice(let condition, let then, let otherwise) = value else { return nil }
    var first = then.isTruthy
    // In `left || right`, the value is `left` only if `left` is true. Therefore, this branch counts
    // as true.
    if case .unknown(let unknown) = then, unknown.tokens == condition.tokens { first = true }
    return first == otherwise.isTruthy ? first : nil
  }

  /// Returns the value that remains if every unknown condition has its outcome in the resting state
  /// (see ``JSXResting``).
  func rested(_ value: JSXValue) -> JSXValue {
    var value = value
    while case .choice(let condition, let then, let otherwise) = value {
      value = decision(condition, then, otherwise).shown
    }
    return value
  }

  /// Returns an unknown condition for a value whose truth is unknown.
  func condition(of value: JSXValue, tokens: Range<Int>) -> JSXUnknown {
    var condition = JSXUnknown(kind: .expression, tokens: tokens)
    condition.resting = resting(of: value, tokens: tokens)
    return condition
  }

  /// Returns the outcome in the resting state of a condition with the given value.
  func resting(of value: JSXValue, tokens: Range<Int>) -> JSXResting {
    switch value {
    case .unknown(let unknown):
      if let resting = unknown.resting { return resting }
      return flag(unknown.kind == .name ? unknown : JSXUnknown(kind: .expression, tokens: tokens))
    case .choice(let condition, let then, let otherwise):
      let decision = decision(condition, then, otherwise)
      let shown = resting(of: decision.shown, tokens: tokens)
      let other = resting(of: decision.leftOut, tokens: tokens)
      let reversal =
        other.holds != shown.holds
        ? decision.resting.reversal : shown.reversal ?? assumption(tokens, !shown.holds)
      return JSXResting(holds: shown.holds, reversal: reversal)
    default: return JSXResting(holds: value.isTruthy ?? false)
    }
  }

  /// Returns the assumed outcome of an unknown flag, which is false.
  ///
  /// The length of a list counts as true, because a list that is shown has an entry.
  private func flag(_ unknown: JSXUnknown) -> JSXResting {
    let name = name(of: unknown)
    guard !name.hasSuffix(".length") else { return JSXResting(holds: true, reversal: "\(name)=0") }
    return JSXResting(holds: false, reversal: "\(name)=true")
  }

  private func assumption(_ tokens: Range<Int>, _ holds: Bool) -> String? {
    let excerpt = source.excerpt(tokens)
    return excerpt.hasSuffix("…") ? nil : "\(excerpt)=\(holds)"
  }

  /// Returns the name for an unknown value in diagnostics and announcements.
  func name(of unknown: JSXUnknown) -> String { unknown.path ?? source.excerpt(unknown.tokens) }

  /// Returns an unknown value for a comparison, with the outcome of the comparison in the resting
  /// state (see ``JSXResting``).
  func comparison(
    _ left: JSXValue, _ sign: String, _ right: JSXValue, tokens: Range<Int>
  ) -> JSXValue {
    var result = JSXUnknown(kind: .expression, tokens: tokens)
    let isFlipped = rested(left).isLiteral
    let known = rested(isFlipped ? left : right)
    let variable = isFlipped ? right : left
    let sign = isFlipped ? JSXEvaluator.flippedSigns[sign] ?? sign : sign
    // A list that is shown has an entry, so its length is not 0.
    var number = 0.0
    if case .unknown(let unknown) = variable, name(of: unknown).hasSuffix("length") { number = 1 }
    let holds = JSXEvaluator.holdsAtRest(number, sign, known)
    result.resting = JSXResting(holds: holds, reversal: assumption(tokens, !holds))
    if case .unknown(let unknown) = variable, unknown.kind == .name,
      let value = JSXEvaluator.reversal(of: sign, known, holds: holds)
    {
      result.resting?.reversal = "\(name(of: unknown))=\(value)"
    }
    return .unknown(result)
  }

  private static let flippedSigns = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

  /// Whether a comparison of an unknown value with a known value is true in the resting state (see
  /// ``JSXResting``).
  ///
  /// - Parameter number: The assumed number for the unknown value, if the value is a number.
  private static func holdsAtRest(_ number: Double, _ sign: String, _ known: JSXValue) -> Bool {
    if case .number(let other, _) = known { return compares(number, sign, other) }
    switch sign {
    case "===", "==": return known.isLiteral && known.isTruthy == false
    case "!==", "!=": return !known.isLiteral || known.isTruthy != false
    default: return false
    }
  }

  private static func compares(_ left: Double, _ sign: String, _ right: Double) -> Bool {
    switch sign {
    case "<": left < right
    case ">": left > right
    case "<=": left <= right
    case ">=": left >= right
    case "===", "==": left == right
    case "!==", "!=": left != right
    default: false
    }
  }

  /// Returns a value of the unknown operand that reverses the outcome of the comparison, or `nil`
  /// if there is no simple value.
  private static func reversal(of sign: String, _ known: JSXValue, holds: Bool) -> String? {
    switch (sign, known) {
    case (_, .number(let number, _)):
      return [number, number + 1, number - 1].first { compares($0, sign, number) != holds }
        .flatMap { JSXValue.number($0).text }
    case ("===", _), ("==", _), ("!==", _), ("!=", _):
      guard let text = known.text, known.isLiteral else { return nil }
      return known.isTruthy == false ? "true" : text
    default: return nil
    }
  }
}

extension JSXValue {
  /// Whether the value is a literal without elements and without unknown parts.
  var isLiteral: Bool {
    switch self {
    case .string(_, let unknownParts): unknownParts.isEmpty
    case .number, .bool, .null, .undefined: true
    default: false
    }
  }

  /// Whether the value shows nothing, such as the fallback in `items ?? []`.
  var isEmptyFallback: Bool {
    switch self {
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    case .string(let text, let unknownParts): text.isEmpty && unknownParts.isEmpty
    case .null, .undefined: true
    default: false
    }
  }
}

extension JSXSource {
  /// Whether a value only shows that something is loading.
  ///
  /// Such a value is a small element with an indicator and without a control.
  func isLoading(_ value: JSXValue) -> Bool {
    guard case .element(let element, _) = value else { return false }
    let tokens = element..<nextSibling(of: element)
    guard tokens.count < 400 else { return false }
    var count = 0
    var hasIndicator = false
    for token in tokens {
      if kind(token) == .element {
        count += 1
        let name = elementName(token)
        hasIndicator = hasIndicator || JSXSource.indicators.contains(where: name.contains)
      } else if kind(token) == .attribute, text(token).hasPrefix("on") {
        return false
      }
    }
    return hasIndicator && count <= 4
  }

  private static let indicators = [
    "ActivityIndicator", "Spinner", "Loader", "Loading", "Skeleton", "Shimmer",
  ]
}
