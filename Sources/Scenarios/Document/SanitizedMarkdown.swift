/// A changed copy of a document, which cmark can parse in linear time.
///
/// The copy has as many lines and bytes as the document, except that blanks without a meaning in MDX
/// are left out. Some bytes of the copy differ, so texts are taken from the document.
struct SanitizedMarkdown {
  private(set) var bytes: [UInt8]
  /// The number of leading blanks of each line that were left out of the copy.
  ///
  /// The index is the number of the line, from 1.
  ///
  /// The list is empty if no blanks were left out.
  private(set) var blanks: [Int] = []
  /// The line with the missing cell that exceeds ``lackingLimit``, or `nil` if there is no such
  /// line.
  private(set) var lineLackingCells: Int?

  /// The maximum number of lists and quotes that open on one line.
  ///
  /// Deeper lists and quotes are text.
  ///
  /// The limit exists because cmark visits every open list for each empty line.
  static let depthLimit = 32
  /// The maximum column at which a list can open.
  static let indentationLimit = 128
  /// The maximum number of cells in a line.
  ///
  /// The limit exists because, for each cell, cmark visits all cells of the line.
  static let cellLimit = 64
  /// The maximum number of lines of text, and of delimiter rows, directly above a table.
  ///
  /// The limit exists because cmark reads all these lines again for each delimiter row.
  static let textLimit = (lines: 100, delimiters: 8)
  /// The maximum number of cells that may be missing from the rows of all tables together.
  ///
  /// A cell is missing if a row has fewer cells than the header of its table. Source: cmark-gfm
  /// 0.29.0.gfm.12, `MAX_AUTOCOMPLETED_CELLS`.
  static let lackingLimit = 0x80000

  /// The byte that replaces bytes that cmark must not parse, such as NUL, or the separators and
  /// marks beyond a limit.
  static let sentinel: UInt8 = 1
  /// The byte that replaces the backslash in `\...`, because cmark would remove the backslash.
  static let backslash: UInt8 = 2
  /// The byte that replaces a dash in a line that must not be a delimiter row.
  static let dash: UInt8 = 3

  /// Returns a text from cmark with the original bytes in place of the replacements.
  static func restored(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 <= dash }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case UInt32(sentinel): scalars.append("\u{FFFD}")
      case UInt32(backslash): scalars.append("\\")
      case UInt32(dash): scalars.append("-")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// A run of lines that are not blank.
  private struct Run {
    var lines = 0
    var delimiters = 0
    var columns: Int?
  }

  private let source: DocumentLines
  private var run = Run()
  private var lackingCells = 0

  init(_ source: DocumentLines, isMDX: Bool) {
    self.source = source
    bytes = source.bytes
    let prose = ProseLines(of: source, isMDX: isMDX)
    for line in stride(from: 1, through: source.lineCount, by: 1) {
      let range = source.range(ofLine: line)
      if prose.contains(line) {
        blank(range)
        run = Run()
      } else {
        sanitize(range, line)
      }
    }
    if isMDX { remove(MDXIndentation(of: source, prose).blanks) }
  }

  private mutating func remove(_ blanks: [Int]) {
    guard blanks.contains(where: { $0 > 0 }) else { return }
    self.blanks = blanks
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var index = 0
    for line in stride(from: 1, through: source.lineCount, by: 1) where blanks[line] > 0 {
      let start = source.range(ofLine: line).lowerBound
      kept += bytes[index..<start]
      index = start + blanks[line]
    }
    bytes = kept + bytes[index...]
  }

  private mutating func sanitize(_ range: Range<Int>, _ line: Int) {
    replaceSpecialCharacters(in: range)
    let content = limitDepth(in: range)
    if content.isEmpty || isFence(content) {
      run = Run()
      return
    }
    let separators = CellSplitting.separators(in: content, of: source.bytes)
    for index in separators.dropFirst(SanitizedMarkdown.cellLimit) {
      bytes[index] = SanitizedMarkdown.sentinel
    }
    if CellSplitting.isDelimiterRow(content, of: source.bytes) {
      run.delimiters += 1
      let isTooLate =
        run.lines > SanitizedMarkdown.textLimit.lines
        || run.delimiters > SanitizedMarkdown.textLimit.delimiters
      if isTooLate {
        replaceDash(content)
      } else {
        run.columns = max(run.columns ?? 0, cellCount(content))
      }
    } else if let columns = run.columns {
      countLacking(max(0, columns - cellCount(content)), range, line)
    }
    run.lines += 1
  }

  private func cellCount(_ content: Range<Int>) -> Int {
    min(CellSplitting(content, of: source).cells.count, SanitizedMarkdown.cellLimit)
  }

  /// Counts the missing cells of a row.
  ///
  /// If the tables lack too many cells, ends the table.
  private mutating func countLacking(_ count: Int, _ range: Range<Int>, _ line: Int) {
    lackingCells += count
    guard lackingCells > SanitizedMarkdown.lackingLimit else { return }
    lineLackingCells = lineLackingCells ?? line
    blank(range)
    run = Run()
  }

  private mutating func replaceDash(_ content: Range<Int>) {
    guard let index = content.first(where: { bytes[$0] == UInt8(ascii: "-") }) else { return }
    bytes[index] = SanitizedMarkdown.dash
  }

  private mutating func blank(_ range: Range<Int>) {
    for index in range { bytes[index] = 0x20 }
  }

  private func isFence(_ content: Range<Int>) -> Bool {
    let mark = source.bytes[content.lowerBound]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
    return content.count >= 3 && source.bytes[content].prefix(3).allSatisfy { $0 == mark }
  }

  /// Replaces NUL and bytes that are equal to a replacement.
  ///
  /// cmark would replace NUL with a character that is longer than one byte.
  private mutating func replaceSpecialCharacters(in range: Range<Int>) {
    var backslashes = 0
    for index in range {
      let byte = source.bytes[index]
      if byte == 0 || byte == SanitizedMarkdown.backslash || byte == SanitizedMarkdown.dash {
        bytes[index] = SanitizedMarkdown.sentinel
      }
      guard byte == UInt8(ascii: "\\") else {
        if byte == UInt8(ascii: "."), backslashes % 2 == 1, hasThreeStops(index, range) {
          bytes[index - 1] = SanitizedMarkdown.backslash
        }
        backslashes = 0
        continue
      }
      backslashes += 1
    }
  }

  private func hasThreeStops(_ index: Int, _ range: Range<Int>) -> Bool {
    index + 2 < range.upperBound
      && source.bytes[index...index + 2].allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Returns the range of a line after its marks of quotes and lists.
  ///
  /// Replaces marks that are nested too deep.
  private mutating func limitDepth(in range: Range<Int>) -> Range<Int> {
    var index = range.lowerBound
    var depth = 0
    while true {
      while index < range.upperBound, DocumentLines.isBlank(source.bytes[index]) { index += 1 }
      let length = SanitizedMarkdown.markLength(at: index, range, of: source.bytes)
      guard length > 0 else { return index..<range.upperBound }
      depth += 1
      let isTooFar = index - range.lowerBound > SanitizedMarkdown.indentationLimit
      if depth > SanitizedMarkdown.depthLimit || isTooFar {
        bytes[index] = SanitizedMarkdown.sentinel
      }
      index += length
    }
  }

  /// Returns the length of the mark of a quote or list item, or 0 if there is none.
  static func markLength(at index: Int, _ range: Range<Int>, of bytes: [UInt8]) -> Int {
    guard index < range.upperBound else { return 0 }
    var end = index
    switch bytes[index] {
    case UInt8(ascii: ">"): return 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): end += 1
    default:
      let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
      while end < range.upperBound, end - index < 10, isDigit(bytes[end]) { end += 1 }
      guard end > index, end < range.upperBound else { return 0 }
      guard [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[end]) else { return 0 }
      end += 1
    }
    return end == range.upperBound || DocumentLines.isBlank(bytes[end]) ? end - index : 0
  }
}
