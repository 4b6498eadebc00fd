public import Simulator

/// A table of what a person does on a screen and what each reader is heard to say of it.
public struct GestureTable: Sendable {
  /// The line of its header, and the column at which the table begins there.
  public var position: Node.Position
  /// Its lines in the document, from the header to the last row, counted from 1.
  public var lines: ClosedRange<Int>
  /// What stands before the table on each of its lines, such as `> `.
  public var margin: String
  /// The cells of the header, as they stand in the document.
  public var header: [String]
  /// How all its columns are aligned.
  public var alignments: [TranscriptColumn.Alignment]
  /// The readers, from left to right.
  public var columns: [TranscriptColumn]
  /// The rows from top to bottom.
  public var rows: [Row]
  /// How the app answers.
  public var app = AppScript()
  /// What is wrong with it.
  var problems: [(position: Node.Position, problem: String, remedy: String)] = []

  /// A row: gestures, and what is expected of each reader.
  public struct Row: Sendable, Hashable {
    /// Its line in the document.
    public var line: Int
    /// What is done; nothing in the row of the screen that opens.
    public var gestures: [Gesture]
    /// Whether it is the row of the screen that opens.
    public var isOpening: Bool
    /// For each reader what is expected, utterance by utterance; empty where nothing is.
    public var expected: [[SessionLine]]
    /// The columns in the line at which the cells of the readers begin, from 1.
    public var places: [Int]
    /// All cells as they stand in the document.
    public var cells: [String]
  }

  /// What stands in the first row where the opening of the screen is told.
  static let opening = "opens"

  init(_ table: TableBlock, at position: Node.Position) {
    self.position = position
    lines = table.lines
    margin = table.margin
    header = table.header.map(\.source)
    alignments = table.alignments
    columns = []
    rows = []
    for (place, cell) in table.header.enumerated().dropFirst() {
      let here = Node.Position(line: table.lines.lowerBound, column: cell.column)
      guard let reader = ReaderHeader(cell.text) else {
        problems.append((here, "“\(cell.text)” is no reader", "write VoiceOver or TalkBack"))
        continue
      }
      problems += reader.problems.map { (here, $0.problem, $0.remedy) }
      columns.append(
        TranscriptColumn(
          header: cell.text, source: cell.source, alignment: table.alignments[place],
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
        places: cells.map(\.column), cells: row.cells.map(\.source)))
  }
}
