import AccessibilityTree

/// The words of the snapshot profile in one language, exactly as AccessibilitySnapshot has them.
///
/// They have capitals, full stops and typing errors. Source: AccessibilitySnapshot 0.12.1,
/// Localizable.strings.
struct SnapshotPhrasebook: UnlistedWords, Sendable {
  /// The language tag, compared case-sensitively as in the library.
  var language: String
  var traits: TraitWords
  /// The announcement of a selected element that has no other words.
  var selectedAlone: Phrase
  var selected: Template
  /// The label that VoiceOver does not repeat for a back button.
  var back: String
  var series, spansRows, spansColumns, row, column: Template
  var listStart, listEnd, landmarkStart, landmarkEnd: Phrase
  /// The hints after the pause.
  var hints: SnapshotHintWords
  var actionsAvailable, moreContent: Phrase

  static let all = VoiceOverPhrasebook.all.map(\.snapshot)

  /// Returns the phrasebook for the exact tag, or for its first two characters, or `standard`.
  static func forLanguage(_ tag: String?, else standard: SnapshotPhrasebook) -> SnapshotPhrasebook {
    guard let tag else { return standard }
    return all.first { $0.language == tag } ?? all.first { $0.language == tag.prefix(2) }
      ?? standard
  }
}
