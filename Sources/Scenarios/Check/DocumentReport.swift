public import Simulator
public import TextIO

/// What came of checking a document.
public struct DocumentReport: Sendable {
  /// The file as the user named it.
  public var file: String
  /// Whether there is a document that could be read.
  public var wasRead = true
  /// Each column of each transcript, in the order of the document.
  public var checks: [ColumnCheck] = []
  /// What is wrong with the document or its screens.
  public var problems: [InputError] = []
  /// What a writer may want to know.
  public var notes: [DocumentNote] = []
  /// What was recognised but not checked.
  public var notChecked: [NotChecked] = []
  /// What the files of its screens could not tell, each at its place in the document or its file.
  public var diagnostics: [ImportDiagnostic] = []
  /// Those of them that fail.
  public var strictDiagnostics: [ImportDiagnostic] = []
  /// How many cells a recorder wrote into the document.
  public var recordedCells = 0

  /// A report without anything in it.
  public init(file: String) { self.file = file }

  /// Every difference, in the order of the document.
  public var differences: [CellDifference] { checks.flatMap(\.differences) }
}

/// What came of one column of a transcript.
public struct ColumnCheck: Sendable {
  /// The heading that the screen stands under.
  public var heading: String
  /// The screen's name, empty when it has none.
  public var screen: String
  /// The header of the column, such as `TalkBack, hints off`.
  public var column: String
  /// The reader's name in prose.
  public var reader = ""
  /// The versions of the reader that decided on words.
  public var versions: [ReaderVersion] = []
  /// The line of the table's header and the column at which this one begins there.
  public var position: Node.Position
  /// How many cells said what is expected and were compared.
  public var comparedCells = 0
  /// How many stops were heard.
  public var stops = 0
  /// How many of the cells are empty, so that their stops are not checked.
  public var emptyCells = 0
  /// Where it is heard differently, from top to bottom.
  public var differences: [CellDifference] = []
  /// Expected words, heard as expected, that no source attests.
  public var assumed: [AssumedWords] = []

  /// A column that nothing is known of yet.
  public init(heading: String, screen: String, column: String, position: Node.Position) {
    self.heading = heading
    self.screen = screen
    self.column = column
    self.position = position
  }
}

/// A cell of a transcript that is heard differently.
public struct CellDifference: Sendable, Hashable {
  /// The line of the row and the column of the cell; where a stop has no row, those of the row after
  /// which it is heard.
  public var position: Node.Position
  /// The header of the column, such as `TalkBack, hints off`.
  public var column: String
  /// The stop, from 1; absent when there is none.
  public var stop: Int?
  /// What is expected, as a person reads the cell; absent when no cell is left for the stop.
  public var expected: String?
  /// What is heard; absent when there is no such stop.
  public var heard: String?
  /// How grave it is.
  public var grade: DifferenceSeverity
  /// The parts that differ.
  public var parts: [DifferingPart] = []
  /// What may help, a sentence each: that these are the words of the other reader, for instance.
  public var explanations: [String] = []

  /// A difference.
  public init(
    position: Node.Position, column: String, stop: Int?, expected: String?, heard: String?,
    grade: DifferenceSeverity
  ) {
    self.position = position
    self.column = column
    self.stop = stop
    self.expected = expected
    self.heard = heard
    self.grade = grade
  }
}

/// Words of a cell that are heard as expected, though no source attests them.
public struct AssumedWords: Sendable, Hashable {
  /// The cell.
  public var position: Node.Position
  /// The header of the column.
  public var column: String
  /// The words.
  public var words: String
  /// The rule that spoke them.
  public var rule: Rule
  /// Whether the words are assumed, and not only the rule that speaks them.
  public var attestation: Attestation

  /// Words of a cell.
  public init(
    at position: Node.Position, column: String, words: String, by rule: Rule,
    attestation: Attestation
  ) {
    self.position = position
    self.column = column
    self.words = words
    self.rule = rule
    self.attestation = attestation
  }
}
