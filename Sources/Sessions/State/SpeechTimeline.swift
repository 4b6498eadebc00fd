import Announcements

/// The clock of a session, what was done, and the speech that came of it.
struct SpeechTimeline: Sendable {
  /// How gestures follow each other, and the keys and swipes of one gesture.
  enum Pace: Sendable {
    /// Once everything was heard.
    case listening
    /// After a time that the person waited; what belongs to one gesture follows at once.
    case waiting
    /// At once.
    case hurried
  }

  /// Milliseconds since the screen was opened.
  private(set) var clock = 0
  /// The steps so far, without what was heard.
  private(set) var steps: [Session.Step] = []
  /// How the next gesture comes.
  var pace = Pace.listening
  /// What the reader says, on the same clock.
  private var speech: any ReaderSpeech = SilentSpeech()

  // MARK: Time

  /// Moves the clock forward; it never goes back.
  mutating func advance(to time: Int) {
    clock = max(clock, time)
    speech.advance(to: clock)
  }

  /// Lets time pass until nothing is spoken any more and nothing will be by itself.
  mutating func finish() { advance(to: speech.finish()) }

  /// When everything is spoken that waits now.
  var end: Int {
    var ahead = speech
    return max(clock, ahead.finish())
  }

  // MARK: Speech

  /// Gives a reader its voice.
  ///
  /// - Parameter rate: Words a minute.
  mutating func start(_ reader: any ScreenReader, rate: Int) {
    guard let reader = reader as? any SpeakingReader else { return }
    speech = reader.speech(lasting: ListeningTime(rate: rate))
  }

  /// Follows other settings from now on.
  mutating func use(_ reader: any ScreenReader) { speech.use(reader) }

  /// Tells the reader what happens.
  ///
  /// - Parameter nodes: Which nodes of the session those of the event's screen are.
  mutating func tell(_ event: SessionEvent, on nodes: SessionNodes) {
    speech.take(event, at: clock, step: max(0, steps.count - 1), on: nodes)
  }

  // MARK: Steps

  /// Begins a step.
  mutating func begin(_ gesture: Gesture?) {
    steps.append(Session.Step(gesture: gesture, time: clock))
  }

  /// Records what happened in this step.
  mutating func log(_ entry: SessionLogEntry) {
    change { $0.log.append(entry) }
  }

  /// Records why the gesture of this step could not be done; the first reason counts.
  mutating func complain(_ problem: String) {
    change { if $0.problem == nil { $0.problem = problem } }
  }

  /// Records where focus is at the end of this step.
  mutating func end(on focus: Session.Focus?, isMoved: Bool) {
    change {
      $0.focus = focus
      $0.isMoved = isMoved
    }
  }

  /// Replaces the reason why the gesture of this step could not be done.
  mutating func fail(_ problem: String) { change { $0.problem = problem } }

  private mutating func change(_ change: (inout Session.Step) -> Void) {
    guard !steps.isEmpty else { return }
    change(&steps[steps.count - 1])
  }

  // MARK: What was heard

  /// Everything that was to be heard, in the order of hearing.
  var heard: [Heard] { speech.log }

  /// A step with what was heard in it; costs no more than the step.
  func step(_ number: Int) -> Session.Step {
    var step = steps[number]
    step.heard = speech.heard(in: number)
    return step
  }

  /// All steps with what was heard in them.
  var record: [Session.Step] {
    var heard: [Int: [Heard]] = [:]
    for item in speech.log { heard[item.step, default: []].append(item) }
    return steps.enumerated().map { number, step in
      var step = step
      step.heard = heard[number] ?? []
      return step
    }
  }
}
