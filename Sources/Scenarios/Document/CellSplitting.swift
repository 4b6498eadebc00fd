/// The cells in one line of a table.
///
/// A pipe separates cells, even in a code span. A pipe directly after a backslash does not separate
/// cells. The pipes at the beginning and at the end of the line may be left out. Source: GitHub
/// Flavored Markdown, section 4.10.
struct CellSplitting {
  /// The range of each cell in the bytes of the document, without surrounding white space.
  let cells: [Range<Int>]

  init(_ line: Range<Int>, of text: DocumentLines) {
    var rest = text.trimmed(line)
    if let first = rest.first, text.bytes[first] == CellSplitting.pipe {
      rest = first + 1..<rest.upperBound
    }
    var cells: [Range<Int>] = []
    var start = rest.lowerBound
    for index in CellSplitting.separators(in: rest, of: text.bytes) {
      cells.append(text.trimmed(start..<index))
      start = index + 1
    }
    let end = text.trimmed(start..<max(start, rest.upperBound))
    if !end.isEmpty || cells.isEmpty { cells.append(end) }
    self.cells = cells
  }

  /// Returns the range of a cell in the bytes of the document.
  ///
  /// If the line has too few cells, the range is empty and at the end of the line.
  func cell(_ column: Int, ofLine line: Range<Int>) -> Range<Int> {
    cells.indices.contains(column) ? cells[column] : line.upperBound..<line.upperBound
  }

  /// Returns the offsets of the pipes that separate cells.
  static func separators(in range: Range<Int>, of bytes: [UInt8]) -> [Int] {
    var separators: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == pipe,
        index == range.lowerBound || bytes[index - 1] != UInt8(ascii: "\\")
      {
        separators.append(index)
      }
      index += 1
    }
    return separators
  }

  /// Returns whether a line is a row of dashes, as below a header.
  ///
  /// The number of cells does not matter.
  static func isDelimiterRow(_ line: Range<Int>, of bytes: [UInt8]) -> Bool {
    var hasDash = false
    var hasMark = false
    for index in line {
      switch bytes[index] {
      case UInt8(ascii: "-"): hasDash = true
      case pipe, UInt8(ascii: ":"): hasMark = true
      case let byte where DocumentLines.isBlank(byte): break
      default: return false
      }
    }
    return hasDash && hasMark
  }

  static let pipe = UInt8(ascii: "|")
}
