public import AccessibilityTree

/// What a reader hands to its voice at once: parts that are heard without a pause of the reader's.
///
/// How it waits or interrupts matters to a session; on a walk from stop to stop each is heard whole.
public struct Utterance: Sendable, Hashable {
  /// What becomes of what is being said when the utterance comes.
  public enum QueueMode: String, Sendable, Hashable, CaseIterable {
    /// It stops; this is heard at once.
    case interrupt
    /// It is heard first; whatever interrupts later drops this as well.
    case queue
    /// It is heard first, and nothing that is said later interrupts this.
    case uninterruptible
  }

  /// The parts in the order in which they are heard.
  public var parts: [Part]
  /// What becomes of what is being said.
  public var mode: QueueMode
  /// The rule that sets the words apart from those before; absent where none are.
  public var rule: Rule?

  /// An utterance of these parts.
  public init(_ parts: [Part], _ mode: QueueMode = .interrupt, by rule: Rule? = nil) {
    self.parts = parts
    self.mode = mode
    self.rule = rule
  }

  /// The words, each part after its lead, the first without.
  public var text: String { Announcement.join(parts) }
}
