extension Evaluator {
  /// Runs the body of `for` for each element.
  mutating func loop(
    _ pattern: Pattern, _ list: Expression, _ condition: Expression?, _ body: Block,
    at range: SourceRange, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    let elements = elements(of: evaluate(list, in: scope), at: list.range)
    for (pass, element) in elements.enumerated() {
      guard pass < passes(output) else {
        recordLimit(.passes, at: range)
        break
      }
      let flow: StatementFlow = inPass(pass, at: range, in: scope) { evaluator, inner in
        guard evaluator.matches(pattern, element, in: inner) != false,
          condition.map({ evaluator.decide($0, in: inner) }) ?? true
        else { return .next }
        return evaluator.execute(body, in: inner, &output)
      }
      if let end = flow.endOfLoop { return end }
    }
    return .next
  }

  /// The maximum number of passes of a loop, which is greater for one that shows nothing.
  private func passes(_ output: BlockOutput) -> Int {
    output.shown.isEmpty ? EvaluationLimit.maximumCount : EvaluationLimit.maximumPasses
  }

  /// Runs the body of `while` as long as its conditions hold.
  ///
  /// The loops of a handler are not run, because they wait for later events.
  mutating func loop(
    while conditions: [Condition], _ body: Block, at range: SourceRange, in scope: Int,
    _ output: inout BlockOutput
  ) -> StatementFlow {
    guard effects == nil, !conditions.isEmpty else { return .next }
    for pass in 0..<EvaluationLimit.maximumPasses {
      var ends = false
      let flow: StatementFlow = inPass(pass, at: range, in: scope) { evaluator, inner in
        guard evaluator.holds(conditions, in: inner) else {
          ends = true
          return .next
        }
        return evaluator.execute(body, in: inner, &output)
      }
      if ends { return .next }
      if let end = flow.endOfLoop { return end }
    }
    recordLimit(.passes, at: range)
    return .next
  }

  /// Runs a body again as long as the condition after it holds.
  mutating func loop(
    _ body: Block, while condition: Expression, at range: SourceRange, in scope: Int,
    _ output: inout BlockOutput
  ) -> StatementFlow {
    guard effects == nil else { return .next }
    for pass in 0..<EvaluationLimit.maximumPasses {
      let flow: StatementFlow = inPass(pass, at: range, in: scope) { evaluator, inner in
        let flow = evaluator.execute(body, in: inner, &output)
        if flow.endOfLoop != nil { return flow }
        return evaluator.decide(condition, in: inner) ? .next : .broke(isOuter: false)
      }
      if let end = flow.endOfLoop { return end }
    }
    recordLimit(.passes, at: range)
    return .next
  }

  /// Runs a pass of a loop in a scope and path of its own.
  private mutating func inPass(
    _ pass: Int, at range: SourceRange, in scope: Int,
    _ body: (inout Evaluator, Int) -> StatementFlow
  ) -> StatementFlow {
    let path = path(from: scopes[scope].path, at: range, pass: pass)
    return inNewScope(in: scope, path: path, body)
  }
}
