internal import Simulator

/// A line of a table from which Markdown makes a different row than the author meant.
struct RowMistake: Sendable {
  /// The kind of mistake.
  enum Kind: Sendable {
    /// A row that cmark and ``CellSplitting`` split into different cells, or a row with too many
    /// cells.
    case doubtful
    /// A line of text directly below a table.
    ///
    /// Markdown reads the line as a row, although the line has no pipe.
    case withoutPipe
    /// A cell without a column in the header.
    ///
    /// Rendered documents do not show the cell.
    case surplus(columns: Int)
    /// A row with fewer cells than the header.
    ///
    /// Without the missing cells, some readers would not be checked.
    case lacking(cells: Int, columns: Int)
  }

  /// The position of the mistake.
  var position: Node.Position
  var kind: Kind

  var problem: String {
    switch kind {
    case .doubtful: "the cells of this row are ambiguous"
    case .withoutPipe: "this line has no pipe, yet Markdown makes it a row of the table above"
    case .surplus(let columns):
      "this row has more than the \(columns == 1 ? "one cell" : "\(columns) cells") of its header"
    case .lacking(let cells, let columns):
      "this row has \(cells == 1 ? "one cell" : "\(cells) cells") and its header \(columns)"
    }
  }

  var remedy: String {
    switch kind {
    case .doubtful:
      "write at most \(SanitizedMarkdown.cellLimit) cells, and a pipe inside a cell as \\|"
    case .withoutPipe: "put a blank line before text, and a pipe before the first cell of a row"
    case .lacking:
      "write every cell: leave it empty to accept any announcement, or write — for no stop"
    case .surplus: "write \\| for a pipe inside a cell, and give every column a reader"
    }
  }
}
