internal import Importers
internal import Simulator

/// What the readers of a table's columns say on the screen before it.
struct TableTranscripts {
  /// The reader of each column, with the settings of the screen's file and of the header.
  var readers: [any ScreenReader]
  /// For each column the screen as the reader's platform shows it.
  var screens: [Screen]
  /// For each column what is heard.
  var transcripts: [Transcript]

  init(_ table: TranscriptTable, on imported: ImportedScreen) {
    readers = table.columns.map { TableTranscripts.reader(of: $0, for: imported) }
    screens = readers.map { imported.screen(for: $0) }
    transcripts = zip(readers, screens).map { $0.read($1, explainsRest: false) }
  }

  /// A new phone's reader, told what the file says and then what the header says, which wins.
  static func reader(
    of column: TranscriptColumn, for imported: ImportedScreen
  ) -> any ScreenReader {
    let plain = allReaders.first { $0.name == column.reader.name } ?? column.reader
    var reader = imported.readers([plain]).first ?? plain
    for setting in column.settings {
      // Whoever read the header refused what this reader does not take.
      try? reader.set(setting.key, to: setting.value)
    }
    return reader
  }
}
