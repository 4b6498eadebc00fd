/// What makes a session audible, or does not.
///
/// Nothing here waits: what is to be done later is done by ``advance(at:)``.
protocol ListeningVoice {
  /// How far it is.
  var progress: ListenProgress { get }
  /// When it is to be looked at again; absent while nothing goes on.
  var nextMoment: Double? { get }

  /// Begins to say something; what was being said stops at once.
  mutating func say(_ utterance: ListenUtterance, at now: Double)
  /// Stops at once.
  mutating func hush()
  /// Stops at once, to go on from there; goes on where it was stopped so.
  mutating func togglePause(at now: Double)
  /// Does what is due.
  mutating func advance(at now: Double)
  /// What went wrong since it was asked last.
  mutating func takeProblem() -> String?
}

/// How far a voice is with what it says.
enum ListenProgress: Sendable, Hashable {
  /// There is no sound: all is said at once.
  case textOnly
  /// A part is being said.
  case saying(part: Int)
  /// A part was stopped in.
  case paused(part: Int)
  /// All was said, or stopped.
  case finished
}

/// No sound.
struct SilentVoice: ListeningVoice {
  private var problem: String?

  /// No sound, with the reason where it was wanted.
  init(because problem: String? = nil) { self.problem = problem }

  var progress: ListenProgress { .textOnly }
  var nextMoment: Double? { nil }

  mutating func say(_ utterance: ListenUtterance, at now: Double) {}
  mutating func hush() {}
  mutating func togglePause(at now: Double) {}
  mutating func advance(at now: Double) {}

  mutating func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }
}
