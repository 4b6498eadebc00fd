/// How long words take a reader’s voice on the virtual clock.
package struct SpeechDuration: Sendable, Hashable {
  private let time: ListeningTime

  /// Times at a rate in words a minute.
  package init(rate: Int = SpeechDuration.standardRate) { time = ListeningTime(rate: rate) }

  /// Words a minute of a voice that nobody has changed.
  package static let standardRate = 175

  /// Milliseconds for words.
  package func milliseconds(of words: String) -> Int {
    Int((time.seconds(of: words) * 1_000).rounded())
  }
}
