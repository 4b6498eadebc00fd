/// How a reader's own word is known.
///
/// Rules say why a word is spoken; this says whether the word itself is the reader's.
public enum Attestation: String, Sendable, Hashable, CaseIterable {
  /// Found in the reader's own strings or heard from it.
  case attested
  /// Our own translation: the meaning is right, the wording may differ.
  case assumed
  /// The English word, as nobody could say the reader's own.
  case untranslated

  /// What can be said of words that are put together of two kinds.
  package func weaker(_ other: Attestation) -> Attestation {
    switch (self, other) {
    case (.untranslated, _), (_, .untranslated): .untranslated
    case (.assumed, _), (_, .assumed): .assumed
    case (.attested, .attested): .attested
    }
  }
}
