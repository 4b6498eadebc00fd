/// How a reader's own words are known.
///
/// A ``Rule`` says why words are announced; this says whether the words are the reader's own.
public enum Attestation: String, Sendable, Hashable, CaseIterable {
  /// Found in the reader's own strings or heard from the reader.
  case attested
  /// This package's translation: the meaning is right, the wording may differ.
  case assumed
  /// The English words, because the reader's own are not known.
  case untranslated

  /// Returns the attestation of words that are composed of two kinds.
  package func weaker(_ other: Attestation) -> Attestation {
    switch (self, other) {
    case (.untranslated, _), (_, .untranslated): .untranslated
    case (.assumed, _), (_, .assumed): .assumed
    case (.attested, .attested): .attested
    }
  }
}
