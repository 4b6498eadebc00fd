internal import CMarkGFM
internal import Simulator

/// A cmark table with the positions of its lines and cells in the source.
///
/// The positions from cmark are wrong if text is directly above a table.
struct TableReading {
  private(set) var table: TableBlock
  private let source: DocumentLines

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - blanks: The number of leading blanks that were left out of the first line before cmark
  ///     parsed the line.
  ///   - wantsRows: A function that returns whether the rows are needed, given the texts of the
  ///     header.
  init(_ node: CMarkNode, _ source: DocumentLines, blanks: Int, wantsRows: ([String]) -> Bool) {
    self.source = source
    let header = TableReading.headerLine(of: node, source)
    let rows = CMarkTree.children(of: node)
    let last = rows.dropFirst().last.map { Int(cmark_node_get_start_line($0)) } ?? header + 1
    table = TableBlock(
      lines: header...max(header + 1, last), margin: "",
      alignments: TableReading.alignments(of: node), header: [], rows: [], mistakes: [])
    guard let first = rows.first else { return }
    readMargin(node, header, blanks)
    table.header = cells(of: first, line: header, in: contentOfHeader)
    guard wantsRows(table.header.map(\.text)) else { return }
    readRows(rows.dropFirst())
  }

  private mutating func readRows(_ rows: ArraySlice<CMarkNode>) {
    var hasPipes = hasPipe(contentOfHeader)
    var textBelow: Node.Position?
    for row in rows {
      let line = Int(cmark_node_get_start_line(row))
      // cmark reports the column of the header for every row. Therefore, the margin is skipped
      // here. The margin contains no mark of a list item, because such a mark would end the table.
      let content = source.withoutMargin(source.range(ofLine: line))
      table.rows.append((line, cells(of: row, line: line, in: content)))
      if hasPipe(content) {
        hasPipes = true
      } else if textBelow == nil {
        textBelow = source.position(of: content.lowerBound, inLine: line)
      }
    }
    // Only the first line without a pipe is reported. If the author puts a blank line before it,
    // the table ends there, and the lines below are no longer rows.
    guard hasPipes, let textBelow else { return }
    table.mistakes.append(RowMistake(position: textBelow, kind: .withoutPipe))
  }

  private var contentOfHeader: Range<Int> {
    let line = source.range(ofLine: table.lines.lowerBound)
    return min(line.upperBound, line.lowerBound + table.margin.utf8.count)..<line.upperBound
  }

  private func hasPipe(_ content: Range<Int>) -> Bool {
    !CellSplitting.separators(in: content, of: source.bytes).isEmpty
  }

  /// Returns the line of a table's header, or 0 if the node is not a table.
  static func headerLine(of node: CMarkNode, _ source: DocumentLines) -> Int {
    guard CMarkTree.name(of: node) == "table", let header = cmark_node_first_child(node) else {
      return 0
    }
    if let row = cmark_node_next(header) { return Int(cmark_node_get_start_line(row)) - 2 }
    let first = Int(cmark_node_get_start_line(node))
    var line = max(first + 1, Int(cmark_node_get_end_line(node)))
    while line > first + 1, !isDelimiterRow(line, source) { line -= 1 }
    return line - 1
  }

  private static func isDelimiterRow(_ line: Int, _ source: DocumentLines) -> Bool {
    let content = source.withoutMargin(source.range(ofLine: line))
    return CellSplitting.isDelimiterRow(content, of: source.bytes)
  }

  private static func alignments(of node: CMarkNode) -> [TranscriptColumn.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    guard let marks = cmark_gfm_extensions_get_table_alignments(node) else {
      return Array(repeating: .none, count: count)
    }
    return (0..<count).map { column in
      switch marks[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .centre
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  private mutating func readMargin(_ node: CMarkNode, _ header: Int, _ blanks: Int) {
    let line = source.range(ofLine: header)
    var start = source.withoutMargin(line).lowerBound
    if Int(cmark_node_get_start_line(node)) == header {
      // The mark of a list item is part of the margin.
      let column = Int(cmark_node_get_start_column(node)) + blanks
      start = min(line.upperBound, line.lowerBound + max(0, column - 1))
    }
    table.margin = source.text(line.lowerBound..<start)
  }

  /// Returns the cells of a line; `content` is the line without its margin.
  private mutating func cells(
    of row: CMarkNode, line: Int, in content: Range<Int>
  ) -> [TableCell] {
    let split = CellSplitting(content, of: source)
    let nodes = CMarkTree.children(of: row)
    var isDoubtful = split.cells.count > SanitizedMarkdown.cellLimit
    let cells = nodes.enumerated().map { column, node in
      let range = split.cell(column, ofLine: content)
      let text = InlineMarkdown(node)
      if range.isEmpty != (cmark_node_first_child(node) == nil) { isDoubtful = true }
      return TableCell(
        source: source.text(range),
        column: source.position(of: range.lowerBound, inLine: line).column, texts: text.pieces)
    }
    if isDoubtful {
      let position = Node.Position(line: line, column: 1)
      table.mistakes.append(RowMistake(position: position, kind: .doubtful))
    } else if let surplus = split.cells.dropFirst(nodes.count).first(where: { !$0.isEmpty }) {
      let position = source.position(of: surplus.lowerBound, inLine: line)
      table.mistakes.append(
        RowMistake(position: position, kind: .surplus(columns: nodes.count)))
    } else if split.cells.count < nodes.count, hasPipe(content), !isOpen(split) {
      let position = source.position(of: content.upperBound, inLine: line)
      table.mistakes.append(
        RowMistake(
          position: position, kind: .lacking(cells: split.cells.count, columns: nodes.count)))
    }
    return cells
  }

  /// Returns whether a row is empty, or has `…` as its only text.
  private func isOpen(_ row: CellSplitting) -> Bool {
    row.cells.allSatisfy { ["", "…", "..."].contains(source.text($0)) }
  }
}
