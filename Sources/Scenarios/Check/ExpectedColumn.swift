internal import Simulator

/// The expectations of the cells in one column of a table.
struct ExpectedColumn {
  var transcript = ExpectedTranscript([])
  /// The index of each stop's row in the table, in the order of ``transcript``.
  var rows: [Int] = []
  /// Whether all cells of the column are empty.
  private(set) var isEmpty = true

  init(_ columnIndex: Int, of table: TranscriptTable) {
    let column = table.columns[columnIndex]
    for (row, cells) in table.rows.map(\.cells).enumerated()
    where cells.indices.contains(columnIndex) {
      let cell = cells[columnIndex]
      // In a last row that contains `…`, an empty cell also has the content `anyStops`, but its
      // source is empty.
      if cell.content != .empty, !cell.source.isEmpty { isEmpty = false }
      switch cell.content {
      case .anyStops: transcript.isOpen = true
      case .noStop: continue
      case .empty, .stop:
        guard let expectation = cell.expectation(in: column) else { continue }
        transcript.stops.append(expectation)
        rows.append(row)
      }
    }
  }
}

extension TranscriptCell {
  /// Returns the announcement that a cell expects at its stop, or `nil` if the cell does not expect
  /// exactly one stop.
  func expectation(in column: TranscriptColumn) -> StopExpectation? {
    switch content {
    case .empty: .anything
    case .noStop, .anyStops: nil
    case .stop(let utterances):
      column.conveysFacts
        ? StopExpectation(facts: utterances) : StopExpectation(utterances: utterances)
    }
  }
}
