internal import Audits
internal import Simulator

/// A table of expected findings: a rule and an element in each row.
package struct FindingsTable: Sendable {
  /// The line of the table's header, and the column at which the table begins in that line.
  var position: Node.Position
  /// The lines of the table in the document, from the header to the last row, counted from 1.
  var lines: ClosedRange<Int>
  /// The text to the left of the table in each of its lines, such as `> `.
  var margin: String
  /// The Markdown of the header cells.
  var header: [String]
  var alignments: [TranscriptColumn.Alignment]
  /// The rows from top to bottom.
  var rows: [Row]

  struct Row: Sendable, Hashable {
    /// The line of the row in the document, and the column of its first cell.
    var position: Node.Position
    /// The expected finding, or `nil` if the row contains `none`.
    var finding: ExpectedFinding?
    /// The Markdown of the cells.
    var cells: [String]
  }

  /// The name that reports show, in place of a column header, for differences in tables of
  /// findings.
  package static let column = "Findings"

  /// The word in a row that expects no finding.
  static let none = "none"

  /// Whether the table has no rows.
  var isEmpty: Bool { rows.isEmpty }

  var expected: [(position: Node.Position, finding: ExpectedFinding)] {
    rows.compactMap { row in row.finding.map { (row.position, $0) } }
  }

  init(_ table: TableBlock, at position: Node.Position) {
    self.position = position
    lines = table.lines
    margin = table.margin
    header = table.header.map(\.source)
    alignments = table.alignments
    rows = table.rows.compactMap { row in
      let texts = row.cells.map(\.text)
      guard texts.contains(where: { !$0.isEmpty }) else { return nil }
      let rule = texts.first ?? ""
      let finding =
        rule.lowercased() == FindingsTable.none
        ? nil : ExpectedFinding(rule, texts.dropFirst().first ?? "")
      return Row(
        position: Node.Position(line: row.line, column: row.cells.first?.column ?? 1),
        finding: finding, cells: row.cells.map(\.source))
    }
  }
}
