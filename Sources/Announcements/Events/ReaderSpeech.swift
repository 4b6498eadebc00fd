/// What a reader makes of what happens: which words it asks its voice for, in which order they are
/// spoken on a virtual clock, and what of them is heard.
///
/// Times are milliseconds since the screen was opened and never go back.
package protocol ReaderSpeech: Sendable {
  /// Receives an event that happens now.
  ///
  /// - Parameter nodes: Which nodes of the session the nodes of the event's screen are. Speech outlives the
  ///   screen, so it keeps nodes and no indices.
  mutating func take(_ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes)
  /// Lets time pass.
  mutating func advance(to time: Int)
  /// Follows other settings from now on.
  mutating func use(_ reader: any ScreenReader)
  /// Lets time pass until nothing is spoken any more and nothing will be by itself, and says when that is.
  mutating func finish() -> Int
  /// Everything that was to be heard, in the order of hearing.
  var log: [Heard] { get }
  /// The same of one step, which costs no more than the step.
  func heard(in step: Int) -> [Heard]
}

/// A reader that speaks in sessions.
package protocol SpeakingReader: ScreenReader {
  /// Its speech, before anything happened.
  func speech(lasting duration: ListeningTime) -> any ReaderSpeech
}

/// A reader that says nothing by itself.
package struct SilentSpeech: ReaderSpeech {
  private var now = 0

  package mutating func take(
    _ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes
  ) { advance(to: time) }
  package mutating func advance(to time: Int) { now = max(now, time) }
  package mutating func finish() -> Int { now }
  package mutating func use(_ reader: any ScreenReader) {}
  package var log: [Heard] { [] }

  package init() {}

  package func heard(in step: Int) -> [Heard] { [] }
}
