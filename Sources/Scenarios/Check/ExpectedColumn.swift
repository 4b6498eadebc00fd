internal import Simulator

/// What a column of a table expects of its reader.
struct ExpectedColumn {
  /// What is expected of each stop.
  var transcript = ExpectedTranscript([])
  /// For each expectation the row it stands in.
  var rows: [Int] = []
  /// Whether nothing is written in any cell.
  private(set) var isEmpty = true

  init(_ place: Int, of table: TranscriptTable) {
    let column = table.columns[place]
    for (row, cells) in table.rows.map(\.cells).enumerated() where cells.indices.contains(place) {
      let cell = cells[place]
      // In an open row a cell without a word is as open as the others.
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
  /// What the cell expects of its stop; absent when it does not stand for one.
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
