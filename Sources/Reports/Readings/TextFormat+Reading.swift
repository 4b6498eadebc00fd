package import Importers
package import Simulator
internal import TextIO

extension TextFormat {
  /// Reads a screen, and writes what the readers announce on it.
  ///
  /// Each stop is written and freed as soon as its announcement is composed. Therefore, a large
  /// screen needs less memory than a reading with all stops. Only columns need all stops at once.
  ///
  /// - Returns: The reading; its transcripts have no stops unless the text has columns.
  @discardableResult
  package func read(
    _ imported: ImportedScreen, by readers: [any ScreenReader], moving navigation: Navigation,
    to output: inout ReportSink
  ) -> Reading {
    if isSideBySide, readers.count > 1 {
      let reading = Reading(imported, by: readers, moving: navigation, listsSkippedNodes: false)
      write(reading, to: &output)
      return reading
    }
    let reading = Reading(opening: imported, by: readers, moving: navigation)
    output.writeLine(style.heading(style.visible(reading.heading)))
    for text in reading.mapReaders({ text(of: reading, at: $0) }) { output.write(text) }
    write(reading.diagnostics, to: &output)
    return reading
  }

  /// Returns the title and the stops of the reader at an index.
  private func text(of reading: Reading, at index: Int) -> [UInt8] {
    var output = ReportSink()
    let (transcript, walk) = (reading.transcripts[index], reading.walks[index])
    let title = title(
      of: transcript, by: reading.readers[index], on: reading.screen, stops: walk.count)
    writeGap(to: &output)
    output.writeLine(style.heading(title))
    if walk.count == 0 { output.writeLine(reading.screens[index].emptiness) }
    let runsBackwards = TerminalText.isRightToLeft(language: transcript.language)
    walk.forEachStop {
      write($0, in: transcript.language, runsBackwards: runsBackwards, to: &output)
    }
    return output.drain()
  }
}
