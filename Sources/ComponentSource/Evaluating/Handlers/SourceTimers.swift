/// The pending timers of a running app, with the later effects of the app's handlers.
package struct SourceTimers: Sendable {
  package struct Timer: Sendable {
    package var time: Int
    package var effects: [SourceEffect] { timed.map(\.effect) }
    fileprivate var timed: [TimedEffect]
  }

  /// The timers in the order in which they fire.
  private var timers: [Timer] = []
  /// The number of timers that have fired since the last gesture.
  private var count = 0
  /// The time in milliseconds at which a person stops waiting for the app after the last gesture.
  private var waitEnd = SourceTimers.longestWait

  /// The maximum number of timers between two gestures, since a timer may restart itself forever.
  private static let limit = 60
  /// How long a person waits for the app after a gesture, in milliseconds.
  private static let longestWait = 60_000

  package init() {}

  /// Resets the number of fired timers and the waiting time, because a person made a gesture.
  package mutating func resume(at time: Int) {
    count = 0
    waitEnd = time > .max - SourceTimers.longestWait ? .max : time + SourceTimers.longestWait
  }

  /// Returns the effects without a delay, and sets timers for the effects with a delay.
  package mutating func schedule(_ effects: [TimedEffect], from start: Int) -> [SourceEffect] {
    var later: [Timer] = []
    for timed in effects where timed.delay > 0 {
      let (time, overflows) = start.addingReportingOverflow(timed.delay)
      guard !overflows else { continue }
      if later.last?.time != time { later.append(Timer(time: time, timed: [])) }
      later[later.count - 1].timed.append(timed)
    }
    for timer in later {
      let index = timers.lastIndex { $0.time <= timer.time }.map { $0 + 1 } ?? 0
      timers.insert(timer, at: index)
    }
    return effects.lazy.filter { $0.delay <= 0 }.map(\.effect)
  }

  /// Removes and returns the next timer, or returns `nil` if no timer fires until `end`.
  ///
  /// - Parameter end: The latest time in milliseconds. If this is `nil`, timers fire as long as a
  ///   person waits.
  package mutating func removeNext(until end: Int?) -> Timer? {
    guard let next = timers.first, next.time <= end ?? waitEnd, count < SourceTimers.limit else {
      return nil
    }
    count += 1
    return timers.removeFirst()
  }

  package mutating func cancel() { timers = [] }

  /// Removes the effects of a task and its children.
  ///
  /// - Returns: The effects of the blocks that run when these tasks end, with their delays from now.
  @discardableResult
  package mutating func cancel(_ task: ComponentIdentity, at now: Int) -> [TimedEffect] {
    var completing: [TimedEffect] = []
    for index in timers.indices {
      let time = timers[index].time
      timers[index].timed.removeAll { $0.tasks.contains(task) }
      // The time since the handler was called, to which the times of its effects refer.
      func age(_ timed: TimedEffect) -> Int { timed.delay - (time - now) }
      completing += timers[index].timed.filter { $0.completes(task, after: age($0)) }
        .map { $0.completed(at: 0) }
      timers[index].timed.removeAll { $0.completes(task, after: age($0)) }
    }
    timers.removeAll { $0.timed.isEmpty }
    return completing
  }
}
