import Announcements

/// The app of a session, its timers and limits.
struct AppTimeline: Sendable {
  /// An event or effects at a later time.
  struct Timer: Sendable {
    let time: Int
    let action: Action

    enum Action: Sendable {
      case event(AppEvent)
      case effects([AppEffect])
    }
  }

  /// A control that is being pressed or adjusted while a live app answers.
  struct Activation: Sendable {
    let node: SessionNode
    let isStepping: Bool
  }

  var app: any App
  /// The control that the app is answering for.
  var activation: Activation?
  /// Who moves input focus when the app does: the platform while a screen opens, the person who
  /// pressed Tab.
  var mover = SessionEvent.Mover.app
  /// Whether the app answers the gesture to go back.
  var isGoingBack = false
  private var timers: [Timer] = []
  private var nesting = 0
  private var steps = 0

  init(_ app: any App) { self.app = app }

  // MARK: Timers

  mutating func schedule(_ action: Timer.Action, at time: Int) {
    timers.append(Timer(time: time, action: action))
  }

  mutating func cancelTimers() { timers = [] }

  /// The time of the next timer, or `nil` if none is set.
  var nextTime: Int? { timers.map(\.time).min() }

  /// Removes and returns the next timer; of several at one time, the one that was set first.
  mutating func removeNextTimer() -> Timer? {
    timers.indices.min { timers[$0].time < timers[$1].time }.map { timers.remove(at: $0) }
  }

  // MARK: Limits

  static let maximumNesting = 24
  /// The maximum number of timers and app events between two gestures.
  static let maximumSteps = 1_000

  /// Enters effects that other effects triggered.
  ///
  /// Returns `false` beyond the maximum depth.
  mutating func enter() -> Bool {
    guard nesting < AppTimeline.maximumNesting else { return false }
    nesting += 1
    return true
  }

  mutating func leave() { nesting -= 1 }

  mutating func beginGesture() { steps = 0 }

  /// Counts a timer or app event.
  ///
  /// Returns `false` and cancels all timers beyond the maximum.
  mutating func countStep() -> Bool {
    steps += 1
    guard steps >= AppTimeline.maximumSteps else { return true }
    cancelTimers()
    return false
  }
}
