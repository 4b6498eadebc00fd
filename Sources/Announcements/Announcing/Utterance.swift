public import AccessibilityTree

/// A unit of speech: parts that the reader queues, speaks and interrupts only together.
///
///     let stop = TalkBack().read([.button("Save")]).stops[0]
///     for utterance in stop.announcement.utterances { print(utterance.text) }
public struct Utterance: Sendable, Hashable {
  /// The parts, in the order in which they are heard.
  public var parts: [Part]
  /// The rule that separates this utterance from the previous utterance, or `nil` if no rule does.
  public var rule: Rule?

  /// Creates an utterance.
  public init(_ parts: [Part], by rule: Rule? = nil) {
    self.parts = parts
    self.rule = rule
  }

  /// The words of the parts, joined by the leads of all parts but the first.
  public var text: String { Announcement.join(parts) }
}
