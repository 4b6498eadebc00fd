internal import Encoding
package import Simulator

/// What is heard, as the text of a cell.
package enum TranscriptMarkdown {
  /// The cell of a reader that has no stop in a row.
  package static let noStop = "—"

  /// What is heard at a stop, in one line.
  package static func cell(_ announcement: Announcement) -> String {
    isSilent(announcement) ? Announcement.silence : cell([announcement.text], separator: "")
  }

  /// What is heard at a stop, with a line break at each of the reader's pauses.
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

  /// The text with a backslash before each part that would stand for any parts, and before a dash
  /// that would say that there is no stop, or a sign that nothing is said.
  package static func literal(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { "…—.∅".unicodeScalars.contains($0) }) else {
      return text
    }
    let parts = text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false)
    var result = String.UnicodeScalarView()
    for (place, part) in parts.enumerated() {
      if place > 0 { result.append(",") }
      let space = part.prefix { $0.properties.isWhitespace }
      result.append(contentsOf: space)
      if isWildcard(part, alone: parts.count == 1) { result.append("\\") }
      result.append(contentsOf: part.dropFirst(space.count))
    }
    return String(result)
  }

  /// Whether a part means something, whatever backslashes and spaces stand around it.
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
