/// The speech of a reader in a session: it turns events into speech requests, orders them on a
/// virtual clock and records what is heard.
///
/// Times are milliseconds since the screen was opened and never decrease.
package protocol ReaderSpeech: Sendable {
  /// Receives an event.
  ///
  /// - Parameter nodes: The session's nodes for the nodes of the event's screen. Speech outlives
  ///   the screen, so it stores these and no indices.
  mutating func receive(_ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes)
  /// Advances the clock.
  mutating func advance(to time: Int)
  /// Changes the settings of the reader.
  mutating func setReader(_ reader: any ScreenReader)
  /// Advances the clock until nothing is spoken or queued, and returns the time.
  mutating func finish() -> Int
  /// Whether a new screen has not focused a node yet.
  var awaitsFirstFocus: Bool { get }
  /// All speech, in the order in which it is heard.
  var log: [SpeechLogEntry] { get }
  /// Returns the speech of one step.
  ///
  /// - Complexity: Linear in the speech of the step.
  func heard(in step: Int) -> [SpeechLogEntry]
}

extension ReaderSpeech {
  package var awaitsFirstFocus: Bool { false }
}

/// A reader that speaks in sessions.
package protocol SpeakingReader: ScreenReader {
  /// Returns its speech at the start of a session.
  func speech(lasting duration: ListeningTime) -> any ReaderSpeech
  /// Whether the first key after touch continues at the reader's focus, not at input focus.
  var keysStartAtFocus: Bool { get }
}

extension SpeakingReader {
  package var keysStartAtFocus: Bool { false }
}

/// The speech of a reader without support for sessions.
package struct SilentSpeech: ReaderSpeech {
  private var now = 0

  package mutating func receive(
    _ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes
  ) { advance(to: time) }
  package mutating func advance(to time: Int) { now = max(now, time) }
  package mutating func finish() -> Int { now }
  package mutating func setReader(_ reader: any ScreenReader) {}
  package var log: [SpeechLogEntry] { [] }

  package init() {}

  package func heard(in step: Int) -> [SpeechLogEntry] { [] }
}
