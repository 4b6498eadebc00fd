internal import Simulator

/// A table with a column for each reader and a row for each stop.
struct TranscriptTable: Sendable {
  /// The line of the table's header, and the column at which the table begins in that line.
  var position: Node.Position
  /// The lines of the table in the document, from the header to the last row, counted from 1.
  var lines: ClosedRange<Int>
  /// The text to the left of the table in each of its lines, such as `> `.
  var margin: String
  /// The columns from left to right.
  var columns: [TranscriptColumn]
  /// The rows from top to bottom.
  var rows: [TranscriptRow]
}

package struct TranscriptColumn: Sendable {
  /// The header cell as plain text, such as `TalkBack, hints off`.
  var header: String
  /// The Markdown of the header cell, trimmed.
  var source: String
  /// The alignment of the column's cells.
  var alignment = Alignment.none
  /// The reader with the settings of the header.
  var reader: any ScreenReader
  /// The settings in the header, in order.
  ///
  /// These settings take precedence over the settings in the screen's file.
  var settings: [(key: String, value: String)] = []
  /// Whether the cells of the column list facts to convey instead of the exact words.
  var conveysFacts = false

  /// The alignment of a column.
  package enum Alignment: Sendable, Hashable {
    /// `---`
    case none
    /// `:--`
    case left
    /// `:-:`
    case centre
    /// `--:`
    case right
  }
}

/// A row of a table.
struct TranscriptRow: Sendable, Hashable {
  /// The line of the row in the document, counted from 1.
  var line: Int
  /// A cell for each column; missing cells are empty.
  var cells: [TranscriptCell]
}

struct TranscriptCell: Sendable, Hashable {
  /// The column at which the text of the cell begins, from 1.
  var column: Int
  /// The Markdown of the cell, trimmed.
  var source: String
  /// The expectation of the cell.
  var content: Content

  /// The expectation of a cell.
  enum Content: Sendable, Hashable {
    /// Empty: one stop with any announcement.
    case empty
    /// `—`: no stop.
    case noStop
    /// `…` in the last row: any number of further stops.
    case anyStops
    /// One stop with these utterances, as plain text.
    case stop([String])
  }
}

extension TranscriptTable {
  init(_ table: TableBlock, _ readers: [ReaderHeader], at position: Node.Position) {
    let columns = table.header.indices.map { column in
      TranscriptColumn(
        header: table.header[column].text, source: table.header[column].source,
        alignment: table.alignments.indices.contains(column) ? table.alignments[column] : .none,
        reader: readers[column].reader, settings: readers[column].settings,
        conveysFacts: readers[column].conveysFacts)
    }
    self.init(
      position: position, lines: table.lines, margin: table.margin, columns: columns, rows: [])
    rows = table.rows.enumerated().map { index, row in
      let isOpen = index == table.rows.count - 1 && TranscriptTable.isOpenEnd(row.cells)
      return TranscriptRow(
        line: row.line,
        cells: row.cells.map { cell in
          TranscriptCell(
            column: cell.column, source: cell.source,
            content: isOpen ? .anyStops : TranscriptCell.Content(cell.texts))
        })
    }
  }

  /// Returns whether a last row contains only `…`.
  private static func isOpenEnd(_ cells: [TableCell]) -> Bool {
    let texts = cells.map(\.text).filter { !$0.isEmpty }
    return !texts.isEmpty && texts.allSatisfy { $0 == "…" || $0 == "..." }
  }
}

extension TranscriptCell.Content {
  /// Creates the expectation for the plain text of a cell.
  init(_ texts: [String]) {
    let utterances = texts.filter { !$0.isEmpty }
    switch utterances {
    case []: self = .empty
    case ["—"]: self = .noStop
    default: self = .stop(utterances)
    }
  }
}
