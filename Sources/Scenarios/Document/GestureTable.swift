internal import Simulator

/// A table of gestures, with the announcements that each reader should make after each gesture.
struct GestureTable: Sendable {
  /// The line of the table's header, and the column at which the table begins in that line.
  var position: Node.Position
  /// The lines of the table in the document, from the header to the last row, counted from 1.
  var lines: ClosedRange<Int>
  /// The text to the left of the table in each of its lines, such as `> `.
  var margin: String
  /// The Markdown of the header cells.
  var header: [String]
  var alignments: [TranscriptColumn.Alignment]
  /// The readers, from left to right.
  var columns: [TranscriptColumn]
  /// The rows from top to bottom.
  var rows: [Row]
  var app = AppScript()
  /// The mistakes in the table.
  var problems: [(position: Node.Position, problem: String, remedy: String)] = []

  /// A row of the table: gestures, and the lines expected from each reader.
  struct Row: Sendable, Hashable {
    /// The line of the row in the document.
    var line: Int
    /// The gestures; empty in the row for the opening of the screen.
    var gestures: [Gesture]
    /// Whether the row is about the opening of the screen.
    var isOpening: Bool
    /// The lines that each reader's cell expects; an empty list for a cell that expects nothing.
    var expected: [[SessionLine]]
    /// The columns, counted from 1, at which each reader's cell begins.
    var cellColumns: [Int]
    /// The Markdown of all cells.
    var cells: [String]
  }

  /// The word in place of gestures in the row about the opening of the screen.
  static let opening = "opens"

  init(_ table: TableBlock, at position: Node.Position) {
    self.position = position
    lines = table.lines
    margin = table.margin
    header = table.header.map(\.source)
    alignments = table.alignments
    columns = []
    rows = []
    for (index, cell) in table.header.enumerated().dropFirst() {
      let here = Node.Position(line: table.lines.lowerBound, column: cell.column)
      guard let reader = ReaderHeader(cell.text) else {
        problems.append((here, "“\(cell.text)” is not a reader", "write VoiceOver or TalkBack"))
        continue
      }
      problems += reader.problems.map { (here, $0.problem, $0.remedy) }
      columns.append(
        TranscriptColumn(
          header: cell.text, source: cell.source, alignment: table.alignments[index],
          reader: reader.reader, settings: reader.settings))
    }
    for (number, row) in table.rows.enumerated() { read(row, number) }
  }

  private mutating func read(_ row: (line: Int, cells: [TableCell]), _ number: Int) {
    let first = row.cells.first
    let text = first?.text ?? ""
    let isOpening = number == 0 && text.lowercased() == GestureTable.opening
    var gestures: [Gesture] = []
    if !isOpening {
      do throws(ScriptError) {
        gestures = try GestureScript(text).steps.map(\.gesture)
      } catch {
        let column = (first?.column ?? 1) + error.column - 1
        problems.append(
          (Node.Position(line: row.line, column: column), error.problem, error.remedy))
      }
    }
    let cells = row.cells.dropFirst()
    rows.append(
      Row(
        line: row.line, gestures: gestures, isOpening: isOpening,
        expected: cells.map { cell in
          cell.texts.filter { !$0.isEmpty }.map(SessionLine.init(written:))
        },
        cellColumns: cells.map(\.column), cells: row.cells.map(\.source)))
  }
}
