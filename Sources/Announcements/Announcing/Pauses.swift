/// The lengths of a reader's pauses, in seconds.
public struct Pauses: Sendable, Hashable {
  /// The pause between two parts.
  public var part: Double
  /// The pause between two utterances, such as the one before a usage hint.
  public var utterance: Double
  /// The pause between two stops, before the person's next swipe.
  ///
  /// All readers have the same value, because not the reader but the person makes this pause.
  public var stop = 0.5

  /// Creates pauses.
  public init(part: Double, utterance: Double) {
    self.part = part
    self.utterance = utterance
  }
}
