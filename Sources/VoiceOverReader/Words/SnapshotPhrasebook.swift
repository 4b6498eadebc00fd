import AccessibilityTree

/// The words of the snapshot profile in one language, in AccessibilitySnapshot's own form: with
/// capitals and full stops, including typing errors.
///
/// Source: AccessibilitySnapshot 0.12.1, Localizable.strings.
struct SnapshotPhrasebook: UnlistedWords, Sendable {
  /// The language tag, compared case-sensitively as in the library.
  var language: String
  var traits: TraitWords
  /// The announcement of a selected element without other words.
  var selectedAlone: Phrase
  var selected: Template
  /// The label that a back button does not repeat.
  var back: String
  var series, spansRows, spansColumns, row, column: Template
  var listStart, listEnd, landmarkStart, landmarkEnd: Phrase
  /// The hints after the pause.
  var hints: SnapshotHintWords
  var actionsAvailable, moreContent: Phrase

  static let all = VoiceOverPhrasebook.all.map(\.snapshot)

  /// Returns the phrasebook for a language: the exact tag, then its first two characters, else
  /// `standard`.
  static func forLanguage(_ tag: String?, else standard: SnapshotPhrasebook) -> SnapshotPhrasebook {
    guard let tag else { return standard }
    return all.first { $0.language == tag } ?? all.first { $0.language == tag.prefix(2) }
      ?? standard
  }
}
