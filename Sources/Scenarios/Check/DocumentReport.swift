public import Simulator
public import TextIO

/// The result of checking a document.
///
///     let report = try ScenarioDocument.contents(ofFile: "Scenarios/sign-up.md").check()
///     for difference in report.differences {
///       print(difference.position.line, difference.heard ?? "no such stop")
///     }
public struct DocumentReport: Sendable {
  /// The file as the user named it.
  public var file: String
  /// Whether the document could be read.
  public var wasRead = true
  /// The result of each checked column of each table, in the order of the document.
  public var checks: [ColumnCheck] = []
  /// The errors in the document and in its screens.
  public var problems: [InputError] = []
  /// Notes for the author of the document.
  public var notes: [DocumentNote] = []
  /// The tables that were recognised but not checked.
  public var notChecked: [NotChecked] = []
  /// The import diagnostics of the document's screens, located in the document or in the screen's
  /// file.
  public var diagnostics: [ImportDiagnostic] = []
  /// The import diagnostics that fail the check, because their kind is in
  /// ``ScenarioOptions/strict``.
  public var strictDiagnostics: [ImportDiagnostic] = []
  /// The number of cells that were recorded in the document.
  public var recordedCells = 0

  /// Every difference, in the order of the document.
  public var differences: [CellDifference] { checks.flatMap(\.differences) }
}

/// The result of checking one column of a table.
public struct ColumnCheck: Sendable {
  /// The heading above the screen.
  public var heading: String
  /// The name of the screen; empty if the screen has no name.
  public var screen: String
  /// The header of the column, such as `TalkBack, hints off`.
  public var column: String
  /// The display name of the reader.
  public var reader = ""
  /// The versions of the reader.
  public var versions: [ReaderVersion] = []
  /// The line of the table header and the column at which this header cell begins.
  public var position: Node.Position
  /// The number of compared cells.
  public var comparedCells = 0
  /// The number of stops of the reader.
  public var stops = 0
  /// The number of empty cells, which accept any announcement.
  public var emptyCells = 0
  /// The differing cells, from top to bottom.
  public var differences: [CellDifference] = []
  /// The words in matching cells that are assumed: no source proves that readers say these words.
  public var assumed: [AssumedWords] = []
  /// The reader's announcements on the screen.
  ///
  /// The value is `nil` unless ``ScenarioOptions/keepsReadings`` is set and the table is about
  /// stops.
  package var reading: ColumnReading?
}

/// A difference between the text of a cell and the reader's announcement.
public struct CellDifference: Sendable, Hashable {
  /// The line and column of the cell.
  ///
  /// If the table has no row for the stop, this is the location of the previous row.
  public var position: Node.Position
  /// The header of the column, such as `TalkBack, hints off`.
  public var column: String
  /// The number of the stop, from 1, or `nil` if the reader has no such stop.
  public var stop: Int?
  /// The expected text, without Markdown syntax, or `nil` if the table has no cell for the stop.
  public var expected: String?
  /// The actual announcement, or `nil` if there is no such stop.
  public var heard: String?
  /// The severity.
  public var severity: DifferenceSeverity
  /// The parts in which the announcement differs from the expected text.
  public var parts: [DifferingPart] = []
  /// Explanations, one sentence each.
  ///
  /// For example, an explanation says that the expected words are those of another reader.
  public var explanations: [String] = []
}

/// Matching words of a cell that are assumed: no source proves that readers say these words.
public struct AssumedWords: Sendable, Hashable {
  /// The location of the cell.
  public var position: Node.Position
  /// The header of the column.
  public var column: String
  /// The words that no source proves.
  public var words: String
  /// The rule that announced the words.
  public var rule: Rule
  /// Whether a source proves the words themselves.
  ///
  /// The rule that announces the words may still be unproved.
  public var attestation: Attestation
}
