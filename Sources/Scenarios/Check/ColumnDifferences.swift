internal import Simulator

/// Finds the cells that the lines of a difference speak of.
struct ColumnDifferences {
  private let table: TranscriptTable
  private let expected: ExpectedColumn
  private let place: Int

  init(_ expected: ExpectedColumn, _ place: Int, of table: TranscriptTable) {
    self.table = table
    self.expected = expected
    self.place = place
  }

  /// A difference for each line that departs, from top to bottom.
  func differences(_ difference: TranscriptDifference) -> [CellDifference] {
    var differences: [CellDifference] = []
    /// The first row that the next stop may stand in.
    var next = 0
    for (number, line) in difference.lines.enumerated() {
      if let expectation = line.expectation {
        let row = expected.rows[expectation]
        next = row + 1
        if line.grade != nil { differences.append(cell(line, in: row)) }
      } else if line.grade != nil {
        let end =
          difference.lines[number...].lazy.compactMap(\.expectation).first
          .map { expected.rows[$0] } ?? table.rows.count
        let row = (next..<max(next, end)).first { content(in: $0) == .noStop }
        if let row { next = row + 1 }
        differences.append(unexpected(line, in: row, after: next - 1))
      }
    }
    return differences
  }

  private func content(in row: Int) -> TranscriptCell.Content? {
    let cells = table.rows[row].cells
    return cells.indices.contains(place) ? cells[place].content : nil
  }

  private func cell(_ line: TranscriptDifference.Line, in row: Int) -> CellDifference {
    var difference = blank(line, at: position(of: row))
    difference.expected = line.expected
    if content(in: row) == .empty {
      difference.explanations.append("an empty cell stands for a stop, — for none")
    }
    return difference
  }

  /// A stop without a cell of its own; where a cell says that there is none, it is that one.
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
      position: position, column: table.columns[place].header, stop: line.heard?.index,
      expected: nil,
      heard: line.heard?.announcement.text, grade: line.grade ?? .reworded)
    difference.parts = line.parts
    difference.explanations = line.explanations
    return difference
  }

  private func position(of row: Int) -> Node.Position {
    let cells = table.rows[row].cells
    let column = cells.indices.contains(place) ? cells[place].column : table.position.column
    return Node.Position(line: table.rows[row].line, column: column)
  }
}
