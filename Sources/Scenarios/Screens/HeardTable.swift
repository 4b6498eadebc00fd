internal import Importers
internal import Simulator

/// What the readers of a table's columns say on the screen before it.
struct HeardTable {
  /// The reader of each column, with the settings of the screen's file and of the header.
  var readers: [any ScreenReader]
  /// For each column the screen as the reader's platform shows it.
  var screens: [Screen]
  /// For each column what is heard.
  var transcripts: [Transcript]

  /// Lets the readers of a table read a screen.
  init(_ table: TranscriptTable, on imported: ImportedScreen) {
    readers = table.columns.map { column in
      // The file's settings first, so that those of the header win.
      var reader = imported.readers([column.reader]).first ?? column.reader
      for setting in column.settings { try? reader.set(setting.key, to: setting.value) }
      return reader
    }
    let screens = readers.map { imported.screen(for: $0) }
    self.screens = screens
    transcripts = zip(readers, screens).map { $0.read($1) }
  }
}
