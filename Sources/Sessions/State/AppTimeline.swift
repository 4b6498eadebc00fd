import Announcements

/// The app of a session: what it is going to do, and how much it may do by itself.
struct AppTimeline: Sendable {
  /// Something that happens later.
  struct Timer: Sendable {
    let time: Int
    let action: Action

    enum Action: Sendable {
      case event(AppEvent)
      case effects([AppEffect])
    }
  }

  /// A control that is being pressed or stepped, while a running app answers that.
  struct Activation: Sendable {
    let node: SessionNode
    let isStepping: Bool
  }

  /// What answers.
  var app: any App
  /// The control that the app is answering for.
  var activation: Activation?
  /// Who moves input focus where the app moves it: the platform as a screen opens, and whoever pressed Tab.
  var mover = SessionEvent.Mover.app
  private var timers: [Timer] = []
  private var nesting = 0
  private var steps = 0

  init(_ app: any App) { self.app = app }

  // MARK: Timers

  /// Does something at a time.
  mutating func schedule(_ action: Timer.Action, at time: Int) {
    timers.append(Timer(time: time, action: action))
  }

  /// Forgets everything that was to happen.
  mutating func cancelTimers() { timers = [] }

  /// When the next timer is due; `nil` where none is set.
  var nextTime: Int? { timers.map(\.time).min() }

  /// Takes the next timer, of several at one time the first that was set.
  mutating func takeTimer() -> Timer? {
    timers.indices.min { timers[$0].time < timers[$1].time }.map { timers.remove(at: $0) }
  }

  // MARK: Limits

  /// How many effects may bring about each other.
  static let deepest = 24
  /// How often something may happen by itself between two gestures.
  static let most = 1_000

  /// Enters effects that another effect brings about; false where they bring about each other without end.
  mutating func enter() -> Bool {
    guard nesting < AppTimeline.deepest else { return false }
    nesting += 1
    return true
  }

  /// Leaves effects that were entered.
  mutating func leave() { nesting -= 1 }

  /// Begins a gesture.
  mutating func beginGesture() { steps = 0 }

  /// Counts something that happens by itself; false, with all timers cancelled, where it was too much.
  mutating func countStep() -> Bool {
    steps += 1
    guard steps >= AppTimeline.most else { return true }
    cancelTimers()
    return false
  }
}
