internal import Encoding
import Scenarios
import Simulator

/// Readings as Markdown tables, as in scenario documents.
package enum MarkdownFormat {
  /// Writes what the readers announce on one screen.
  package static func write(_ reading: Reading, to output: inout ReportSink) {
    let screen = reading.screen
    let name = screen.name.isEmpty ? screen.file ?? "" : screen.name
    writeHeading(name, level: 1, to: &output)
    if let file = screen.file, file != "-" {
      let isLinked = reading.isSaved || file.contains("://")
      output.writeLine(
        isLinked
          ? "\n\(link(to: file, called: file))"
          : "\nScreen: \(MarkdownText.escaped(file, in: .paragraph))")
    }
    let readers = reading.readers.map { $0.fullHeader(on: reading.screen.origin) }.joined(
      separator: "; ")
    let move =
      reading.navigation == .swipeRight ? "" : ", moving by \(reading.navigation.name)"
    output.writeLine("\nRead by \(MarkdownText.escaped(readers, in: .link))\(move).\n")
    let headers = reading.readers.map(\.header)
    writeTable(reading, headers: headers, to: &output)
    write(reading.diagnostics.map(\.line), to: &output)
  }

  static func writeHeading(_ text: String, level: Int, to output: inout ReportSink) {
    let marks = String(repeating: "#", count: level)
    output.writeLine("\(marks) \(MarkdownText.escaped(text, in: .heading))")
  }

  /// Writes the rows of aligned stops, or the reason why the screen has no stops.
  static func writeTable(_ reading: Reading, headers: [String], to output: inout ReportSink) {
    var table = MarkdownTable(header: headers.map { MarkdownText.escaped($0, in: .cell) })
    for row in ReaderAlignment(reading).rows {
      table.rows.append(
        row.enumerated().map { column, index in
          index.map {
            TranscriptMarkdown.cell(reading.transcripts[column].stops[$0].announcement)
          } ?? TranscriptMarkdown.noStop
        })
    }
    if table.rows.isEmpty { table.rows = [headers.map { _ in TranscriptMarkdown.noStop }] }
    for line in table.lines { output.writeLine(line) }
    if reading.transcripts.allSatisfy(\.stops.isEmpty) {
      output.writeLine("\n\(MarkdownText.escaped(reading.screen.emptiness, in: .paragraph))")
      return
    }
    for (reader, screen) in zip(reading.readers, reading.screens) {
      guard let absence = screen.absence else { continue }
      let text = "\(reader.displayName): \(absence)."
      output.writeLine("\n\(MarkdownText.escaped(text, in: .paragraph))")
    }
  }

  /// Writes a list of import diagnostics.
  package static func write(_ diagnostics: [String], to output: inout ReportSink) {
    guard !diagnostics.isEmpty else { return }
    output.writeLine("\nImport diagnostics:\n")
    for diagnostic in diagnostics {
      output.writeLine("* \(MarkdownText.escaped(diagnostic, in: .paragraph))")
    }
  }

  /// Returns a paragraph with a link to a screen.
  package static func link(to path: String, fragment: String? = nil, called name: String) -> String
  {
    let target = MarkdownText.linkTarget(path, fragment: fragment)
    return "Screen: [\(MarkdownText.escaped(name, in: .link))](\(target))"
  }
}
