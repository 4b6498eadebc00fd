internal import Importers
internal import Simulator

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
