/// The speech of a reader in a session.
///
/// A conforming type converts events into speech requests, schedules the requests on a virtual
/// clock, and records which speech is heard. The times of its methods are milliseconds since the
/// first screen was opened, and never decrease.
package protocol ReaderSpeech: Sendable {
  /// Receives an event.
  ///
  /// - Parameter nodes: The session nodes of the event's screen. Log entries store session nodes
  ///   instead of indices, because speech can continue after the screen closes.
  mutating func receive(_ event: SessionEvent, at time: Int, step: Int, on nodes: SessionNodes)
  /// Advances the clock.
  mutating func advance(to time: Int)
  /// Changes the settings of the reader.
  mutating func setReader(_ reader: any ScreenReader)
  /// Advances the clock until nothing is spoken or queued.
  ///
  /// - Returns: The new time on the clock.
  mutating func finish() -> Int
  /// Whether a new screen has opened and no node has focus yet.
  var awaitsFirstFocus: Bool { get }
  /// All speech so far, in the order in which it is heard.
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
  /// Creates the speech of a new session, in which no event has happened yet.
  func speech(lasting duration: ListeningTime) -> any ReaderSpeech
  /// The rules for how keys and apps move the reader's focus.
  var focusRules: FocusRules { get }
}

extension SpeakingReader {
  package var focusRules: FocusRules { FocusRules() }
}

/// The empty speech of a reader that does not support sessions.
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
