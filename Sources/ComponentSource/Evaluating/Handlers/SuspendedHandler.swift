/// The rest of a handler behind a call that suspends it, such as `showSnackbar` of Compose.
///
/// The handler is run again up to the call, with the states that it had, and goes on with the states
/// that the app has when it resumes the handler.
package struct SuspendedHandler: Sendable {
  private let function: SourceFunction
  private let arguments: [SourceValue]
  private let evaluator: Evaluator
  /// The results of the calls that suspended the handler before.
  private var results: [SourceValue] = []

  init(_ function: SourceFunction, _ arguments: [SourceValue], _ evaluator: Evaluator) {
    (self.function, self.arguments, self.evaluator) = (function, arguments, evaluator)
  }

  /// Returns the effects behind the call, with their times since the handler goes on.
  ///
  /// - Parameters:
  ///   - result: The result of the call.
  ///   - states: The states of the app.
  ///   - timing: Returns how a call changes the time; `nil` for calls that do not.
  package func resumed(
    with result: SourceValue, states: [StateKey: SourceValue],
    timing: (Component, Evaluator) -> CallTiming?
  ) -> [TimedEffect] {
    var evaluator = evaluator
    var rest = self
    rest.results.append(result)
    evaluator.resetBudget()
    return evaluator.timeline(timing, rest) { evaluator in
      evaluator.resumption = Resumption(results: rest.results, states: states)
      let effects = evaluator.run(function, arguments)
      let isReached = evaluator.resumption?.isReached == true
      evaluator.resumption = nil
      return isReached ? effects : []
    }
  }

  /// The results of calls that suspended a handler, which is run again.
  struct Resumption: Sendable {
    let results: [SourceValue]
    let states: [StateKey: SourceValue]
    var next = 0

    var isReached: Bool { next == results.count }
  }
}

extension Evaluator {
  /// Returns the result of a call that suspended the handler, or `nil` if the handler has not gone
  /// on.
  ///
  /// After the last call with a result, the handler goes on: earlier effects have already happened.
  package mutating func resultOfSuspension() -> SourceValue? {
    guard var own = resumption, !own.isReached else { return nil }
    let result = own.results[own.next]
    own.next += 1
    if own.isReached { (effects, states) = ([], own.states) }
    resumption = own
    return result
  }
}
