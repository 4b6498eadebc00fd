internal import AccessibilityTree

/// A search for the author's hint in a hint from AccessibilitySnapshot.
///
/// AccessibilitySnapshot removes the final full stop of the author's hint and appends VoiceOver's
/// own sentences. For a text field, it writes only VoiceOver's sentences.
///
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift.
enum SnapshotAuthoredHint {
  /// Returns the part of a hint that the author set, or `nil` if the author set no hint.
  static func find(in hint: String, traits: AccessibilityTraits) -> String? {
    guard traits.containsAny(of: [.switchButton, .textEntry, .adjustable]) else { return hint }
    var rest = hint[...]
    // VoiceOver appends at most two sentences to a hint.
    for _ in 0..<2 {
      guard let sentence = sentences.first(where: { rest.hasSuffix($0) }) else { break }
      rest = rest.dropLast(sentence.count)
      while let last = rest.last, last == " " || last == "." { rest.removeLast() }
    }
    return rest.isEmpty ? nil : String(rest)
  }

  /// The sentences that VoiceOver can append to a hint, in every language.
  ///
  /// Longer sentences come first.
  private static let sentences: [String] =
    SnapshotHintWords.all.flatMap { words in
      [words.textArea, words.editing, words.edit, words.adjust, words.toggle]
    }.map(\.text).sorted { $0.count > $1.count }
}
