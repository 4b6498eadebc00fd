internal import Encoding
internal import Importers
internal import Simulator

/// A comparison of a table of gestures with what readers announce when the gestures are performed.
struct GestureCheck {
  private let table: GestureTable
  /// The lines that were announced, for each column and each row of the table.
  private let found: [[[SessionLine]]]
  private let versions: [[ReaderVersion]]

  /// Performs the gestures of the table on a screen.
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
      for gesture in row.gestures { session.performWithoutResult(gesture) }
      let performed = session.stepCount
      steps.append(row.isOpening ? 0..<1 : count..<performed)
      count = performed
    }
    let record = session.record
    return steps.map { range in record[range].flatMap(\.lines) }
  }

  /// Returns the result of each column.
  func checks(of scenario: Scenario) -> [ColumnCheck] {
    table.columns.indices.map { columnIndex in
      var check = ColumnCheck(
        heading: scenario.heading, screen: scenario.source.name ?? "",
        column: table.columns[columnIndex].header, position: table.position)
      check.reader = type(of: table.columns[columnIndex].reader).displayName
      check.versions = versions[columnIndex]
      for (number, row) in table.rows.enumerated() {
        let expected = row.expected.indices.contains(columnIndex) ? row.expected[columnIndex] : []
        guard !expected.isEmpty else {
          check.emptyCells += 1
          continue
        }
        check.comparedCells += 1
        let announced = found[columnIndex][number]
        guard !announced.matches(expected) else { continue }
        check.differences.append(difference(row, columnIndex, expected, announced))
      }
      if check.comparedCells == 0, isEmpty, let difference = nothingExpected(columnIndex) {
        check.differences = [difference]
      }
      return check
    }
  }

  /// Whether the table has no expectations yet.
  private var isEmpty: Bool { table.rows.allSatisfy { $0.expected.allSatisfy(\.isEmpty) } }

  private func difference(
    _ row: GestureTable.Row, _ columnIndex: Int, _ expected: [SessionLine],
    _ announced: [SessionLine]
  ) -> CellDifference {
    var difference = CellDifference(
      position: Node.Position(line: row.line, column: row.cellColumns[columnIndex]),
      column: table.columns[columnIndex].header, stop: nil, expected: GestureCheck.text(expected),
      heard: GestureCheck.text(announced), severity: .reworded)
    let gestures =
      row.isOpening ? "the screen opens" : row.gestures.map(\.text).joined(separator: "; ")
    difference.explanations = ["after \(gestures)"]
    return difference
  }

  private func nothingExpected(_ columnIndex: Int) -> CellDifference? {
    guard let row = table.rows.first, let announced = found[columnIndex].first, !announced.isEmpty
    else {
      return nil
    }
    var difference = CellDifference(
      position: Node.Position(line: row.line, column: row.cellColumns.first ?? 1),
      column: table.columns[columnIndex].header, stop: nil, expected: nil,
      heard: GestureCheck.text(announced), severity: .added)
    difference.explanations = [
      "the table is empty; --record missing fills it in"
    ]
    return difference
  }

  private static func text(_ lines: [SessionLine]) -> String {
    lines.isEmpty ? SessionLine.silence : lines.map(\.written).joined(separator: " / ")
  }

  /// Returns all rows with the actual announcements, and the number of cells that changed.
  ///
  /// Cells that match are kept as they are. Returns `nil` if no cell changes.
  func recordedRows(_ mode: RecordMode) -> (rows: [[String]], cells: Int)? {
    var cells = 0
    let rows = table.rows.enumerated().map { number, row in
      table.header.indices.map { column -> String in
        let source = row.cells.indices.contains(column) ? row.cells[column] : ""
        let columnIndex = column - 1
        guard columnIndex >= 0, found.indices.contains(columnIndex),
          row.isOpening || !row.gestures.isEmpty
        else { return source }
        let expected = row.expected.indices.contains(columnIndex) ? row.expected[columnIndex] : []
        let announced = found[columnIndex][number]
        let isWanted = expected.isEmpty || mode == .changed && !announced.matches(expected)
        guard isWanted else { return source }
        cells += 1
        let lines = announced.isEmpty ? [SessionLine.silence] : announced.map(\.written)
        return lines.map { MarkdownText.escaped($0, in: .cell) }.joined(separator: "<br>")
      }
    }
    return cells == 0 ? nil : (rows, cells)
  }
}

extension GestureTable {
  /// Returns the app that responds to the gestures on a screen.
  ///
  /// For a live page, the app is the page itself. For any other screen, the app is the app script
  /// of the table or, if the table has none, the app in the screen's component.
  func app(on imported: ImportedScreen, showing screens: NamedScreens) -> any App {
    let isScripted = !app.lines.isEmpty && !imported.isLive
    return isScripted ? screens.app(app) : imported.running ?? screens.app(script(on: imported))
  }

  /// Returns the app script of the table or, if the table has no script, that of the screen's
  /// component.
  func script(on imported: ImportedScreen) -> AppScript {
    app.lines.isEmpty ? imported.app ?? app : app
  }
}
