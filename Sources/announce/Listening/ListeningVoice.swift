/// The voice of a session, which may be silent.
///
/// No method waits: work that is due later is done by ``advance(at:)``.
protocol ListeningVoice {
  /// The progress of the current utterance.
  var progress: ListenProgress { get }
  /// The time at which to call ``advance(at:)`` next, or `nil` if nothing is spoken.
  var nextMoment: Double? { get }

  /// Begins an utterance, interrupting the current one.
  mutating func speak(_ utterance: ListenUtterance, at now: Double)
  /// Stops speech at once.
  mutating func stopSpeech()
  /// Pauses speech at once, or resumes it.
  mutating func togglePause(at now: Double)
  /// Does the work that is due.
  mutating func advance(at now: Double)
  /// Returns the problem that occurred since the last call, or `nil`.
  mutating func removeProblem() -> String?
}

/// The progress of a voice.
enum ListenProgress: Sendable, Hashable {
  /// There is no sound; an utterance takes no time.
  case textOnly
  /// A part is being spoken.
  case speaking(part: Int)
  /// Speech is paused within a part.
  case paused(part: Int)
  /// The utterance has ended or was stopped.
  case finished
}

/// A voice without sound.
struct SilentVoice: ListeningVoice {
  private var problem: String?

  /// Creates a silent voice; `problem` is the reason if sound was requested.
  init(because problem: String? = nil) { self.problem = problem }

  var progress: ListenProgress { .textOnly }
  var nextMoment: Double? { nil }

  mutating func speak(_ utterance: ListenUtterance, at now: Double) {}
  mutating func stopSpeech() {}
  mutating func togglePause(at now: Double) {}
  mutating func advance(at now: Double) {}

  mutating func removeProblem() -> String? {
    defer { problem = nil }
    return problem
  }
}
