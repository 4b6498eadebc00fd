/// The reason why lines that look like a table of readers are not a Markdown table.
///
/// In Markdown, a delimiter row must follow the header and have as many cells as the header.
/// Source: GitHub Flavored Markdown, section 4.10.
enum TableMistake: Sendable {
  /// No row of dashes follows the header.
  case noDelimiterRow(columns: Int)
  /// The number of cells in the row of dashes differs from the number of cells in the header.
  case delimiterRow(cells: Int, columns: Int)

  /// Finds the mistake in a line that looks like the header of a table of readers.
  ///
  /// Returns `nil` if the line does not look like such a header.
  ///
  /// - Parameter below: The next line.
  init?(_ header: Range<Int>, followedBy below: Range<Int>?, of source: DocumentLines) {
    guard !CellSplitting.separators(in: header, of: source.bytes).isEmpty else { return nil }
    let cells = CellSplitting(header, of: source).cells
    guard cells.count <= SanitizedMarkdown.cellLimit,
      TableKind.isTranscript(cells.map { source.text($0) })
    else { return nil }
    if let below, CellSplitting.isDelimiterRow(below, of: source.bytes) {
      let dashes = CellSplitting(below, of: source).cells.count
      // If the numbers of cells are equal, Markdown rejects the row of dashes for another reason,
      // such as too many lines of text above it.
      self =
        dashes == cells.count
        ? .noDelimiterRow(columns: cells.count)
        : .delimiterRow(cells: dashes, columns: cells.count)
    } else {
      self = .noDelimiterRow(columns: cells.count)
    }
  }

  var problem: String {
    switch self {
    case .noDelimiterRow: "no row of dashes follows this header, so it is not a table"
    case .delimiterRow(let cells, let columns):
      "the row of dashes has \(cells == 1 ? "one cell" : "\(cells) cells") and its header "
        + "\(columns), so this is not a table"
    }
  }

  var remedy: String {
    switch self {
    case .noDelimiterRow(let columns), .delimiterRow(_, let columns):
      "write |" + String(repeating: " --- |", count: columns) + " below the header"
    }
  }
}
