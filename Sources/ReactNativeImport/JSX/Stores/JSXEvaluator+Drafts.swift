/// Functions that change the draft of a state, which Immer makes a new state.
///
/// Source: immer 10, produce; zustand 5, middleware/immer.ts; use-immer 0.11, useImmer.
extension JSXEvaluator {
  /// Whether a function changes a member of its first parameter.
  func changesDraft(_ function: Int) -> Bool {
    let own = declarations.functions[function]
    let parameter = own.parameters.lowerBound
    guard own.isBlock, !own.parameters.isEmpty, source.kind(parameter) == .word else {
      return false
    }
    let name = source.text(parameter)
    return own.body.contains { token in
      source.kind(token) == .word && !source.isToken(token - 1, anyOf: [".", "?."])
        && source.text(token) == name && source.isChanged(at: token)
        && !source.isToken(token + 1, "=")
    }
  }

  /// Returns a state after a function that changes its draft, or `nil` if the new state is unknown.
  mutating func draft(_ old: JSXValue, after function: Int, in outer: Int) -> JSXValue? {
    let own = declarations.functions[function]
    guard budget > 0 else { return nil }
    budget -= own.body.count
    let name = source.text(own.parameters.lowerBound)
    let scope = enter(function, arguments: [old], in: outer, from: nil)
    var run = JSXLoopRun(scope: scope, variables: [name])
    (run.keepsConstants, run.followsReturns) = (true, true)
    run[name] = old
    switch execute(own.body.dropFirst().dropLast(), in: &run, depth: 0) {
    case .next, .ends:
      if case .unknown? = run[name] { return nil }
      return run[name]
    case .continues, .breaks, .unknown: return nil
    }
  }
}
