internal import TextIO

/// A Markdown table with aligned cells.
///
/// Source: GitHub Flavored Markdown, section 4.10.
package struct MarkdownTable: Sendable, Hashable {
  /// The Markdown of the header cells.
  package var header: [String]
  package var alignments: [TranscriptColumn.Alignment]
  /// The Markdown of the cells of each row.
  package var rows: [[String]]

  /// Creates a table from Markdown cells.
  package init(
    header: [String], alignments: [TranscriptColumn.Alignment] = [], rows: [[String]] = []
  ) {
    self.header = header
    self.alignments = alignments
    self.rows = rows
  }

  /// The lines of the table, without line ends.
  package var lines: [String] {
    let columns = header.indices.map { column in
      let cells = [header[column]] + rows.map { $0[column] }
      let widths = cells.map(DisplayWidth.of)
      return (widths: widths, width: max(3, widths.max() ?? 0), alignment: alignment(of: column))
    }
    let delimiters = columns.map { MarkdownTable.delimiter($0.alignment, $0.width) }
    let cells = ([header] + rows).enumerated().map { row, cells in
      zip(cells, columns).map { cell, column in
        MarkdownTable.padded(
          cell, by: column.width - column.widths[row], column.alignment)
      }
    }
    return ([cells[0], delimiters] + cells.dropFirst()).map(MarkdownTable.line)
  }

  private func alignment(of column: Int) -> TranscriptColumn.Alignment {
    alignments.indices.contains(column) ? alignments[column] : .none
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func delimiter(_ alignment: TranscriptColumn.Alignment, _ width: Int) -> String {
    let hyphens = { String(repeating: "-", count: $0) }
    return switch alignment {
    case .none: hyphens(width)
    case .left: ":" + hyphens(width - 1)
    case .centre: ":" + hyphens(width - 2) + ":"
    case .right: hyphens(width - 1) + ":"
    }
  }

  private static func padded(
    _ cell: String, by count: Int, _ alignment: TranscriptColumn.Alignment
  ) -> String {
    let before =
      switch alignment {
      case .none, .left: 0
      case .centre: count / 2
      case .right: count
      }
    return String(repeating: " ", count: before) + cell
      + String(repeating: " ", count: count - before)
  }
}
