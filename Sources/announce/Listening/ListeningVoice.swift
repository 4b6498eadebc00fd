/// The voice of a session, which may be silent.
///
/// No method waits. Later calls of ``advance(at:)`` do the work that is due by then.
protocol ListeningVoice {
  /// The progress of the current utterance.
  var progress: ListenProgress { get }
  /// The time of the next necessary call of ``advance(at:)``, or `nil` if nothing is spoken.
  var nextMoment: Double? { get }

  /// Begins an utterance, and interrupts the current utterance.
  mutating func speak(_ utterance: ListenUtterance, at now: Double)
  /// Stops speech at once.
  mutating func stopSpeech()
  /// Pauses speech at once, or resumes it.
  mutating func togglePause(at now: Double)
  /// Does the work that is due, such as passing sound to the player.
  mutating func advance(at now: Double)
  /// Returns the problem since the last call, or `nil` if no problem occurred.
  mutating func removeProblem() -> String?
}

/// The progress of a voice.
enum ListenProgress: Sendable, Hashable {
  /// The voice makes no sound, so an utterance takes no time.
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

  /// Creates a silent voice.
  ///
  /// If the user wanted sound, `problem` is the reason for the silence.
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
