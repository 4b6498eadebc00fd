internal import Simulator

/// A converter from the differences of a transcript to differing cells in one column of a table.
struct ColumnDifferences {
  let expected: ExpectedColumn
  let columnIndex: Int
  let table: TranscriptTable

  /// Returns a cell difference for each changed line of the transcript, from top to bottom.
  ///
  /// - Complexity: O(*lines* + *rows*).
  func differences(_ difference: TranscriptDifference) -> [CellDifference] {
    var differences: [CellDifference] = []
    let rows = difference.lines.map { line in line.expectation.map { expected.rows[$0] } }
    let ends = ColumnDifferences.followingRows(rows, orElse: table.rows.count)
    /// `next` is the first row that can belong to the next stop.
    ///
    /// `unsearched` is the first row that was not yet searched for a cell `—`.
    var (next, unsearched) = (0, 0)
    for (number, line) in difference.lines.enumerated() {
      if let row = rows[number] {
        next = row + 1
        if line.severity != nil { differences.append(cell(line, in: row)) }
      } else if line.severity != nil {
        let start = max(next, unsearched)
        let row = (start..<max(start, ends[number])).first { content(in: $0) == .noStop }
        unsearched = row.map { $0 + 1 } ?? max(start, ends[number])
        if let row { next = row + 1 }
        differences.append(unexpected(line, in: row, after: next - 1))
      }
    }
    return differences
  }

  /// Returns the table row of each line of a transcript difference.
  ///
  /// For a line without a row, the result is the row of the next line with a row.
  ///
  /// - Parameter end: The row for the lines after the last line with a row.
  /// - Complexity: O(*lines*): each line is read once, even if many lines have no row.
  static func followingRows(
    _ rows: some BidirectionalCollection<Int?>, orElse end: Int
  ) -> [Int] {
    var following: [Int] = []
    following.reserveCapacity(rows.count)
    for row in rows.reversed() { following.append(row ?? following.last ?? end) }
    return following.reversed()
  }

  private func content(in row: Int) -> TranscriptCell.Content? {
    let cells = table.rows[row].cells
    return cells.indices.contains(columnIndex) ? cells[columnIndex].content : nil
  }

  private func cell(_ line: TranscriptDifference.Line, in row: Int) -> CellDifference {
    var difference = blank(line, at: position(of: row))
    difference.expected = line.expected
    if content(in: row) == .empty {
      difference.explanations.append("an empty cell accepts any stop; write — where there is none")
    }
    return difference
  }

  /// Returns the difference for a stop that the column does not expect.
  ///
  /// If the column has a cell `—` (no stop) here, the difference is located at this cell.
  private func unexpected(
    _ line: TranscriptDifference.Line, in row: Int?, after last: Int
  ) -> CellDifference {
    guard let row else {
      return blank(line, at: last >= 0 ? position(of: last) : table.position)
    }
    var difference = blank(line, at: position(of: row))
    difference.expected = "—"
    return difference
  }

  private func blank(
    _ line: TranscriptDifference.Line, at position: Node.Position
  ) -> CellDifference {
    var difference = CellDifference(
      position: position, column: table.columns[columnIndex].header, stop: line.heard?.index,
      expected: nil,
      heard: line.heard?.announcement.text, severity: line.severity ?? .reworded)
    difference.parts = line.parts
    difference.explanations = line.explanations
    return difference
  }

  private func position(of row: Int) -> Node.Position {
    let cells = table.rows[row].cells
    let column =
      cells.indices.contains(columnIndex) ? cells[columnIndex].column : table.position.column
    return Node.Position(line: table.rows[row].line, column: column)
  }
}
