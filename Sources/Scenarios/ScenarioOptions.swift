public import Importers
public import Simulator

/// Options for checking and recording scenario documents.
///
///     var options = ScenarioOptions()
///     options.comparison = .exact
public struct ScenarioOptions: Sendable {
  /// The way in which cells are compared with announcements.
  public var comparison = Comparison.asHeard
  /// The cells to write into documents, or `nil` to write no cells.
  public var record: RecordMode?
  /// The options for importing the files of screens.
  public var importing = ImportOptions()
  /// Whether to list the assumed words in matching cells.
  ///
  /// No source proves that readers say these words.
  public var listsAssumed = false
  /// The kinds of import diagnostics that fail the check.
  public var strict: Set<ImportDiagnostic.Kind> = []
  /// The names of the readers whose columns are compared; empty for all readers.
  public var readers: [String] = []
  /// The folder that links may not leave if the document is outside a repository.
  ///
  /// If this is `nil`, the folder is the one that the user named or, if the user named the document
  /// itself, the document's folder.
  public var folder: String?
  /// Whether the result of each column contains all announcements of the column's reader on the
  /// screen.
  package var keepsReadings = false
  /// The source of live pages, or `nil` to report an error for a document that names a live page.
  ///
  /// Reading a document must not start a browser unless the caller allows it.
  package var livePages: (any LivePageScreens)?

  /// Creates the default options.
  public init() {}

  /// Returns whether to compare the columns of a reader.
  func compares(_ reader: any ScreenReader) -> Bool {
    readers.isEmpty || readers.contains(type(of: reader).name)
  }
}

/// A choice of the cells to record.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Write into empty tables and into empty cells.
  case missing
  /// Write into empty cells and into cells that differ.
  case changed
}
