/// The certainty that a reader uses exactly these words.
///
/// A ``Rule`` states why a reader announces something. The attestation states how certain the
/// wording is.
public enum Attestation: String, Sendable, Hashable, CaseIterable {
  /// The words were found in the reader's own strings, or heard from the reader.
  case attested
  /// The words are a translation by this package.
  ///
  /// The meaning is right; the wording may differ.
  case assumed
  /// The words are English, because the reader's words in this language are not known.
  case untranslated

  /// Returns the less certain of two attestations.
  ///
  /// If words are composed of two phrases, this is the attestation of the words.
  package func weaker(_ other: Attestation) -> Attestation {
    switch (self, other) {
    case (.untranslated, _), (_, .untranslated): .untranslated
    case (.assumed, _), (_, .assumed): .assumed
    case (.attested, .attested): .attested
    }
  }
}
