public import Importers
public import Simulator

/// How scenario documents are checked and recorded.
public struct ScenarioOptions: Sendable {
  /// How cells are compared with what is heard.
  public var comparison = Comparison.asHeard
  /// What is written into documents; nothing is without it.
  public var record: RecordMode?
  /// What is said about the files of screens.
  public var importing = ImportOptions()
  /// Whether expected words that no source attests are listed.
  public var listsAssumed = false
  /// The kinds of diagnostics that fail.
  public var strict: Set<ImportDiagnostic.Kind> = []
  /// The names of the readers whose columns are compared; those of all with none.
  public var readers: [String] = []
  /// What links of a document may not leave where there is no repository around it.
  ///
  /// Without it, that is the folder that was searched for the document, or the document's own.
  public var folder: String?
  /// What shows live pages; without it they are errors, since no document may start a program by itself.
  package var livePages: (any LivePageScreens)?

  /// As on the command line without options.
  public init() {}

  /// Whether the columns of a reader are compared.
  func asks(for reader: any ScreenReader) -> Bool {
    readers.isEmpty || readers.contains(type(of: reader).name)
  }
}

/// Which cells a recorder writes.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Empty tables and cells.
  case missing
  /// Those, and cells that are heard differently.
  case changed
}
