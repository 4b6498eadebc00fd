internal import Importers

/// The lines of a document to ignore, although cmark would parse them: the front matter and, in
/// MDX, the tags of a site's own components.
///
/// Such tags need no blank line around them.
struct ProseLines {
  private var frontMatter: Range<Int> = 0..<0
  private var tags: Set<Int> = []

  init(of source: DocumentLines, isMDX: Bool) {
    frontMatter = ProseLines.frontMatter(of: source)
    guard isMDX else { return }
    var fence: (mark: UInt8, count: Int)?
    for line in stride(from: frontMatter.upperBound + 1, through: source.lineCount, by: 1) {
      let content = source.withoutMargin(source.range(ofLine: line))
      if let open = fence {
        let mark = ProseLines.fence(content, source)
        if let mark, mark.mark == open.mark, mark.count >= open.count { fence = nil }
      } else if let mark = ProseLines.fence(content, source) {
        fence = mark
      } else if ProseLines.isTag(content, source) {
        tags.insert(line)
      }
    }
  }

  /// Returns whether a line is ignored.
  func contains(_ line: Int) -> Bool { frontMatter.contains(line) || tags.contains(line) }

  /// Returns the lines from the first `---` to the next one, if the document begins with `---`.
  private static func frontMatter(of source: DocumentLines) -> Range<Int> {
    guard source.lineCount > 1, isDashes(1, source) else { return 0..<0 }
    var line = 2
    while line <= source.lineCount, !isDashes(line, source) { line += 1 }
    return line <= source.lineCount ? 1..<line + 1 : 0..<0
  }

  private static func isDashes(_ line: Int, _ source: DocumentLines) -> Bool {
    let range = source.range(ofLine: line)
    let content = source.trimmed(range)
    return content.lowerBound == range.lowerBound && content.count == 3
      && source.bytes[content].allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// Returns the character of the fence at the beginning of a line, and the number of repetitions.
  ///
  /// Returns `nil` if the line does not begin with a fence.
  static func fence(
    _ content: Range<Int>, _ source: DocumentLines
  ) -> (mark: UInt8, count: Int)? {
    guard let mark = source.bytes[content].first,
      mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~")
    else { return nil }
    let count = source.bytes[content].prefix { $0 == mark }.count
    // If the same character occurs again in the line, the line is inline code.
    let isInline =
      mark == UInt8(ascii: "`") && source.bytes[content].dropFirst(count).contains(mark)
    return count >= 3 && !isInline ? (mark, count) : nil
  }

  /// Returns whether a line is a single tag, of a component that never belongs to a screen.
  private static func isTag(_ content: Range<Int>, _ source: DocumentLines) -> Bool {
    guard source.bytes[content].first == UInt8(ascii: "<"), content.count < 4096 else {
      return false
    }
    let snippet = SnippetTags(source.text(source.trimmed(content)))
    guard snippet.isOneTag, let name = snippet.firstName else { return false }
    return name.first?.isUppercase == true && !ScreenTag.isKnown(name)
  }
}
