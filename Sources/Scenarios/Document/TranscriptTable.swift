public import Simulator

/// A table whose every column is a reader and whose every row is a stop.
public struct TranscriptTable: Sendable {
  /// The line of its header, and the column at which the table begins there.
  public var position: Node.Position
  /// Its lines in the document, from the header to the last row, counted from 1.
  public var lines: ClosedRange<Int>
  /// What stands before the table on each of its lines, such as `> `; taken from the header's line.
  public var margin: String
  /// The columns from left to right.
  public var columns: [TranscriptColumn]
  /// The rows from top to bottom.
  public var rows: [TranscriptRow]

  /// A transcript.
  public init(
    position: Node.Position, lines: ClosedRange<Int>, margin: String = "",
    columns: [TranscriptColumn], rows: [TranscriptRow]
  ) {
    self.position = position
    self.lines = lines
    self.margin = margin
    self.columns = columns
    self.rows = rows
  }
}

/// A column of a transcript.
public struct TranscriptColumn: Sendable {
  /// The header cell as plain text, such as `TalkBack, hints off`.
  public var header: String
  /// The header cell as it stands in the document, trimmed.
  public var source: String
  /// How its cells are aligned, as the delimiter row says.
  public var alignment: Alignment
  /// The reader with the settings of the header.
  public var reader: any ScreenReader
  /// The settings of the header, in its order; they win over those of the screen's file.
  public var settings: [(key: String, value: String)]
  /// Whether its cells are facts that have to be conveyed, and not wording.
  public var conveysFacts: Bool

  /// How the cells of a column are aligned.
  public enum Alignment: Sendable, Hashable {
    /// `---`
    case none
    /// `:--`
    case left
    /// `:-:`
    case centre
    /// `--:`
    case right
  }

  /// A column.
  public init(
    header: String, source: String, alignment: Alignment = .none, reader: any ScreenReader,
    settings: [(key: String, value: String)] = [], conveysFacts: Bool = false
  ) {
    self.header = header
    self.source = source
    self.alignment = alignment
    self.reader = reader
    self.settings = settings
    self.conveysFacts = conveysFacts
  }
}

/// A row of a transcript: for each column what is expected next of its reader.
public struct TranscriptRow: Sendable, Hashable {
  /// Its line in the document, counted from 1.
  public var line: Int
  /// A cell for each column; cells that a row lacks are empty.
  public var cells: [TranscriptCell]

  /// A row.
  public init(line: Int, cells: [TranscriptCell]) {
    self.line = line
    self.cells = cells
  }
}

/// A cell of a transcript.
public struct TranscriptCell: Sendable, Hashable {
  /// Its column in its line of the document, in characters from 1, where its text begins.
  public var column: Int
  /// The cell as it stands in the document, trimmed.
  public var source: String
  /// What it asks for.
  public var content: Content

  /// What a cell asks for.
  public enum Content: Sendable, Hashable {
    /// Nothing is written: one stop, whatever is said there.
    case empty
    /// `—`: no stop.
    case noStop
    /// `…` in the last row: any number of stops, also none.
    case anyStops
    /// One stop and what is said there: the utterances as plain text, one after the other.
    case stop([String])
  }

  /// A cell.
  public init(column: Int, source: String, content: Content) {
    self.column = column
    self.source = source
    self.content = content
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

  /// Whether a last row leaves open what follows: nothing but `…`.
  private static func isOpenEnd(_ cells: [TableCell]) -> Bool {
    let texts = cells.map(\.text).filter { !$0.isEmpty }
    return !texts.isEmpty && texts.allSatisfy { $0 == "…" || $0 == "..." }
  }
}

extension TranscriptCell.Content {
  /// What the plain text of a cell asks for.
  init(_ texts: [String]) {
    let utterances = texts.filter { !$0.isEmpty }
    switch utterances {
    case []: self = .empty
    case ["—"]: self = .noStop
    default: self = .stop(utterances)
    }
  }
}
