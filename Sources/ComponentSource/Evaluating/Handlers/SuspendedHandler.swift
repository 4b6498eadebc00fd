/// The rest of a handler after a call that suspends the handler, such as `showSnackbar` of Compose.
///
/// To resume the handler, the evaluator runs it again from its start. Up to the call, the states
/// are those of the first run. After the call, the states are those of the app at the time of
/// resuming.
package struct SuspendedHandler: Sendable {
  private let function: SourceFunction
  private let arguments: [SourceValue]
  private let evaluator: Evaluator
  /// The identities of the task of the handler and of the tasks around it.
  private let tasks: [ComponentIdentity]
  /// The results of the calls that suspended the handler so far.
  private var results: [SourceValue] = []

  init(
    _ function: SourceFunction, _ arguments: [SourceValue], _ evaluator: Evaluator,
    in tasks: [ComponentIdentity]
  ) {
    (self.function, self.arguments, self.evaluator) = (function, arguments, evaluator)
    self.tasks = tasks
  }

  /// Returns the effects after the call, with their times since the app resumed the handler.
  ///
  /// - Parameters:
  ///   - result: The result of the call.
  ///   - states: The states of the app.
  ///   - timing: Returns how a call changes the time of later effects, or `nil` if it does not
  ///     change the time.
  package func resumed(
    with result: SourceValue, states: [StateKey: SourceValue],
    timing: (Component, Evaluator) -> CallTiming?
  ) -> [TimedEffect] {
    var evaluator = evaluator
    var rest = self
    rest.results.append(result)
    evaluator.resetBudget()
    return evaluator.timeline(timing, rest, in: tasks) { evaluator in
      evaluator.resumption = Resumption(results: rest.results, states: states)
      let effects = evaluator.run(function, arguments)
      let isReached = evaluator.resumption?.isReached == true
      evaluator.resumption = nil
      return isReached ? effects : []
    }
  }

  /// The results that the suspending calls return while the handler runs again.
  struct Resumption: Sendable {
    let results: [SourceValue]
    let states: [StateKey: SourceValue]
    var next = 0

    var isReached: Bool { next == results.count }
  }
}

extension Evaluator {
  /// Returns the known result of a call that suspends the handler, or `nil` if the handler waits
  /// for the result.
  ///
  /// With the last known result, the effects so far are removed, because they already happened in
  /// the first run.
  package mutating func resultOfSuspension() -> SourceValue? {
    guard var own = resumption, !own.isReached else { return nil }
    let result = own.results[own.next]
    own.next += 1
    if own.isReached { (effects, states) = ([], own.states) }
    resumption = own
    return result
  }
}
