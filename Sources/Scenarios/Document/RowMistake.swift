internal import Simulator

/// A row of a transcript that says something else to Markdown than to whoever wrote it.
struct RowMistake: Sendable {
  /// What is wrong with it.
  enum Kind: Sendable {
    /// cmark tells its cells apart otherwise, or it has more of them than are read.
    case doubtful
    /// Text directly below a table, which Markdown takes for a row.
    case withoutPipe
    /// A cell that the header has no column for, which no renderer shows.
    case surplus(columns: Int)
    /// Cells that the row does not have, so that nothing would be asked of these readers.
    case lacking(cells: Int, columns: Int)
  }

  /// Where it is wrong.
  var position: Node.Position
  var kind: Kind

  var problem: String {
    switch kind {
    case .doubtful: "the cells of this row cannot be told apart"
    case .withoutPipe: "this line has no pipe and is a row of the table above it all the same"
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
    case .lacking: "write every cell: an empty one for whatever is said, — for no stop"
    case .surplus: "write \\| for a pipe inside a cell, and give every column a reader"
    }
  }
}
