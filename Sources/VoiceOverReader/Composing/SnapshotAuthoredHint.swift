package import AccessibilityTree

/// Finds the author's hint in one that AccessibilitySnapshot composed.
///
/// The library joins VoiceOver's own sentences to the author's hint, whose final full stop they
/// replace; of a text field only they remain.
/// Source: AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift.
package enum SnapshotAuthoredHint {
  /// The author's part of `hint`; absent when there is none.
  package static func find(in hint: String, traits: AccessibilityTraits) -> String? {
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
    SnapshotPhrasebook.all.flatMap { book in
      [
        book.hints.textArea, book.hints.editing, book.hints.edit, book.hints.adjust,
        book.hints.toggle,
      ]
    }.map(\.text).sorted { $0.count > $1.count }
}
