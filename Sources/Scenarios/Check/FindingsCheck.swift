import Audits
internal import Encoding
internal import Importers
internal import Simulator

/// A comparison of a table of expected findings with the findings of an audit.
struct FindingsCheck {
  private let table: FindingsTable
  private let report: AuditReport

  /// Audits a screen, and the sessions that perform the tables of gestures on the screen.
  init(
    _ table: FindingsTable, on imported: ImportedScreen, acting gestures: [GestureTable] = [],
    showing screens: NamedScreens = NamedScreens()
  ) {
    self.table = table
    let audit = Audit()
    var subject = AuditSubject(
      imported.screen, android: imported.android, source: imported.source,
      by: imported.readers(allReaders), in: audit.readingConditions)
    subject.hasLines = !imported.isLive
    subject.sessions = gestures.flatMap { $0.sessions(on: imported, showing: screens) }
    report = audit.report(on: subject)
  }

  /// Returns the result of the comparison.
  ///
  /// The result treats the table as a single column.
  func check(of scenario: Scenario) -> ColumnCheck {
    var check = ColumnCheck(
      heading: scenario.heading, screen: scenario.source.name ?? "", column: FindingsTable.column,
      position: table.position)
    check.comparedCells = table.rows.count
    let expected = table.expected
    let (found, unexpected) = report.matching(expected.map(\.finding))
    for (wanted, found) in zip(expected, found) where found == nil {
      check.differences.append(missing(wanted.finding, at: wanted.position))
    }
    check.differences += unexpected.map(added)
    return check
  }

  private func missing(_ wanted: ExpectedFinding, at position: Node.Position) -> CellDifference {
    var difference = CellDifference(
      position: position, column: FindingsTable.column, stop: nil,
      expected: FindingsCheck.text(wanted),
      heard: nil, severity: .lost)
    difference.explanations = ["no such finding on this screen"]
    return difference
  }

  private func added(_ finding: Finding) -> CellDifference {
    let expectation = report.expectation(of: finding)
    var difference = CellDifference(
      position: table.rows.last?.position ?? table.position, column: FindingsTable.column,
      stop: nil,
      expected: nil, heard: FindingsCheck.text(expectation), severity: .added)
    difference.explanations = [finding.message]
    if table.isEmpty {
      difference.explanations.append("the table is empty; --record missing fills it in")
    }
    return difference
  }

  private static func text(_ finding: ExpectedFinding) -> String {
    finding.element.isEmpty ? finding.rule : "\(finding.rule) at \(finding.element)"
  }

  /// Returns the rows with the actual findings, or `nil` if nothing changes.
  ///
  /// A row is kept as it is if the audit reported its expected finding.
  func recordedRows(_ mode: RecordMode) -> [[String]]? {
    guard table.isEmpty || mode == .changed else { return nil }
    let (found, unexpected) = report.matching(table.expected.map(\.finding))
    var rows: [[String]] = []
    var index = 0
    for row in table.rows {
      guard row.finding != nil else { continue }
      if found[index] != nil { rows.append(cells(row.cells)) }
      index += 1
    }
    for finding in unexpected {
      let wanted = report.expectation(of: finding)
      rows.append(cells([wanted.rule, wanted.element].map { MarkdownText.escaped($0, in: .cell) }))
    }
    if rows.isEmpty { rows = [cells([FindingsTable.none])] }
    let old = table.rows.map { cells($0.cells) }
    return rows == old ? nil : rows
  }

  /// Returns the cells of a row that begins with the given texts.
  ///
  /// If the table has more columns, the row ends with empty cells.
  private func cells(_ texts: [String]) -> [String] {
    table.header.indices.map { texts.indices.contains($0) ? texts[$0] : "" }
  }
}

extension GestureTable {
  /// Returns a session for each reader of the table, in which an audit performs all gestures of the
  /// table.
  fileprivate func sessions(
    on imported: ImportedScreen, showing screens: NamedScreens
  ) -> [AuditSession] {
    let app = app(on: imported, showing: screens)
    return columns.map { column in
      let reader = TableTranscripts.reader(of: column, for: imported)
      return AuditSession(
        imported.screen(for: reader), by: reader, app: app, doing: rows.flatMap(\.gestures))
    }
  }
}
