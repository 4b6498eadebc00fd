internal import Encoding
internal import Importers
internal import Simulator

/// Compares a table of gestures with what is heard when they are done.
struct GestureCheck {
  private let table: GestureTable
  /// For each reader, for each row what is brought.
  private let found: [[[SessionLine]]]
  /// For each reader the versions that decide on its words.
  private let versions: [[ReaderVersion]]

  /// Plays the table on a screen.
  init(_ table: GestureTable, on imported: ImportedScreen, showing screens: NamedScreens) {
    self.table = table
    versions = table.columns.map { column in
      let reader = TableTranscripts.reader(of: column, for: imported)
      return reader.versions(on: imported.screen(for: reader).origin)
    }
    found = table.columns.map { column in
      GestureCheck.play(table, column, on: imported, showing: screens)
    }
  }

  private static func play(
    _ table: GestureTable, _ column: TranscriptColumn, on imported: ImportedScreen,
    showing screens: NamedScreens
  ) -> [[SessionLine]] {
    let reader = TableTranscripts.reader(of: column, for: imported)
    var session = Session(
      imported.screen(for: reader), by: reader, app: table.app(on: imported, showing: screens))
    session.begin()
    var steps: [Range<Int>] = []
    var count = 1
    for row in table.rows {
      for gesture in row.gestures { session.go(gesture) }
      let performed = session.stepCount
      steps.append(row.isOpening ? 0..<1 : count..<performed)
      count = performed
    }
    let record = session.record
    return steps.map { range in record[range].flatMap(\.lines) }
  }

  /// What came of each column.
  func checks(of scenario: Scenario) -> [ColumnCheck] {
    table.columns.indices.map { place in
      var check = ColumnCheck(
        heading: scenario.heading, screen: scenario.source.name ?? "",
        column: table.columns[place].header, position: table.position)
      check.reader = type(of: table.columns[place].reader).displayName
      check.versions = versions[place]
      for (number, row) in table.rows.enumerated() {
        let expected = row.expected.indices.contains(place) ? row.expected[place] : []
        guard !expected.isEmpty else {
          check.emptyCells += 1
          continue
        }
        check.comparedCells += 1
        let brought = found[place][number]
        guard !brought.bring(expected) else { continue }
        check.differences.append(difference(row, number, place, expected, brought))
      }
      if check.comparedCells == 0, isEmpty, let difference = nothingExpected(place) {
        check.differences = [difference]
      }
      return check
    }
  }

  /// Whether nothing is written in it yet.
  private var isEmpty: Bool { table.rows.allSatisfy { $0.expected.allSatisfy(\.isEmpty) } }

  private func difference(
    _ row: GestureTable.Row, _ number: Int, _ place: Int, _ expected: [SessionLine],
    _ brought: [SessionLine]
  ) -> CellDifference {
    var difference = CellDifference(
      position: Node.Position(line: row.line, column: row.places[place]),
      column: table.columns[place].header, stop: nil, expected: GestureCheck.text(expected),
      heard: GestureCheck.text(brought), grade: .reworded)
    let gestures =
      row.isOpening ? "the screen opens" : row.gestures.map(\.text).joined(separator: "; ")
    difference.explanations = ["of \(gestures)"]
    return difference
  }

  private func nothingExpected(_ place: Int) -> CellDifference? {
    guard let row = table.rows.first, let brought = found[place].first, !brought.isEmpty else {
      return nil
    }
    var difference = CellDifference(
      position: Node.Position(line: row.line, column: row.places.first ?? 1),
      column: table.columns[place].header, stop: nil, expected: nil,
      heard: GestureCheck.text(brought), grade: .added)
    difference.explanations = [
      "nothing is expected here yet; --record missing writes what is heard"
    ]
    return difference
  }

  private static func text(_ lines: [SessionLine]) -> String {
    lines.isEmpty ? SessionLine.silence : lines.map(\.written).joined(separator: " / ")
  }

  /// The rows that say what is heard; cells that are right already stay as they are.
  func recordedRows(_ mode: RecordMode) -> (rows: [[String]], cells: Int)? {
    var cells = 0
    let rows = table.rows.enumerated().map { number, row in
      table.header.indices.map { column -> String in
        let source = row.cells.indices.contains(column) ? row.cells[column] : ""
        let place = column - 1
        guard place >= 0, found.indices.contains(place), row.isOpening || !row.gestures.isEmpty
        else { return source }
        let expected = row.expected.indices.contains(place) ? row.expected[place] : []
        let brought = found[place][number]
        let isWanted = expected.isEmpty || mode == .changed && !brought.bring(expected)
        guard isWanted else { return source }
        cells += 1
        let lines = brought.isEmpty ? [SessionLine.silence] : brought.map(\.written)
        return lines.map { MarkdownText.escaped($0, in: .cell) }.joined(separator: "<br>")
      }
    }
    return cells == 0 ? nil : (rows, cells)
  }
}

extension GestureTable {
  /// What answers on a screen: the page itself where it runs, else the table's script.
  func app(on imported: ImportedScreen, showing screens: NamedScreens) -> any App {
    imported.running ?? screens.app(script(on: imported))
  }

  /// How the app of a screen answers; components tell it themselves, where no block does.
  func script(on imported: ImportedScreen) -> AppScript {
    app.lines.isEmpty ? imported.app ?? app : app
  }
}
