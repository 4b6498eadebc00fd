internal import Encoding
package import Simulator

/// The conversion of announcements to the Markdown of table cells.
package enum TranscriptMarkdown {
  /// The text of a cell at which the reader has no stop.
  package static let noStop = "—"

  /// Returns an announcement on one line.
  package static func cell(_ announcement: Announcement) -> String {
    isSilent(announcement) ? Announcement.silence : cell([announcement.text], separator: "")
  }

  /// Returns an announcement with a line break at each pause.
  package static func cell(_ announcement: Announcement, breaking separator: String) -> String {
    if isSilent(announcement) { return Announcement.silence }
    let utterances = announcement.utterances.filter { !$0.parts.isEmpty }.map(\.text)
    return cell(utterances, separator: separator)
  }

  private static func isSilent(_ announcement: Announcement) -> Bool {
    announcement.text.allSatisfy(\.isWhitespace)
  }

  private static func cell(_ utterances: [String], separator: String) -> String {
    utterances.map { MarkdownText.escaped(literal($0), in: .cell) }.joined(separator: separator)
  }

  /// Returns a text with a backslash before each part that has a special meaning in a cell:
  /// wildcards, the dash for no stop, and the mark for silence.
  package static func literal(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "…—.∅".unicodeScalars.contains($0) }) else {
      return text
    }
    let parts = text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
    var result = String.UnicodeScalarView()
    for (index, part) in parts.enumerated() {
      if index > 0 { result.append(",") }
      let space = part.prefix { $0.properties.isWhitespace }
      result.append(contentsOf: space)
      if isWildcard(part, alone: parts.count == 1) { result.append("\\") }
      result.append(contentsOf: part.dropFirst(space.count))
    }
    return String(result)
  }

  /// Returns whether a part of a cell has a special meaning.
  ///
  /// Backslashes and spaces around the part are ignored.
  ///
  /// - Parameter alone: Whether the part is the only part of its cell.
  private static func isWildcard(_ part: Substring.UnicodeScalarView, alone: Bool) -> Bool {
    let trimmed = part.drop { $0.properties.isWhitespace }
    let rest = trimmed.drop { $0 == "\\" }
    let end = rest.lastIndex { !$0.properties.isWhitespace }
    let words = end.map { String(rest[...$0]) } ?? ""
    let hasBackslash = rest.startIndex > trimmed.startIndex
    return words == "…" || words == "..."
      || (alone || hasBackslash) && (words == noStop || words == Announcement.silence)
  }
}
