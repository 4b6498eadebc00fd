public import AccessibilityTree

/// A unit of speech: parts that are heard without a pause by the reader.
///
/// The queue mode has an effect in sessions only; in a transcript each utterance is heard in full.
public struct Utterance: Sendable, Hashable {
  /// The effect of an utterance on current speech.
  public enum QueueMode: String, Sendable, Hashable, CaseIterable {
    /// Current speech stops, and this utterance is heard at once.
    case interrupt
    /// Current speech is heard first; a later interruption drops this utterance, too.
    case queue
    /// Current speech is heard first, and no later speech interrupts this utterance.
    case uninterruptible
  }

  /// The parts, in the order in which they are heard.
  public var parts: [Part]
  /// The effect on current speech.
  public var mode: QueueMode
  /// The rule that separates the utterance from the one before, if any.
  public var rule: Rule?

  /// Creates an utterance.
  public init(_ parts: [Part], _ mode: QueueMode = .interrupt, by rule: Rule? = nil) {
    self.parts = parts
    self.mode = mode
    self.rule = rule
  }

  /// The text of the parts, each but the first after its lead.
  public var text: String { Announcement.join(parts) }
}
