import AccessibilityTree

/// The words of the snapshot profile in one language, exactly as AccessibilitySnapshot has them.
///
/// The words contain the library's capitals, full stops and typing errors. Source:
/// AccessibilitySnapshot 0.12.1, Localizable.strings.
struct SnapshotPhrasebook: UnlistedWords, Sendable {
  /// The language tag; like the library, the code compares it case-sensitively.
  var language: String
  var traits: TraitWords
  /// The words that AccessibilitySnapshot writes for a selected element without other words.
  var selectedAlone: Phrase
  var selected: Template
  /// The usual label of a back button; AccessibilitySnapshot does not write it before “back
  /// button”.
  var back: String
  var series, spansRows, spansColumns, row, column: Template
  var listStart, listEnd, landmarkStart, landmarkEnd: Phrase
  /// The words of the hints, which come after the pause.
  var hints: SnapshotHintWords
  var actionsAvailable, moreContent: Phrase

  static let all = VoiceOverPhrasebook.all.map(\.snapshot)

  /// Returns the phrasebook for a tag.
  ///
  /// The result is the phrasebook of the exact tag or, if there is none, of the tag's first two
  /// characters. Without either phrasebook, the result is `standard`.
  static func forLanguage(_ tag: String?, else standard: SnapshotPhrasebook) -> SnapshotPhrasebook {
    guard let tag else { return standard }
    return all.first { $0.language == tag } ?? all.first { $0.language == tag.prefix(2) }
      ?? standard
  }
}
