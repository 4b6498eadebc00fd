internal import AccessibilityTree

/// Extracts the author's hint from one that AccessibilitySnapshot composed.
///
/// The library appends VoiceOver's own sentences to the author's hint, replacing its final full
/// stop. In a text field only these sentences remain.
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift.
enum SnapshotAuthoredHint {
  /// Returns the author's part of a hint, or `nil` if there is none.
  static func find(in hint: String, traits: AccessibilityTraits) -> String? {
    guard traits.containsAny(of: [.switchButton, .textEntry, .adjustable]) else { return hint }
    var rest = hint[...]
    // A control has at most two such sentences.
    for _ in 0..<2 {
      guard let sentence = sentences.first(where: { rest.hasSuffix($0) }) else { break }
      rest = rest.dropLast(sentence.count)
      while let last = rest.last, last == " " || last == "." { rest.removeLast() }
    }
    return rest.isEmpty ? nil : String(rest)
  }

  /// VoiceOver's sentences in every language, the longest first.
  private static let sentences: [String] =
    SnapshotHintWords.all.flatMap { words in
      [words.textArea, words.editing, words.edit, words.adjust, words.toggle]
    }.map(\.text).sorted { $0.count > $1.count }
}
