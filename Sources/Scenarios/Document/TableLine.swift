/// A line of a table divided into its cells, as they stand in the document.
///
/// Source: GitHub Flavored Markdown, tables (extension): a pipe divides cells unless a backslash
/// stands before it, also within code.
struct TableLine {
  /// A cell.
  struct Cell {
    /// The text, trimmed.
    var source: String
    /// Where it begins in the line, in characters from 1.
    var column: Int
  }

  /// What stands before the table in the line, such as `> `.
  private(set) var margin: String
  /// The cells from left to right.
  private(set) var cells: [Cell] = []

  /// Divides a line whose first so many bytes are its margin.
  init(_ line: ArraySlice<UInt8>, marginLength: Int) {
    let start = min(line.startIndex + marginLength, line.endIndex)
    margin = String(decoding: line[line.startIndex..<start], as: UTF8.self)
    var pieces: [Range<Int>] = []
    var from = start
    var isEscaped = false
    for place in start..<line.endIndex {
      let byte = line[place]
      if byte == UInt8(ascii: "|"), !isEscaped {
        pieces.append(from..<place)
        from = place + 1
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    pieces.append(from..<line.endIndex)
    cells = pieces.map { TableLine.cell($0, of: line) }
    // What stands before the first pipe and after the last one is no cell when it is empty.
    if let first = cells.first, first.source.isEmpty, cells.count > 1 { cells.removeFirst() }
    if let last = cells.last, last.source.isEmpty, cells.count > 1 || pieces.count > 1 {
      cells.removeLast()
    }
  }

  private static func cell(_ range: Range<Int>, of line: ArraySlice<UInt8>) -> Cell {
    let isSpace: (Int) -> Bool = { line[$0] == 0x20 || (0x09...0x0D).contains(line[$0]) }
    let start = range.first { !isSpace($0) } ?? min(range.lowerBound + 1, range.upperBound)
    let end = range.last { !isSpace($0) }.map { $0 + 1 } ?? start
    return Cell(
      source: String(decoding: line[start..<max(start, end)], as: UTF8.self),
      column: String(decoding: line[line.startIndex..<start], as: UTF8.self).count + 1)
  }
}
