import Scenarios
import Simulator
internal import TextIO
import Voices

/// An announcement broken into lines, with the part to which each word belongs.
struct Caption: Sendable {
  /// Consecutive words of a line that belong to one part.
  struct Run: Sendable, Hashable {
    /// The displayed text.
    var text: String
    /// The index of the part.
    ///
    /// A separator between two parts belongs to the first part.
    var part: Int
  }

  /// The lines from top to bottom.
  private(set) var lines: [[Run]] = []

  /// Breaks an announcement into lines of at most `width` columns.
  init(_ announcement: SpokenAnnouncement, width: Int) {
    let text = TerminalText.of(announcement.text)
    var owners = Caption.owners(of: text, in: announcement)[...]
    var part = 0
    for line in DisplayWidth.wrap(text, to: max(1, width)) {
      var runs: [Run] = []
      for character in line {
        if character != " " { part = owners.popFirst() ?? part }
        if let last = runs.indices.last, runs[last].part == part {
          runs[last].text.append(character)
        } else {
          runs.append(Run(text: String(character), part: part))
        }
      }
      lines.append(runs)
    }
  }

  /// Returns the index of the first line with words of a part.
  func line(of part: Int) -> Int? { lines.firstIndex { $0.contains { $0.part == part } } }

  /// Returns the index of the part for each character.
  ///
  /// Spaces are left out.
  ///
  /// The method searches the parts one by one, because the separators between them are unknown.
  private static func owners(of text: String, in announcement: SpokenAnnouncement) -> [Int] {
    var owners: [Int] = []
    var rest = text[...]
    var current = 0
    for (number, part) in announcement.parts.enumerated() {
      let words = TerminalText.of(part.text)
      guard !words.isEmpty, let found = start(of: words, in: rest) else { continue }
      owners += rest[..<found].filter { $0 != " " }.map { _ in current }
      let after = rest.index(found, offsetBy: words.count, limitedBy: rest.endIndex)
      let end = after ?? rest.endIndex
      owners += rest[found..<end].filter { $0 != " " }.map { _ in number }
      current = number
      rest = rest[end...]
    }
    return owners + rest.filter { $0 != " " }.map { _ in current }
  }

  /// Returns the index at which words begin in a text, or `nil` if more than eight separator
  /// characters come before the words.
  private static func start(of words: String, in text: Substring) -> Substring.Index? {
    var start = text.startIndex
    for _ in 0...8 {
      if text[start...].hasPrefix(words) { return start }
      guard start < text.endIndex else { return nil }
      start = text.index(after: start)
    }
    return nil
  }
}
