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
  /// Whether to list words that match although no source proves that readers say them.
  public var listsAssumed = false
  /// The kinds of import diagnostics that fail the check.
  public var strict: Set<ImportDiagnostic.Kind> = []
  /// The names of the readers whose columns are compared; empty for all.
  public var readers: [String] = []
  /// The folder that links may not leave if the document is outside a repository.
  ///
  /// `nil` stands for the folder in which the document was found, or else for the folder of the
  /// document.
  public var folder: String?
  /// The source of live pages, or `nil` to report an error for a document that names a live page.
  ///
  /// Reading a document must not start a browser unless the caller allows it.
  package var livePages: (any LivePageScreens)?

  /// Creates the default options.
  public init() {}

  /// Returns whether the columns of a reader are compared.
  func asks(for reader: any ScreenReader) -> Bool {
    readers.isEmpty || readers.contains(type(of: reader).name)
  }
}

/// Which cells are recorded.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Record in empty tables and cells.
  case missing
  /// Record in empty cells and in cells that differ.
  case changed
}
