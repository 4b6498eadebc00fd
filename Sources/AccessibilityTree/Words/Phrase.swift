/// Fixed words of a reader in one language, with the certainty that the reader uses exactly these
/// words.
///
/// A string literal is a phrase that a source proves, such as `"Taste"` in German. If no source is
/// known, `.assumed("Ansicht")` is our translation, and `.untranslated("video")` is the English
/// word.
@usableFromInline package struct Phrase: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The words, as a transcript writes them.
  @usableFromInline package let text: String
  /// The certainty that the reader uses exactly these words.
  @usableFromInline package let attestation: Attestation

  /// Creates words of a reader.
  package init(_ text: String, _ attestation: Attestation = .attested) {
    self.text = text
    self.attestation = attestation
  }

  /// Creates words that a source proves.
  @usableFromInline package init(stringLiteral text: String) { self.init(text) }

  /// Creates words that this package translated, because the reader's own words are not known.
  package static func assumed(_ text: String) -> Phrase { Phrase(text, .assumed) }

  /// Whether there are no words.
  package var isEmpty: Bool { text.isEmpty }

  /// Creates English words for a phrasebook of another language.
  package static func untranslated(_ text: String) -> Phrase { Phrase(text, .untranslated) }
}
