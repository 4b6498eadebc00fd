/// How long a reader is silent, in seconds; each reader has its own.
public struct Pauses: Sendable, Hashable {
  /// Between two parts.
  public var part: Double
  /// Between two utterances, as before usage hints.
  public var utterance: Double
  /// Between two stops of a walk; the person's own, no reader's.
  public var stop = 0.5

  /// Pauses between parts and between utterances.
  public init(part: Double, utterance: Double) {
    self.part = part
    self.utterance = utterance
  }
}
