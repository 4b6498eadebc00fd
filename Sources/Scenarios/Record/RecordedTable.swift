internal import Simulator

/// A table of readers after announcements were recorded in it.
struct RecordedTable {
  /// The recorded table, or `nil` if nothing changes.
  private(set) var markdown: MarkdownTable?
  /// For each row of ``markdown``, the line of the document with the same content, or `nil` if the
  /// row is new or changed.
  private(set) var unchanged: [Int?] = []
  /// The number of cells that were written or removed.
  private(set) var cells = 0

  private let table: TranscriptTable
  private let actual: TableTranscripts
  private let mode: RecordMode
  /// The rows of the table, without a last row `…`.
  private let rows: [TranscriptRow]
  /// The last row if it contains `…`; otherwise `nil`.
  ///
  /// After a row with `…`, any stops may follow.
  private let openRow: TranscriptRow?
  private let emptyColumns: [Bool]
  private let comparison: Comparison

  /// Writes announcements into the cells of a table that the mode allows to change.
  init(
    _ table: TranscriptTable, _ actual: TableTranscripts, aligned: [ReaderAlignment.Row],
    _ mode: RecordMode, comparing comparison: Comparison
  ) {
    self.table = table
    self.actual = actual
    self.mode = mode
    self.comparison = comparison
    let last = table.rows.last
    let isOpen = last?.cells.contains { $0.content == .anyStops } ?? false
    openRow = isOpen ? last : nil
    rows = Array(isOpen ? table.rows.dropLast() : table.rows[...])
    emptyColumns = table.columns.indices.map { [rows] column in
      rows.allSatisfy { $0.cells[column].content == .empty }
    }
    if emptyColumns.allSatisfy(\.self) { fill(aligned) } else { amend(aligned) }
  }

  /// Writes announcements into a table in which no cell expects anything.
  private mutating func fill(_ aligned: [ReaderAlignment.Row]) {
    // A table whose only row is `…` accepts any stops, so nothing is written into it.
    guard openRow == nil || !rows.isEmpty else { return }
    let filled = openRow == nil ? aligned[...] : aligned.prefix(rows.count)
    write(filled.map { RowPlan.Row(old: nil, stops: $0) })
  }

  /// Writes announcements into a table that already expects announcements.
  private mutating func amend(_ aligned: [ReaderAlignment.Row]) {
    var columns = table.columns.indices.map { column(at: $0) }
    if openRow != nil {
      let reached = aligned.lastIndex { isReached($0, in: columns) }.map { $0 + 1 } ?? 0
      for column in columns.indices where emptyColumns[column] {
        columns[column].pairing.end = aligned[..<reached].count { $0[column] != nil }
      }
    }
    write(RowPlan(columns, rows: rows.count, aligned: aligned).rows.filter { isKept($0) })
  }

  /// Returns whether at least one stop in a row of aligned stops is paired with a cell of its
  /// column.
  private func isReached(_ aligned: ReaderAlignment.Row, in columns: [RowPlan.Column]) -> Bool {
    zip(aligned, columns).contains { stop, column in
      stop.map { column.pairing.stops.contains($0) } ?? false
    }
  }

  private func column(at column: Int) -> RowPlan.Column {
    let isEmpty = emptyColumns[column]
    let pairing = ColumnPairing(
      rows: rows.count, asking: isEmpty ? [] : rows.indices.filter { expectsStop($0, column) },
      stops: actual.transcripts[column].stops.count, isOpen: openRow != nil,
      keepsCells: keepsCells(column)
    ) { fit(row: $0, $1, column: column) }
    return RowPlan.Column(
      pairing: pairing, placesStops: isEmpty || mode == .changed,
      isFree: rows.indices.map { isEmpty || isWritable($0, column) },
      expectsStop: rows.indices.map { expectsStop($0, column) })
  }

  private func expectsStop(_ row: Int, _ column: Int) -> Bool {
    switch rows[row].cells[column].content {
    case .empty, .stop: true
    case .noStop, .anyStops: false
    }
  }

  /// Returns whether a non-empty cell may be overwritten.
  private func isWritable(_ row: Int, _ column: Int) -> Bool {
    guard mode == .changed else { return false }
    if case .stop = rows[row].cells[column].content { return !table.columns[column].conveysFacts }
    return true
  }

  private func keepsCells(_ column: Int) -> Bool {
    mode == .missing || table.columns[column].conveysFacts
  }

  private func fit(row: Int, _ stop: Int, column: Int) -> ColumnPairing.Fit {
    let cell = rows[row].cells[column]
    if cell.content == .empty { return .anything }
    let expectation = cell.expectation(in: table.columns[column])
    let stop = actual.transcripts[column].stops[stop]
    return expectation?.isHeard(at: stop, by: comparison) ?? false ? .same : .different
  }

  /// Returns whether a row stays in the table: it has a stop, or it has a cell that must not be
  /// overwritten.
  private func isKept(_ row: RowPlan.Row) -> Bool {
    guard let old = row.old, row.stops.allSatisfy({ $0 == nil }) else { return true }
    let isGivenUp = table.columns.indices.map { expectsStop(old, $0) && isWritable(old, $0) }
    return table.columns.indices.contains { !isGivenUp[$0] && expectsStop(old, $0) }
      || !isGivenUp.contains(true)
  }

  private mutating func write(_ plan: [RowPlan.Row]) {
    var lines = plan.map { row in table.columns.indices.map { source(row, $0) } }
    if lines.isEmpty, openRow == nil {
      lines = [table.columns.map { _ in TranscriptMarkdown.noStop }]
    }
    count(lines, plan)
    let last = openRow.map { [$0.cells.map(\.source)] } ?? []
    guard cells > 0 else { return }
    unchanged = zip(lines, plan).map { line, row in
      row.old.flatMap { rows[$0].cells.map(\.source) == line ? rows[$0].line : nil }
    }
    unchanged += Array(repeating: nil, count: lines.count - unchanged.count)
    unchanged += last.map { _ in openRow?.line }
    markdown = MarkdownTable(
      header: table.columns.map(\.source), alignments: table.columns.map(\.alignment),
      rows: lines + last)
  }

  /// Counts changed cells, and the cells of removed rows.
  private mutating func count(_ lines: [[String]], _ plan: [RowPlan.Row]) {
    var isKept = [Bool](repeating: false, count: rows.count)
    for (line, row) in zip(lines, plan) {
      if let old = row.old { isKept[old] = true }
      let before = row.old.map { rows[$0].cells.map(\.source) }
      for (column, cell) in line.enumerated() where before?[column] != cell {
        cells += before == nil && row.stops[column] == nil ? 0 : 1
      }
    }
    if plan.isEmpty, !lines.isEmpty { cells += table.columns.count }
    let isFresh = emptyColumns.allSatisfy(\.self)
    for row in rows.indices where !isKept[row] && !isFresh {
      cells += rows[row].cells.count { $0.content != .empty && $0.content != .noStop }
    }
  }

  /// Returns the Markdown of a cell in a row.
  private func source(_ row: RowPlan.Row, _ column: Int) -> String {
    let cell = row.old.map { rows[$0].cells[column] }
    guard let stop = row.stops[column] else { return withdrawn(cell, row.old, column) }
    if let cell, let old = row.old, keeps(old, stop, column) { return cell.source }
    let announcement = actual.transcripts[column].stops[stop].announcement
    guard let separator = cell.flatMap({ RecordedTable.lineBreak(in: $0) }) else {
      return TranscriptMarkdown.cell(announcement)
    }
    return TranscriptMarkdown.cell(announcement, breaking: separator)
  }

  /// Returns whether a cell that is paired with a stop keeps its text.
  private func keeps(_ row: Int, _ stop: Int, _ column: Int) -> Bool {
    guard expectsStop(row, column) else { return false }
    switch fit(row: row, stop, column: column) {
    case .same: return true
    case .anything: return false
    case .different: return keepsCells(column)
    }
  }

  /// Returns the Markdown of a cell that is paired with no stop: `—`, or the old cell if it must be
  /// kept.
  private func withdrawn(_ cell: TranscriptCell?, _ row: Int?, _ column: Int) -> String {
    guard let cell, let row else { return TranscriptMarkdown.noStop }
    guard expectsStop(row, column) else { return cell.source }
    let isGivenUp = isWritable(row, column) || emptyColumns[column]
    return isGivenUp ? TranscriptMarkdown.noStop : cell.source
  }

  /// Returns the line break tag that a cell uses, or `nil` if the cell has none.
  private static func lineBreak(in cell: TranscriptCell) -> String? {
    guard case .stop(let utterances) = cell.content, utterances.count > 1 else { return nil }
    let forms = ["<br>", "<br/>", "<br />"]
    return forms.first { cell.source.lowercased().contains($0) } ?? forms[0]
  }
}
