public import Importers
public import Simulator

/// Options for checking and recording scenario documents.
///
///     var options = ScenarioOptions()
///     options.comparison = .exact
public struct ScenarioOptions: Sendable {
  /// How cells are compared with announcements.
  public var comparison = Comparison.asHeard
  /// Which cells are written into documents, or `nil` for none.
  public var record: RecordMode?
  /// How the files of screens are imported.
  public var importing = ImportOptions()
  /// Whether to list matching words for which no source proves that readers say them.
  public var listsAssumed = false
  /// The kinds of import diagnostics that fail the check.
  public var strict: Set<ImportDiagnostic.Kind> = []
  /// The names of the readers whose columns are compared; empty for all.
  public var readers: [String] = []
  /// The folder that links may not leave if the document is outside a repository.
  ///
  /// `nil` stands for the folder that the user named to find the document. If the user named the
  /// document itself, it stands for the folder of the document.
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

/// The cells that are recorded.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Write into empty tables and into empty cells.
  case missing
  /// Write into empty cells and into cells that differ.
  case changed
}
