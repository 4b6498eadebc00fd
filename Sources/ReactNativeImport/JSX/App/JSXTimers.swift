internal import Announcements

/// The pending timers of a running app.
///
/// Source: HTML, timers: timers fire in the order of their times. Timers with the same time fire in
/// the order in which they were set.
struct JSXTimers: Sendable {
  struct Timer: Sendable {
    var time: Int
    /// The effects of calls in the handler, such as announcements.
    ///
    /// Changes of states are in ``changes``.
    var effects: [AppEffect] = []
    var changes: [JSXStateChange] = []
    /// The key of the effect hook that clears this timer before the hook runs again, or `nil` if no
    /// hook clears the timer.
    var owner: JSXStateKey?
  }

  /// The timers in the order in which they fire.
  private var timers: [Timer] = []
  /// The number of timers that fired since the last gesture.
  private var count = 0
  /// The time in milliseconds at which a person stops waiting for the app after the last gesture.
  private var horizon = JSXTimers.patience

  /// The maximum number of timers that fire between two gestures.
  ///
  /// A timer may restart itself forever.
  private static let limit = 60

  /// The longest delay of a timer in milliseconds.
  ///
  /// Source: HTML, timers; React Native has the same limit.
  static let longestDelay = 2_147_483_647.0

  /// The milliseconds that a person waits for the app after a gesture.
  private static let patience = 60_000

  /// Resets the number of fired timers and the waiting time, because a person made a gesture.
  mutating func resume(at time: Int) {
    count = 0
    horizon = time + JSXTimers.patience
  }

  /// Returns the effects before the first `wait`, and sets timers for the effects after this
  /// `wait`.
  mutating func schedule(
    _ effects: [AppEffect], from start: Int, by effect: ReactHandler.Effect? = nil
  ) -> [AppEffect] {
    var now: [AppEffect] = []
    var later: [Timer] = []
    for effect in effects {
      if case .wait(let delay) = effect {
        later.append(Timer(time: (later.last?.time ?? start) + delay))
      } else if later.isEmpty {
        now.append(effect)
      } else {
        later[later.count - 1].effects.append(effect)
      }
    }
    add(later, by: effect)
    return now
  }

  /// Returns the changes without a delay, and sets timers for the changes with a delay.
  mutating func schedule(
    _ changes: [JSXStateChange], from start: Int, by effect: ReactHandler.Effect? = nil
  ) -> [JSXStateChange] {
    var later: [Timer] = []
    for change in changes where change.delay > 0 {
      let time = start + change.delay
      if later.last?.time != time { later.append(Timer(time: time)) }
      later[later.count - 1].changes.append(change)
    }
    add(later, by: effect)
    return changes.filter { $0.delay <= 0 }
  }

  private mutating func add(_ more: [Timer], by effect: ReactHandler.Effect?) {
    for var timer in more {
      timer.owner = effect?.clearsTimers == true ? effect?.key : nil
      let index = timers.lastIndex { $0.time <= timer.time }.map { $0 + 1 } ?? 0
      timers.insert(timer, at: index)
    }
  }

  /// Removes and returns the next timer, or returns `nil` if no timer fires until `end`.
  ///
  /// - Parameter end: The latest time at which the timer may fire, or `nil` for the longest waiting
  ///   time of a person.
  mutating func removeNext(until end: Int?) -> Timer? {
    guard let next = timers.first, next.time <= end ?? horizon, count < JSXTimers.limit else {
      return nil
    }
    count += 1
    return timers.removeFirst()
  }

  /// Cancels the pending timers that the given effect hooks clear before the hooks run again.
  mutating func cancel(clearedBy effects: [JSXStateKey]) {
    guard !timers.isEmpty, !effects.isEmpty else { return }
    let cleared = Set(effects)
    timers.removeAll { $0.owner.map(cleared.contains) ?? false }
  }
}
