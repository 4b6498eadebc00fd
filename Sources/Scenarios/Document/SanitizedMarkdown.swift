/// A copy of a document, line by line the same, that cmark reads in a time that grows with its length.
///
/// It is byte for byte as long, but for the blanks before lines that mean nothing in MDX.
///
/// Whatever is changed here is text of the document no more, so texts are taken from the source.
struct SanitizedMarkdown {
  private(set) var bytes: [UInt8]
  /// For each line, counted from 1, how many blanks before it are left out; empty without any.
  private(set) var blanks: [Int] = []
  /// The line from which on tables lack too many cells, if there is one.
  private(set) var lineLackingCells: Int?

  /// The most lists and quotes that open on one line; what is deeper is text.
  ///
  /// cmark looks at every open list for each empty line.
  static let depthLimit = 32
  /// The column from which on no list opens.
  static let indentationLimit = 128
  /// The most cells of a line; cmark walks over all of them for each.
  static let cellLimit = 64
  /// The most lines of text directly above a table, and the most lines there that look like
  /// alignments of columns; cmark reads all of it for each of them.
  static let textLimit = (lines: 100, delimiters: 8)
  /// The most cells that the rows of all tables may lack.
  ///
  /// Source: cmark-gfm 0.29.0.gfm.12, `MAX_AUTOCOMPLETED_CELLS`.
  static let lackingLimit = 0x80000

  /// What stands for a byte that cmark may not see.
  static let sentinel: UInt8 = 1
  /// What stands for the backslash of `\...`, which cmark would drop.
  static let backslash: UInt8 = 2
  /// What stands for a dash of a line that may not say how columns are aligned.
  static let dash: UInt8 = 3

  /// The text that cmark made of the copy, as it would be of the document.
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

  /// Text without a blank line in it.
  private struct Run {
    var lines = 0
    var delimiters = 0
    var columns: Int?
  }

  private let source: SourceText
  private var run = Run()
  private var lackingCells = 0

  init(_ source: SourceText, isMDX: Bool) {
    self.source = source
    bytes = source.bytes
    let prose = ProseLines(of: source, isMDX: isMDX)
    for line in stride(from: 1, through: source.lineCount, by: 1) {
      let range = source.range(ofLine: line)
      if prose.contains(line) {
        blank(range)
        run = Run()
      } else {
        tame(range, line)
      }
    }
    if isMDX { leaveOut(MDXIndentation(of: source, prose).blanks) }
  }

  private mutating func leaveOut(_ blanks: [Int]) {
    guard blanks.contains(where: { $0 > 0 }) else { return }
    self.blanks = blanks
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    var place = 0
    for line in stride(from: 1, through: source.lineCount, by: 1) where blanks[line] > 0 {
      let start = source.range(ofLine: line).lowerBound
      kept += bytes[place..<start]
      place = start + blanks[line]
    }
    bytes = kept + bytes[place...]
  }

  private mutating func tame(_ range: Range<Int>, _ line: Int) {
    veilCharacters(in: range)
    let content = limitDepth(in: range)
    if content.isEmpty || isFence(content) {
      run = Run()
      return
    }
    let separators = CellSplitting.separators(in: content, of: source.bytes)
    for place in separators.dropFirst(SanitizedMarkdown.cellLimit) {
      bytes[place] = SanitizedMarkdown.sentinel
    }
    if CellSplitting.isDelimiterRow(content, of: source.bytes) {
      run.delimiters += 1
      let isTooLate =
        run.lines > SanitizedMarkdown.textLimit.lines
        || run.delimiters > SanitizedMarkdown.textLimit.delimiters
      if isTooLate {
        veilDash(content)
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

  /// Ends a table that lacks too many cells.
  private mutating func countLacking(_ count: Int, _ range: Range<Int>, _ line: Int) {
    lackingCells += count
    guard lackingCells > SanitizedMarkdown.lackingLimit else { return }
    lineLackingCells = lineLackingCells ?? line
    blank(range)
    run = Run()
  }

  private mutating func veilDash(_ content: Range<Int>) {
    guard let place = content.first(where: { bytes[$0] == UInt8(ascii: "-") }) else { return }
    bytes[place] = SanitizedMarkdown.dash
  }

  private mutating func blank(_ range: Range<Int>) {
    for place in range { bytes[place] = 0x20 }
  }

  private func isFence(_ content: Range<Int>) -> Bool {
    let mark = source.bytes[content.lowerBound]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return false }
    return content.count >= 3 && source.bytes[content].prefix(3).allSatisfy { $0 == mark }
  }

  /// Hides NUL, which cmark would make longer, and the characters that stand for others here.
  private mutating func veilCharacters(in range: Range<Int>) {
    var backslashes = 0
    for place in range {
      let byte = source.bytes[place]
      if byte == 0 || byte == SanitizedMarkdown.backslash || byte == SanitizedMarkdown.dash {
        bytes[place] = SanitizedMarkdown.sentinel
      }
      guard byte == UInt8(ascii: "\\") else {
        if byte == UInt8(ascii: "."), backslashes % 2 == 1, hasThreeStops(place, range) {
          bytes[place - 1] = SanitizedMarkdown.backslash
        }
        backslashes = 0
        continue
      }
      backslashes += 1
    }
  }

  private func hasThreeStops(_ place: Int, _ range: Range<Int>) -> Bool {
    place + 2 < range.upperBound
      && source.bytes[place...place + 2].allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// What follows the marks of quotes and lists, of which only so many are left.
  private mutating func limitDepth(in range: Range<Int>) -> Range<Int> {
    var place = range.lowerBound
    var depth = 0
    while true {
      while place < range.upperBound, SourceText.isBlank(source.bytes[place]) { place += 1 }
      let length = SanitizedMarkdown.markLength(at: place, range, of: source.bytes)
      guard length > 0 else { return place..<range.upperBound }
      depth += 1
      let isTooFar = place - range.lowerBound > SanitizedMarkdown.indentationLimit
      if depth > SanitizedMarkdown.depthLimit || isTooFar {
        bytes[place] = SanitizedMarkdown.sentinel
      }
      place += length
    }
  }

  /// How long the mark of a quote or list item is; none if there is none.
  static func markLength(at place: Int, _ range: Range<Int>, of bytes: [UInt8]) -> Int {
    guard place < range.upperBound else { return 0 }
    var end = place
    switch bytes[place] {
    case UInt8(ascii: ">"): return 1
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): end += 1
    default:
      let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
      while end < range.upperBound, end - place < 10, isDigit(bytes[end]) { end += 1 }
      guard end > place, end < range.upperBound else { return 0 }
      guard [UInt8(ascii: "."), UInt8(ascii: ")")].contains(bytes[end]) else { return 0 }
      end += 1
    }
    return end == range.upperBound || SourceText.isBlank(bytes[end]) ? end - place : 0
  }
}
