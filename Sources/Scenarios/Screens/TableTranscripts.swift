internal import Importers
internal import Simulator

/// The transcripts of a table's readers on its screen.
struct TableTranscripts {
  /// The reader of each column, with the settings of the screen's file and the header.
  var readers: [any ScreenReader]
  /// For each column, the variant of the screen for the reader's platform.
  var screens: [Screen]
  /// The transcript of each column.
  var transcripts: [Transcript]

  init(
    _ table: TranscriptTable, on imported: ImportedScreen, listsSkippedNodes: Bool = false
  ) {
    readers = table.columns.map { TableTranscripts.reader(of: $0, for: imported) }
    screens = readers.map { imported.screen(for: $0) }
    transcripts = zip(readers, screens).map { $0.read($1, listsSkippedNodes: listsSkippedNodes) }
  }

  /// Returns a reader with the settings of the screen's file and of the column header.
  ///
  /// If both contain a setting, the header takes precedence.
  static func reader(
    of column: TranscriptColumn, for imported: ImportedScreen
  ) -> any ScreenReader {
    let plain = allReaders.first { $0.name == column.reader.name } ?? column.reader
    var reader = imported.readers([plain]).first ?? plain
    for setting in column.settings {
      // Invalid settings were already reported when the header was read.
      try? reader.set(setting.key, to: setting.value)
    }
    return reader
  }
}
