internal import Importers
internal import Simulator

/// Compares a table with what its readers say on its screen.
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
    actual = TableTranscripts(table, on: imported)
  }

  /// What came of each column.
  func checks(of scenario: Scenario) -> [ColumnCheck] {
    let columns = table.columns.indices.map { ExpectedColumn($0, of: table) }
    let isFilled = columns.contains { !$0.isEmpty }
    let asked = columns.enumerated().filter { options.asks(for: table.columns[$0.offset].reader) }
    return asked.map { place, column in
      var check = blank(place, scenario)
      if column.isEmpty {
        if !isFilled { check.differences = nothingExpected(place) }
      } else {
        compare(column, place, &check)
      }
      return check
    }
  }

  private func blank(_ place: Int, _ scenario: Scenario) -> ColumnCheck {
    var check = ColumnCheck(
      heading: scenario.heading, screen: scenario.source.name ?? "",
      column: table.columns[place].header, position: table.position)
    check.reader = type(of: actual.readers[place]).displayName
    check.versions = actual.transcripts[place].versions
    check.stops = actual.transcripts[place].stops.count
    check.emptyCells = table.rows.count { row in
      row.cells.indices.contains(place) && row.cells[place].content == .empty
    }
    return check
  }

  /// The difference of a table in which nothing is written, though something is heard.
  private func nothingExpected(_ place: Int) -> [CellDifference] {
    guard let first = actual.transcripts[place].stops.first else { return [] }
    let position = table.rows.first.map {
      Node.Position(line: $0.line, column: $0.cells[place].column)
    }
    var difference = CellDifference(
      position: position ?? table.position, column: table.columns[place].header, stop: 1,
      expected: nil, heard: first.announcement.text, grade: .added)
    difference.explanations = [
      "nothing is expected here yet; --record missing writes what is heard"
    ]
    return [difference]
  }

  private func compare(_ column: ExpectedColumn, _ place: Int, _ check: inout ColumnCheck) {
    let transcript = actual.transcripts[place]
    check.comparedCells = column.transcript.stops.count { $0.content != .anything }
    if let difference = transcript.difference(
      from: column.transcript, comparing: options.comparison)
    {
      var explanations = DifferenceExplanations(
        of: actual.readers[place], on: actual.screens[place], others: others(place))
      let explained = explanations.explaining(
        difference, from: column.transcript, of: transcript)
      let cells = ColumnDifferences(column, place, of: table)
      check.differences = cells.differences(explained)
    }
    if options.listsAssumed { check.assumed = assumed(column, place) }
  }

  private func others(_ place: Int) -> [(reader: any ScreenReader, screen: Screen)] {
    imported.readers(allReaders).filter { $0.name != actual.readers[place].name }
      .map { ($0, imported.screen(for: $0)) }
  }

  /// The words of a column that are heard as expected and that no source attests.
  private func assumed(_ column: ExpectedColumn, _ place: Int) -> [AssumedWords] {
    let stops = actual.transcripts[place].stops
    var words: [AssumedWords] = []
    for (number, (expectation, row)) in zip(column.transcript.stops, column.rows).enumerated() {
      guard number < stops.count, expectation.content != .anything,
        expectation.isHeard(at: stops[number], by: options.comparison)
      else { continue }
      let position = Node.Position(
        line: table.rows[row].line, column: table.rows[row].cells[place].column)
      let parts = expectation.expectedParts(
        of: stops[number].announcement, by: options.comparison)
      for part in parts where part.isAssumed {
        words.append(
          AssumedWords(
            at: position, column: table.columns[place].header, words: part.text,
            by: part.rule, attestation: part.attestation))
      }
    }
    return words
  }
}

extension Part {
  /// Whether no source attests that a reader says these words here.
  fileprivate var isAssumed: Bool {
    attestation != .attested || rule.confidence == .assumed
  }
}
