/// The cells of a line of a table.
///
/// Source: GitHub Flavored Markdown, section 4.10: a pipe separates cells, also in a code span, unless
/// a backslash stands right before it; pipes at both ends may be left out.
struct CellSplitting {
  /// The bytes of each cell, without the blanks around them.
  let cells: [Range<Int>]

  init(_ line: Range<Int>, of text: SourceText) {
    var rest = text.trimmed(line)
    if let first = rest.first, text.bytes[first] == CellSplitting.pipe {
      rest = first + 1..<rest.upperBound
    }
    var cells: [Range<Int>] = []
    var start = rest.lowerBound
    for place in CellSplitting.separators(in: rest, of: text.bytes) {
      cells.append(text.trimmed(start..<place))
      start = place + 1
    }
    let end = text.trimmed(start..<max(start, rest.upperBound))
    if !end.isEmpty || cells.isEmpty { cells.append(end) }
    self.cells = cells
  }

  /// The bytes of a cell; where the line has too few of them, its end.
  func cell(_ column: Int, ofLine line: Range<Int>) -> Range<Int> {
    cells.indices.contains(column) ? cells[column] : line.upperBound..<line.upperBound
  }

  /// The places of the pipes that separate cells.
  static func separators(in range: Range<Int>, of bytes: [UInt8]) -> [Int] {
    range.filter { place in
      bytes[place] == pipe
        && !(place > range.lowerBound && bytes[place - 1] == UInt8(ascii: "\\"))
    }
  }

  /// Whether a line says how the columns of a table are aligned, whatever number there is of them.
  static func isDelimiterRow(_ line: Range<Int>, of bytes: [UInt8]) -> Bool {
    var hasDash = false
    var hasMark = false
    for place in line {
      switch bytes[place] {
      case UInt8(ascii: "-"): hasDash = true
      case pipe, UInt8(ascii: ":"): hasMark = true
      case let byte where SourceText.isBlank(byte): break
      default: return false
      }
    }
    return hasDash && hasMark
  }

  static let pipe = UInt8(ascii: "|")
}
