import Announcements

/// The clock of a session, with its steps and its speech.
struct SpeechTimeline: Sendable {
  /// The time at which the next gesture, or the next key or swipe of the same gesture, begins.
  enum Pace: Sendable {
    /// After all speech has ended.
    case listening
    /// At the end of a `wait` gesture. Keys and swipes of one gesture follow each other after 150 ms.
    case waiting
    /// After 150 ms, without listening to the end of the speech.
    case hurried
  }

  private(set) var clock = 0
  /// The performed steps without their speech; ``step(_:)`` adds the speech.
  private(set) var steps: [Session.Step] = []
  /// The time at which the next gesture begins.
  var pace = Pace.listening
  private var speech: any ReaderSpeech = SilentSpeech()

  // MARK: Time

  /// Advances the clock to a time; a time before the current time has no effect.
  mutating func advance(to time: Int) {
    clock = max(clock, time)
    speech.advance(to: clock)
  }

  /// Advances the clock until everything has been spoken.
  mutating func finish() { advance(to: speech.finish()) }

  /// The time at which all queued speech has ended.
  var end: Int {
    var ahead = speech
    return max(clock, ahead.finish())
  }

  // MARK: Speech

  /// Whether a screen opened and none of its nodes has received focus yet.
  var awaitsFirstFocus: Bool { speech.awaitsFirstFocus }

  /// Starts the speech of a reader.
  ///
  /// - Parameter rate: The speaking rate in words a minute.
  mutating func start(_ reader: any ScreenReader, rate: Int) {
    guard let reader = reader as? any SpeakingReader else { return }
    speech = reader.speech(lasting: ListeningTime(rate: rate))
  }

  /// Makes all later speech use the reader's changed settings.
  mutating func use(_ reader: any ScreenReader) { speech.setReader(reader) }

  /// Reports an event to the reader.
  ///
  /// - Parameter nodes: The session's nodes on the screen where the event happened.
  mutating func report(_ event: SessionEvent, on nodes: SessionNodes) {
    speech.receive(event, at: clock, step: max(0, steps.count - 1), on: nodes)
  }

  // MARK: Steps

  mutating func begin(_ gesture: Gesture?) {
    steps.append(Session.Step(gesture: gesture, time: clock))
  }

  /// Appends an entry to the log of the current step.
  mutating func log(_ entry: SessionLogEntry) {
    change { $0.log.append(entry) }
  }

  /// Records the reason why the gesture could not be performed, unless there is an earlier reason.
  mutating func recordProblem(_ problem: String) {
    change { if $0.problem == nil { $0.problem = problem } }
  }

  mutating func end(on focus: Session.Focus?, isMoved: Bool) {
    change {
      $0.focus = focus
      $0.isMoved = isMoved
    }
  }

  /// Replaces the reason why the gesture could not be performed.
  mutating func replaceProblem(_ problem: String) { change { $0.problem = problem } }

  private mutating func change(_ change: (inout Session.Step) -> Void) {
    guard !steps.isEmpty else { return }
    change(&steps[steps.count - 1])
  }

  // MARK: What was heard

  var heard: [SpeechLogEntry] { speech.log }

  /// Returns a step with its speech.
  ///
  /// The cost depends on the length of the step, not on the length of the session.
  func step(_ number: Int) -> Session.Step {
    var step = steps[number]
    step.heard = speech.heard(in: number)
    return step
  }

  var record: [Session.Step] {
    var heard: [Int: [SpeechLogEntry]] = [:]
    for item in speech.log { heard[item.step, default: []].append(item) }
    return steps.enumerated().map { number, step in
      var step = step
      step.heard = heard[number] ?? []
      return step
    }
  }
}
