import Announcements

/// The app of a session, its pending timers, and limits that stop endless effects.
struct AppTimeline: Sendable {
  /// Effects of the app that are scheduled for a time, because a `wait` effect precedes them.
  struct Timer: Sendable {
    let time: Int
    let effects: [AppEffect]
  }

  /// The activation of a control by a person, until the live app responds to the activation.
  struct Activation: Sendable {
    let node: SessionNode
    let isStepping: Bool
  }

  var app: any App
  /// The control whose activation the app is responding to, or `nil` if there is no such control.
  var activation: Activation?
  /// The cause to report for a focus change when the app requests input focus.
  ///
  /// While a screen opens, the cause is the platform. After Tab was pressed, the cause is a key.
  /// Otherwise, the cause is the app.
  var mover = SessionEvent.Mover.app
  /// Whether the app is responding to the gesture to go back.
  var isGoingBack = false
  private var timers: [Timer] = []
  private var nesting = 0
  private var steps = 0

  init(_ app: any App) { self.app = app }

  // MARK: Timers

  mutating func schedule(_ effects: [AppEffect], at time: Int) {
    timers.append(Timer(time: time, effects: effects))
  }

  /// Cancels all timers and all delayed effects of the app.
  mutating func cancelTimers() {
    timers = []
    app.cancelEntries()
  }

  /// The time at which the next timer is due, or `nil` if no timer is set.
  var nextTime: Int? { timers.map(\.time).min() }

  /// Removes and returns the timer that is due first.
  ///
  /// If several timers are due at the same time, the timer that was set first comes first.
  mutating func removeNextTimer() -> Timer? {
    timers.indices.min { timers[$0].time < timers[$1].time }.map { timers.remove(at: $0) }
  }

  // MARK: Limits

  static let maximumNesting = 24
  /// The maximum number of timers and app events between two gestures.
  static let maximumSteps = 1_000

  /// Counts one more level of effects that trigger other effects.
  ///
  /// Returns `false` if effects trigger each other too many levels deep.
  mutating func enter() -> Bool {
    guard nesting < AppTimeline.maximumNesting else { return false }
    nesting += 1
    return true
  }

  mutating func leave() { nesting -= 1 }

  mutating func beginGesture() { steps = 0 }

  /// Counts a timer or app event that runs.
  ///
  /// If too many timers and events have run since the last gesture, cancels all timers and returns
  /// `false`.
  mutating func countStep() -> Bool {
    steps += 1
    guard steps >= AppTimeline.maximumSteps else { return true }
    cancelTimers()
    return false
  }
}
