package import Simulator
internal import TextIO

/// Readings as text.
package struct TextFormat {
  package var style: TerminalStyle
  /// Whether each reader's stops are in a separate column.
  package var isSideBySide = false

  package init(style: TerminalStyle, isSideBySide: Bool = false) {
    self.style = style
    self.isSideBySide = isSideBySide
  }

  /// Writes what the readers announce on one screen.
  package func write(_ reading: Reading, to output: inout ReportSink) {
    output.writeLine(style.heading(style.visible(reading.heading)))
    if isSideBySide && reading.readers.count > 1 {
      writeSideBySide(reading, to: &output)
    } else {
      for (index, reader) in reading.readers.enumerated() {
        let transcript = reading.transcripts[index]
        writeGap(to: &output)
        output.writeLine(style.heading(title(of: transcript, by: reader, on: reading.screen)))
        write(transcript, on: reading.screens[index], to: &output)
      }
    }
    write(reading.diagnostics, to: &output)
  }

  /// Writes a blank line, except in plain style.
  package func writeGap(to output: inout ReportSink) {
    style.writeGap(to: &output)
  }

  package func writeNotice(to output: inout ReportSink) {
    writeGap(to: &output)
    output.writeLine(ReportHeader.notice)
  }

  /// Writes import diagnostics, one on each line.
  package func write(_ diagnostics: [ImportDiagnostic], to output: inout ReportSink) {
    guard !diagnostics.isEmpty else { return }
    writeGap(to: &output)
    output.writeLine(style.heading("Import diagnostics:"))
    for diagnostic in diagnostics { output.writeLine(style.visible(diagnostic.line)) }
  }

  /// Returns the reader with its versions and settings, and the number of stops.
  ///
  /// - Parameter stops: The number of stops, or `nil` to count those of the transcript.
  package func title(
    of transcript: Transcript, by reader: any ScreenReader, on screen: Screen, stops: Int? = nil
  ) -> String {
    let count = counted(stops ?? transcript.stops.count, "stop")
    let behind = transcript.countBehindDialog(on: screen)
    let hidden =
      behind == 0
      ? "" : "; \(counted(behind, "element")) behind the dialog cannot be reached"
    return style.visible("\(reader.fullHeader(on: screen.origin)): \(count)\(hidden)")
  }

  private func write(_ transcript: Transcript, on screen: Screen, to output: inout ReportSink) {
    if transcript.stops.isEmpty { output.writeLine(screen.emptiness) }
    let runsBackwards = TerminalText.isRightToLeft(language: transcript.language)
    for stop in transcript.stops {
      write(stop, in: transcript.language, runsBackwards: runsBackwards, to: &output)
    }
  }

  /// Writes a stop with its announcement.
  ///
  /// - Parameter runsBackwards: Whether the language is written from right to left.
  func write(
    _ stop: Stop, in language: String, runsBackwards: Bool, to output: inout ReportSink
  ) {
    if runsBackwards || stop.announcement.utterances.isEmpty {
      let line = style.line(of: stop.announcement, in: language)
      output.writeLine("\(stop.index). \(line)")
    } else {
      write(stop, to: &output)
    }
  }

  /// Writes a stop part by part, without building a string of the whole announcement.
  private func write(_ stop: Stop, to output: inout ReportSink) {
    output.write(stop.index)
    output.write(". ")
    var isFirst = true
    // Reading the parts by index does not copy them.
    let utterances = stop.announcement.utterances
    for utterance in utterances.indices {
      for part in utterances[utterance].parts.indices {
        if !isFirst { output.write(utterances[utterance].parts[part].lead) }
        output.write(style.visible(utterances[utterance].parts[part].text))
        isFirst = false
      }
    }
    output.write("\n")
  }

  private func writeSideBySide(_ reading: Reading, to output: inout ReportSink) {
    let alignment = ReaderAlignment(reading)
    let titles = zip(reading.readers, reading.transcripts).map {
      title(of: $1, by: $0, on: reading.screen)
    }
    writeGap(to: &output)
    if style.isPlain {
      for title in titles { output.writeLine(title) }
      for row in alignment.rows { writeInTurn(row, of: reading, to: &output) }
    } else {
      Columns(style: style).write(
        reading.transcripts, rows: alignment.rows, titles: titles, to: &output)
    }
    if reading.transcripts.allSatisfy(\.stops.isEmpty) {
      output.writeLine(reading.screen.emptiness)
    }
  }

  /// Writes the stops of a row, one on each line.
  private func writeInTurn(
    _ row: ReaderAlignment.Row, of reading: Reading, to output: inout ReportSink
  ) {
    for (column, index) in row.enumerated() {
      guard let index else { continue }
      let stop = reading.transcripts[column].stops[index]
      let language = reading.transcripts[column].language
      let text = style.line(of: stop.announcement, in: language)
      output.writeLine("\(reading.readers[column].displayName) \(stop.index). \(text)")
    }
  }
}

extension Announcement {
  /// The announcement as one line, or a mark for a silent announcement.
  package var line: String { text.isEmpty ? "\(Announcement.silence) (silent)" : text }
}
