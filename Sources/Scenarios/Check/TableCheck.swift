internal import Importers
internal import Simulator

/// A comparison of a table with the announcements of the readers in the table's header.
struct TableCheck {
  private let table: TranscriptTable
  private let imported: ImportedScreen
  private let actual: TableTranscripts
  private let options: ScenarioOptions

  init(
    _ table: TranscriptTable, on imported: ImportedScreen, _ options: ScenarioOptions
  ) {
    self.table = table
    self.imported = imported
    self.options = options
    actual = TableTranscripts(table, on: imported, listsSkippedNodes: options.keepsReadings)
  }

  /// Returns the result of each column.
  func checks(of scenario: Scenario) -> [ColumnCheck] {
    let columns = table.columns.indices.map { ExpectedColumn($0, of: table) }
    let isFilled = columns.contains { !$0.isEmpty }
    let asked = columns.enumerated().filter { options.compares(table.columns[$0.offset].reader) }
    return asked.map { columnIndex, column in
      var check = blank(columnIndex, scenario)
      var difference: TranscriptDifference?
      if column.isEmpty {
        if !isFilled { check.differences = nothingExpected(columnIndex) }
      } else {
        difference = compare(column, columnIndex, &check)
      }
      if options.keepsReadings {
        check.reading = reading(column, columnIndex, difference, of: scenario.source)
      }
      return check
    }
  }

  private func reading(
    _ column: ExpectedColumn, _ columnIndex: Int, _ difference: TranscriptDifference?,
    of source: ScreenSource
  ) -> ColumnReading {
    let transcript = actual.transcripts[columnIndex]
    return ColumnReading(
      reader: actual.readers[columnIndex], screen: actual.screens[columnIndex],
      transcript: transcript,
      cells: column.cells(in: columnIndex, of: table, difference, from: transcript),
      block: source.block)
  }

  private func blank(_ columnIndex: Int, _ scenario: Scenario) -> ColumnCheck {
    var check = ColumnCheck(
      heading: scenario.heading, screen: scenario.source.name ?? "",
      column: table.columns[columnIndex].header, position: table.position)
    check.reader = type(of: actual.readers[columnIndex]).displayName
    check.versions = actual.transcripts[columnIndex].versions
    check.stops = actual.transcripts[columnIndex].stops.count
    check.emptyCells = table.rows.count { row in
      row.cells.indices.contains(columnIndex) && row.cells[columnIndex].content == .empty
    }
    return check
  }

  /// Returns the difference to report for a table in which no cell expects anything.
  ///
  /// Returns no difference if the reader has no stops.
  private func nothingExpected(_ columnIndex: Int) -> [CellDifference] {
    guard let first = actual.transcripts[columnIndex].stops.first else { return [] }
    let position = table.rows.first.map {
      Node.Position(line: $0.line, column: $0.cells[columnIndex].column)
    }
    var difference = CellDifference(
      position: position ?? table.position, column: table.columns[columnIndex].header, stop: 1,
      expected: nil, heard: first.announcement.text, severity: .added)
    difference.explanations = [
      "the table is empty; --record missing fills it in"
    ]
    return [difference]
  }

  /// Compares a column with the reader's transcript, and returns the difference, or `nil` if they
  /// agree.
  private func compare(
    _ column: ExpectedColumn, _ columnIndex: Int, _ check: inout ColumnCheck
  ) -> TranscriptDifference? {
    let transcript = actual.transcripts[columnIndex]
    check.comparedCells = column.transcript.stops.count { $0.content != .anything }
    let difference = transcript.difference(from: column.transcript, comparing: options.comparison)
    if let difference {
      var explanations = DifferenceExplanations(
        of: actual.readers[columnIndex], on: actual.screens[columnIndex],
        others: others(columnIndex))
      let explained = explanations.explaining(
        difference, from: column.transcript, of: transcript)
      let cells = ColumnDifferences(expected: column, columnIndex: columnIndex, table: table)
      check.differences = cells.differences(explained)
    }
    if options.listsAssumed { check.assumed = assumed(column, columnIndex) }
    return difference
  }

  private func others(_ columnIndex: Int) -> [(reader: any ScreenReader, screen: Screen)] {
    imported.readers(allReaders).filter { $0.name != actual.readers[columnIndex].name }
      .map { ($0, imported.screen(for: $0)) }
  }

  /// Returns the assumed words in the matching cells of a column.
  ///
  /// No source proves that readers say these words.
  private func assumed(_ column: ExpectedColumn, _ columnIndex: Int) -> [AssumedWords] {
    let stops = actual.transcripts[columnIndex].stops
    var words: [AssumedWords] = []
    for (number, (expectation, row)) in zip(column.transcript.stops, column.rows).enumerated() {
      guard number < stops.count, expectation.content != .anything,
        expectation.isHeard(at: stops[number], by: options.comparison)
      else { continue }
      let position = Node.Position(
        line: table.rows[row].line, column: table.rows[row].cells[columnIndex].column)
      let parts = expectation.expectedParts(
        of: stops[number].announcement, by: options.comparison)
      for part in parts where part.isAssumed {
        words.append(
          AssumedWords(
            position: position, column: table.columns[columnIndex].header, words: part.text,
            rule: part.rule, attestation: part.attestation))
      }
    }
    return words
  }
}

extension Part {
  /// Whether the words are assumed: no source proves the words, or no source proves the rule that
  /// announces them.
  fileprivate var isAssumed: Bool {
    attestation != .attested || rule.confidence == .assumed
  }
}
