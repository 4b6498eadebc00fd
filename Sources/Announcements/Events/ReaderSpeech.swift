/// The speech of a reader in a session.
///
/// A conforming type turns events into speech requests, orders them on a virtual clock, and records
/// what is heard. Times are milliseconds since the screen was opened, and never decrease.
package protocol ReaderSpeech: Sendable {
  /// Receives an event.
  ///
  /// - Parameter nodes: The nodes of the session on the screen of the event. Speech can continue
  ///   after the screen has closed, so a log entry stores a session node instead of an index.
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
  /// Returns the speech at the start of a session.
  func speech(lasting duration: ListeningTime) -> any ReaderSpeech
  /// How the reader's focus follows keys and apps.
  var focusRules: FocusRules { get }
}

extension SpeakingReader {
  package var focusRules: FocusRules { FocusRules() }
}

/// Speech without any words, for a reader that does not support sessions.
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
