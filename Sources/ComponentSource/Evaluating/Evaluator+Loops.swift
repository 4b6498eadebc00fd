extension Evaluator {
  /// Runs the body of `for` for each element.
  mutating func loop(
    _ pattern: Pattern, _ list: Expression, _ condition: Expression?, _ body: Block,
    labelled label: String?, at range: SourceRange, in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    let collection = currentValue(evaluate(list, in: scope))
    let elements = passElements(of: collection, at: list.range)
    let isLong = elements.count > EvaluationLimit.maximumPasses
    if isLong { scopes.beginCheckpoint() }
    var isCut = collection.isRange(longerThan: elements.count)
    var end: StatementFlow?
    var changed: [Int: SourceValue] = [:]
    for (pass, element) in elements.enumerated() {
      guard pass < passes(output) else {
        isCut = true
        break
      }
      let flow: StatementFlow = inPass(pass, at: range, in: scope) { evaluator, inner in
        guard evaluator.matches(pattern, element, in: inner) != false,
          condition.map({ evaluator.decide($0, in: inner) }) ?? true
        else { return .next }
        let flow = evaluator.execute(body, in: inner, &output)
        if let name = pattern.boundName, evaluator.scopes[inner].changedInPlace.contains(name) {
          changed[pass] = evaluator.scopes[inner].names[name]
        }
        return flow
      }
      end = flow.endOfLoop(labelled: label)
      if end != nil { break }
    }
    if isLong { endPasses(isCut: isCut && end == nil, at: range) }
    if !changed.isEmpty, case .list(let values) = collection {
      writeBack(
        .list(values.enumerated().map { index, value in changed[index] ?? value }), to: list,
        at: range, in: scope)
    }
    return end ?? .next
  }

  /// Ends the checkpoint from before a loop.
  ///
  /// If the loop reached a limit, every name to which the loop assigned a value becomes unknown.
  mutating func endPasses(isCut: Bool, at range: SourceRange) {
    guard isCut else { return scopes.endCheckpoint(undoing: false) }
    recordLimit(.passes, at: range)
    scopes.endCheckpoint { .unknown(UnknownValue(.expression, named: $0, at: range)) }
  }

  /// Returns the elements for the passes of a loop over a collection.
  ///
  /// The elements of a Swift set are unknown, because a set has no order.
  private mutating func passElements(
    of value: SourceValue, at range: SourceRange
  ) -> [SourceValue] {
    let value = currentValue(value)
    guard !isOrdered(value) else { return elements(of: value, at: range) }
    let name = "\(project.excerpt(range))[0]"
    return elements(of: value, at: range).map { _ in
      .unknown(UnknownValue(.expression, named: name, at: range))
    }
  }

  /// Returns the maximum number of passes of a loop.
  ///
  /// A loop that shows no components may have more passes.
  private func passes(_ output: BlockOutput) -> Int {
    output.shown.isEmpty ? EvaluationLimit.maximumCount : EvaluationLimit.maximumPasses
  }

  /// Runs a loop of a handler.
  ///
  /// If the effects of the loop are unknown, the loop itself is recorded as one effect.
  ///
  /// The effects of a loop are also unknown if the loop waits or does not end, because they depend
  /// on events during the loop.
  private mutating func inHandler(
    at range: SourceRange, _ loop: (inout Evaluator) -> StatementFlow
  ) -> StatementFlow {
    guard effects != nil else { return loop(&self) }
    let start = LoopStart(self)
    scopes.beginCheckpoint()
    let flow = loop(&self)
    let waits = (effects ?? []).dropFirst(start.effects).contains {
      if case .call(let call, _) = $0 { call.isPause } else { false }
    }
    guard waits || undecided.count > start.undecided || cuts > start.cuts else {
      scopes.endCheckpoint(undoing: false)
      return flow
    }
    scopes.endCheckpoint(undoing: true)
    undo(to: start)
    let name = project.excerpt(range, limit: 40)
    let identity = ComponentIdentity.root.appending(range)
    var call = Component(name, [], at: range, identity: identity)
    if waits { call.modifiers = [Component(.unknownWait, [], at: range, identity: identity)] }
    effects?.append(.call(call, receiver: nil))
    return .next
  }

  /// Restores the evaluator, except its scopes, to the state before a loop.
  private mutating func undo(to start: LoopStart) {
    (states, assigned) = (start.states, start.assigned)
    effects?.removeSubrange(start.effects...)
    for unknown in unknowns[start.unknowns...] {
      recorded.remove(RecordedUnknown(range: unknown.range, name: unknown.name))
    }
    for condition in undecided[start.undecided...] {
      recorded.remove(RecordedUnknown(range: condition.range, name: "?\(condition.name)"))
    }
    unknowns.removeSubrange(start.unknowns...)
    undecided.removeSubrange(start.undecided...)
    reachedLimits.removeSubrange(start.limits...)
    (cuts, closures) = (start.cuts, start.closures)
    (interruption, statement, emitted) = (start.interruption, start.statement, start.emitted)
  }

  /// Runs the body of `while` as long as its conditions hold.
  mutating func loop(
    while conditions: [Condition], _ body: Block, labelled label: String?, at range: SourceRange,
    in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    guard !conditions.isEmpty else { return .next }
    var own = output
    let flow = inHandler(at: range) {
      $0.passes(while: conditions, body, labelled: label, at: range, in: scope, &own)
    }
    output = own
    return flow
  }

  private mutating func passes(
    while conditions: [Condition], _ body: Block, labelled label: String?, at range: SourceRange,
    in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    scopes.beginCheckpoint()
    for pass in 0..<EvaluationLimit.maximumPasses {
      var ends = false
      let flow: StatementFlow = inPass(pass, at: range, in: scope) { evaluator, inner in
        guard evaluator.holds(conditions, in: inner) else {
          ends = true
          return .next
        }
        return evaluator.execute(body, in: inner, &output)
      }
      if let end = ends ? .next : flow.endOfLoop(labelled: label) {
        endPasses(isCut: false, at: range)
        return end
      }
    }
    endPasses(isCut: true, at: range)
    return .next
  }

  /// Runs the body of a loop whose condition follows the body, as long as the condition is true.
  mutating func loop(
    _ body: Block, while condition: Expression, labelled label: String?, at range: SourceRange,
    in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    var own = output
    let flow = inHandler(at: range) {
      $0.passes(body, while: condition, labelled: label, at: range, in: scope, &own)
    }
    output = own
    return flow
  }

  private mutating func passes(
    _ body: Block, while condition: Expression, labelled label: String?, at range: SourceRange,
    in scope: Int, _ output: inout BlockOutput
  ) -> StatementFlow {
    scopes.beginCheckpoint()
    for pass in 0..<EvaluationLimit.maximumPasses {
      let flow: StatementFlow = inPass(pass, at: range, in: scope) { evaluator, inner in
        let flow = evaluator.execute(body, in: inner, &output)
        if flow.endOfLoop(labelled: label) != nil { return flow }
        return evaluator.decide(condition, in: inner) ? .next : .broke(nil)
      }
      if let end = flow.endOfLoop(labelled: label) {
        endPasses(isCut: false, at: range)
        return end
      }
    }
    endPasses(isCut: true, at: range)
    return .next
  }

  /// Runs a pass of a loop in a separate scope and with a separate path.
  private mutating func inPass(
    _ pass: Int, at range: SourceRange, in scope: Int,
    _ body: (inout Evaluator, Int) -> StatementFlow
  ) -> StatementFlow {
    let path = path(from: scopes[scope].path, at: range, pass: pass)
    return inNewScope(in: scope, path: path, body)
  }
}

/// The state of the evaluator before a loop in a handler, without the scopes.
///
/// If the evaluator only appends to a list, only the list's count is stored. Undoing the loop
/// removes the elements after this count.
private struct LoopStart {
  let effects, unknowns, undecided, limits, cuts, closures: Int
  let states: [StateKey: SourceValue]
  let assigned: [ComponentIdentity: [String: SourceValue]]
  let interruption: StatementFlow?
  let statement: SourceRange?
  let emitted: [SourceValue]

  init(_ evaluator: Evaluator) {
    effects = evaluator.effects?.count ?? 0
    unknowns = evaluator.unknowns.count
    undecided = evaluator.undecided.count
    limits = evaluator.reachedLimits.count
    (cuts, closures) = (evaluator.cuts, evaluator.closures)
    (states, assigned) = (evaluator.states, evaluator.assigned)
    interruption = evaluator.interruption
    statement = evaluator.statement
    emitted = evaluator.emitted
  }
}

extension SourceValue {
  /// Whether the value is a range with more elements than a number.
  fileprivate func isRange(longerThan count: Int) -> Bool {
    if case .range(let bounds, _) = self { bounds.count > count } else { false }
  }
}

extension String {
  /// The name of the modifier that marks a loop that waits for an unknown time.
  fileprivate static let unknownWait = "$wait"
}

extension Component {
  /// Whether the call stands for a loop that waits for an unknown time.
  package var waitsForUnknownTime: Bool { modifiers.last?.name == .unknownWait }

  /// Whether the call pauses the code, so that other code of the app can run before the next
  /// statement.
  var isPause: Bool { Component.pausingFunctions.contains(lastName) }

  /// The functions that pause the code, so that other code of the app can run.
  static let pausingFunctions: Set<String> = [
    "delay", "sleep", "yield", "collect", "awaitFrame", "withFrameMillis", "withFrameNanos",
  ]
}
