/// Fixed words of a reader in one language, with how they are known.
///
/// A literal is an attested phrase: `"Taste"`, `.assumed("Ansicht")`, `.untranslated("video")`.
public struct Phrase: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The words, as a transcript writes them.
  public let text: String
  /// How the words are known.
  public let attestation: Attestation

  /// Words of a reader.
  public init(_ text: String, _ attestation: Attestation = .attested) {
    self.text = text
    self.attestation = attestation
  }

  /// Attested words.
  public init(stringLiteral text: String) { self.init(text) }

  /// Words of our own, for want of the reader's.
  public static func assumed(_ text: String) -> Phrase { Phrase(text, .assumed) }

  /// Whether there are no words.
  public var isEmpty: Bool { text.isEmpty }

  /// English words in a phrasebook of another language.
  public static func untranslated(_ text: String) -> Phrase { Phrase(text, .untranslated) }
}
