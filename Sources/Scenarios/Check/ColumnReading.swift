internal import Importers
package import Simulator

/// A reader's announcements on a screen, compared with one column of a table.
package struct ColumnReading: Sendable {
  /// A cell of the column, and the stop that the cell is about.
  package struct Cell: Sendable {
    /// The line of the cell, and the column at which the text of the cell begins.
    package var position: Node.Position
    /// The index of the stop in the transcript.
    package var stop: Int
  }

  /// A block of the document that contains a screen.
  package struct Block: Sendable {
    /// The name of a file with the format of the block, such as `block.jsx`.
    package var name: String
    /// The lines of the block in the document, counted from 1.
    package var lines: ClosedRange<Int>
  }

  /// The reader with the settings of the column.
  package var reader: any ScreenReader
  /// The variant of the screen for the reader's platform.
  package var screen: Screen
  package var transcript: Transcript
  /// The cells that are about a stop, from top to bottom.
  package var cells: [Cell]
  /// The document's block with the screen, or `nil` if the screen is in another file.
  package var block: Block?
}

extension ScreenSource {
  /// The block of the document that contains the screen, or `nil` if the screen is elsewhere.
  var block: ColumnReading.Block? {
    guard case .text(let text, let language, let lines) = content,
      let format = InputFormat.detect(blockIn: language, bytes: Array(text.utf8)),
      let first = lines.first, let last = lines.last, first.line <= last.line
    else { return nil }
    let name = format.blockName ?? "block.\(format.name)"
    return ColumnReading.Block(name: name, lines: first.line...last.line)
  }
}

extension ExpectedColumn {
  /// Returns the cells of the column that are about a stop of a transcript.
  ///
  /// - Parameter difference: The difference of the transcript from the column, or `nil` if there is
  ///   none.
  func cells(
    in columnIndex: Int, of table: TranscriptTable, _ difference: TranscriptDifference?,
    from heard: Transcript
  ) -> [ColumnReading.Cell] {
    var pairs = zip(rows, heard.stops.indices).map { ($0, $1) }
    if let difference {
      pairs = difference.lines.compactMap { line in
        guard let number = line.expectation, rows.indices.contains(number), let stop = line.heard,
          heard.stops.indices.contains(stop.index - 1)
        else { return nil }
        return (rows[number], stop.index - 1)
      }
    }
    return pairs.compactMap { row, stop in
      let cells = table.rows[row].cells
      guard cells.indices.contains(columnIndex) else { return nil }
      let position = Node.Position(line: table.rows[row].line, column: cells[columnIndex].column)
      return ColumnReading.Cell(position: position, stop: stop)
    }
  }
}
