internal import Audits

/// A comment that silences a rule for the element below it.
struct SilencingComment {
  private let text: DocumentText
  private let comment: String
  /// The offset at which the line of the element begins.
  private let lineStart: Int
  private let indentation: String

  /// Creates the comment, or returns `nil` if a comment above the element would have no effect.
  ///
  /// - Parameter path: The path of the file, whose extension determines the form of comments.
  init?(
    rule: String, reason: String, at placed: ScreenAnalysis.PlacedFinding, in text: DocumentText,
    _ path: String
  ) {
    guard placed.location.file == nil, let number = placed.location.line,
      !reason.allSatisfy(\.isWhitespace)
    else { return nil }
    let line = text.range(ofLine: number - 1)
    let start = text.bytes[line].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.upperBound
    guard start <= placed.range.lowerBound else { return nil }
    let isMarkup = text.bytes[placed.range.lowerBound...].first == UInt8(ascii: "<")
    if isMarkup, !SilencingComment.beginsTag(at: start, in: text) { return nil }
    self.text = text
    lineStart = line.lowerBound
    indentation = text.text(line.lowerBound..<start)
    let words = "announce-ignore \(rule): \(SilencingComment.oneLine(reason))"
    switch path.split(separator: ".").last?.lowercased() ?? "" {
    case "html", "htm", "xhtml", "xht", "shtml", "xml", "storyboard", "xib":
      comment = "<!-- \(words) -->"
    case "jsx", "tsx", "js", "ts":
      comment =
        SilencingComment.isChild(at: start, in: text) ? "{/* \(words) */}" : "// \(words)"
    case "swift", "kt": comment = "// \(words)"
    case "outline": comment = "# \(words)"
    default: return nil
    }
  }

  /// The edit that inserts the comment on a line of its own.
  var edit: OffsetEdit {
    let line = text.line(of: lineStart)
    let end = text.range(ofLine: line).upperBound
    // The new line gets the same line ending as the document's other lines.
    let isWindows = text.bytes[end...].starts(with: [0x0D, 0x0A])
    return OffsetEdit(
      lineStart..<lineStart, "\(indentation)\(comment)\(isWindows ? "\r\n" : "\n")")
  }

  /// Whether a tag begins at an offset.
  ///
  /// A comment inside a tag or a text would become part of the tag or text.
  private static func beginsTag(at start: Int, in text: DocumentText) -> Bool {
    guard text.bytes[start...].first == UInt8(ascii: "<") else { return false }
    let before = text.bytes[..<start].last { [UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0) }
    return before != UInt8(ascii: "<")
  }

  /// Returns the reason for silencing on one line, without characters that would end the comment.
  private static func oneLine(_ reason: String) -> String {
    reason.split(whereSeparator: \.isNewline).joined(separator: " ")
      // An XML comment must not contain two hyphens.
      .replacing("--", with: "–").replacing("*/", with: "* /")
  }

  /// Whether a JSX element is the child of another element.
  ///
  /// Inside another element, a comment must be in braces.
  private static func isChild(at start: Int, in text: DocumentText) -> Bool {
    guard let last = text.bytes[..<start].lastIndex(where: { $0 > 0x20 }) else { return false }
    switch text.bytes[last] {
    case UInt8(ascii: ">"): return last == 0 || text.bytes[last - 1] != UInt8(ascii: "=")
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "?"),
      UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "="),
      UInt8(ascii: ","), UInt8(ascii: ";"):
      return false
    default:
      return !text.text(max(0, last - 5)..<(last + 1)).hasSuffix("return")
    }
  }
}
