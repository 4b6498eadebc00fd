public import AccessibilityTree

/// A piece of an announcement: words of one kind that one rule put there.
public struct Part: Sendable, Hashable {
  /// What the words are.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case label, value, role, state, error, description, hint, position, container, heading
    case content, placeholder, actions
    /// A sentence of the reader's own on how to use the control.
    case usageHint
    /// A sound instead of words.
    case sound
  }

  /// What the words are.
  public var kind: Kind
  /// The words.
  public var text: String
  /// What stands before the words when another part comes before them.
  public var lead: String
  /// The rule that put the words there.
  public var rule: Rule
  /// The node the words come from, where it is not the stop's own.
  public var node: Node.Index?
  /// BCP 47 tag of the words, where it is known.
  public var language: String?
  /// How the words are known to be the reader's; the author's own words are always attested.
  public var attestation = Attestation.attested

  /// A piece of an announcement.
  @inlinable public init(
    _ kind: Kind, _ text: String, lead: String = ", ", by rule: Rule, node: Node.Index? = nil,
    language: String? = nil
  ) {
    self.kind = kind
    self.text = text
    self.lead = lead
    self.rule = rule
    self.node = node
    self.language = language
  }

  /// A piece of an announcement in the reader's own words.
  @inlinable public init(
    _ kind: Kind, _ phrase: Phrase, lead: String = ", ", by rule: Rule, node: Node.Index? = nil,
    language: String? = nil
  ) {
    self.init(kind, phrase.text, lead: lead, by: rule, node: node, language: language)
    attestation = phrase.attestation
  }
}
