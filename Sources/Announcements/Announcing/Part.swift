public import AccessibilityTree

/// A part of an announcement: words of one kind that one rule produced.
public struct Part: Sendable, Hashable {
  /// The kind of the words of a part, such as a label, a state or a usage hint.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case label, value, role, state, error, description, hint, position, container, heading
    case content, placeholder, actions
    /// The reader's instruction for using the control: “double tap to activate”.
    case usageHint
    /// A sound.
    ///
    /// The words of the part are the caption of the sound.
    case sound
  }

  /// The kind of the words, such as a label or a state.
  public var kind: Kind
  /// The words that the reader speaks, or the caption of a sound.
  public var text: String
  /// The separator before the words, used only if another part precedes them.
  public var lead: String
  /// The rule that produced the words.
  public var rule: Rule
  /// The node with the words, or `nil` if it is the node of the stop.
  public var node: Node.Index?
  /// The BCP 47 tag of the language of the words, or `nil` if the language is unknown.
  public var language: String?
  /// How certain it is that the reader uses these words.
  ///
  /// Words of the author are always ``Attestation/attested``.
  public var attestation = Attestation.attested

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - kind: The kind of words.
  ///   - text: The words.
  ///   - lead: The separator before the words, used only if another part precedes them.
  ///   - rule: The rule that produced the words.
  ///   - node: The node with the words, or `nil` if it is the node of the stop.
  ///   - language: The BCP 47 tag of the language of the words, if known.
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

  /// Creates a part from a phrase of the reader, rather than from words of the author.
  @inlinable package init(
    _ kind: Kind, _ phrase: Phrase, lead: String = ", ", by rule: Rule, node: Node.Index? = nil,
    language: String? = nil
  ) {
    self.init(kind, phrase.text, lead: lead, by: rule, node: node, language: language)
    attestation = phrase.attestation
  }
}

extension [Part] {
  /// Appends `parts` like `+=`, but without copying them if the array has no storage yet.
  @inlinable package mutating func append(each parts: [Part]) {
    if parts.isEmpty { return }
    if capacity == 0 { self = parts } else { append(contentsOf: parts) }
  }
}
