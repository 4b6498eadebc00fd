extension JSXEvaluator {
  /// The values that a call may return.
  struct Result {
    /// The value that is returned at the end, or where all conditions are known.
    var main: JSXValue
    /// The values that are returned earlier, under unknown conditions.
    var others: [(condition: Range<Int>, value: JSXValue)] = []
  }

  private static let callLimit = 24

  /// Calls a function; with `nil` arguments its parameters are unknown.
  mutating func run(
    _ function: Int, _ arguments: [JSXValue]?, in parent: Int, from caller: Int? = nil,
    this: JSXValue? = nil
  ) -> Result {
    let own = declarations.functions[function]
    guard budget > 0, !isRunning(function, from: caller ?? parent) else {
      return Result(main: .unknown(at: own.body))
    }
    budget -= 8 + own.declarations.count
    let scope = enter(
      function, arguments: arguments, in: parent, from: caller ?? parent, this: this)
    guard own.isBlock else { return Result(main: evaluate(own.body, in: scope, allowsRest: true)) }
    let block = own.body.lowerBound + 1..<max(own.body.lowerBound + 1, own.body.upperBound - 1)
    return result(of: source.exits(of: block), in: scope)
  }

  private mutating func result(of exits: [JSXExit], in scope: Int) -> Result {
    var others: [(condition: Range<Int>, value: JSXValue)] = []
    for exit in exits {
      let holds = holds(exit.conditions, in: scope)
      if holds.isKnown, !holds.value { continue }
      let value = exit.value.map { evaluate($0, in: scope, allowsRest: true) } ?? .undefined
      if holds.isKnown { return Result(main: value, others: others) }
      others.append((holds.unknownCondition, value))
    }
    guard let last = others.popLast() else { return Result(main: .undefined) }
    return Result(main: last.value, others: others)
  }

  private mutating func holds(
    _ conditions: [JSXExit.Condition], in scope: Int
  ) -> (isKnown: Bool, value: Bool, unknownCondition: Range<Int>) {
    var unknownCondition: Range<Int>?
    for condition in conditions {
      let tokens = condition.tokens
      var holds: Bool?
      if !condition.isOpaque { holds = truth(of: evaluate(tokens, in: scope), tokens: tokens) }
      guard let holds else {
        unknownCondition = unknownCondition ?? tokens
        continue
      }
      if holds == condition.isNegated { return (true, false, tokens) }
    }
    return (unknownCondition == nil, true, unknownCondition ?? 0..<0)
  }

  /// Returns the elements of a function that its component calls once, or `nil` if they are
  /// unknown.
  mutating func contentWhenCalledOnce(
    by function: Int?, _ arguments: [JSXValue]? = nil, in scope: Int
  ) -> JSXValue? {
    guard let function else { return nil }
    let result = run(function, arguments, in: scope)
    guard !result.main.elements.isEmpty else { return nil }
    inlinedFunctions.insert(function)
    for other in result.others { notShown.formUnion(other.value.elements) }
    return result.main
  }

  /// Whether a function is being called already, or calls are nested too deeply.
  private func isRunning(_ function: Int, from caller: Int) -> Bool {
    var scope: Int? = caller
    var count = 0
    while let index = scope {
      if scopes[index].function == function { return true }
      count += 1
      if count > JSXEvaluator.callLimit { return true }
      scope = scopes[index].caller
    }
    return false
  }
}
