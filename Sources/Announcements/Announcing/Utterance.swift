public import AccessibilityTree

/// A unit of speech: parts that the reader queues, speaks and interrupts only together.
///
/// The ``mode`` has an effect in sessions only. In a transcript, each utterance is heard in full.
///
///     let stop = TalkBack().read([.button("Save")]).stops[0]
///     for utterance in stop.announcement.utterances { print(utterance.text) }
public struct Utterance: Sendable, Hashable {
  /// The effect of an utterance on the current speech.
  public enum QueueMode: String, Sendable, Hashable, CaseIterable {
    /// Current speech stops, and this utterance begins at once.
    case interrupt
    /// The utterance begins when the current speech has ended.
    ///
    /// A later interruption removes this utterance from the queue.
    case queue
    /// The utterance begins when the current speech has ended, and is always heard in full.
    ///
    /// No later speech interrupts it.
    case uninterruptible
  }

  /// The parts, in the order in which they are heard.
  public var parts: [Part]
  /// What the utterance does to the current speech.
  public var mode: QueueMode
  /// The rule that separates this utterance from the previous utterance, or `nil` if no rule does.
  public var rule: Rule?

  /// Creates an utterance.
  public init(_ parts: [Part], _ mode: QueueMode = .interrupt, by rule: Rule? = nil) {
    self.parts = parts
    self.mode = mode
    self.rule = rule
  }

  /// The words of the parts, joined by the leads of all parts but the first.
  public var text: String { Announcement.join(parts) }
}
