public import Audits
public import Simulator

/// A table of the findings that are expected of a screen: a rule and an element in each row.
public struct FindingsTable: Sendable {
  /// The line of its header, and the column at which the table begins there.
  public var position: Node.Position
  /// Its lines in the document, from the header to the last row, counted from 1.
  public var lines: ClosedRange<Int>
  /// What stands before the table on each of its lines, such as `> `.
  public var margin: String
  /// The cells of the header, as they stand in the document.
  public var header: [String]
  /// How its columns are aligned.
  public var alignments: [TranscriptColumn.Alignment]
  /// The rows from top to bottom.
  public var rows: [Row]

  /// A row.
  public struct Row: Sendable, Hashable {
    /// Its line in the document, and the column of its first cell.
    public var position: Node.Position
    /// What is expected; absent in a row that says `none`.
    public var finding: ExpectedFinding?
    /// The cells as they stand in the document.
    public var cells: [String]
  }

  /// What differences call the column of findings.
  package static let column = "Findings"

  /// The word of a row that expects nothing.
  static let none = "none"

  /// Whether nothing is written in it yet.
  var isEmpty: Bool { rows.isEmpty }

  /// What is expected.
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
