package import Encoding
internal import ImportSupport
package import Importers
package import SpeechLogs
internal import TextIO

/// The supported formats: how the program detects files of a format, how to get such files, and
/// what they do not contain.
package struct FormatCatalogue: Listing {
  /// A format with its guide.
  private struct Entry {
    var name: String
    var guide: FormatGuide
  }

  private let screens: [Entry]
  private let logs: [Entry]
  /// Whether to write long instructions in full.
  private let isWhole: Bool

  package init(screens: [InputFormat], logs: [SpeechLogFormat], isWhole: Bool) {
    self.screens = screens.map { Entry(name: $0.name, guide: $0.guide) }
    self.logs = logs.map { Entry(name: $0.name, guide: $0.guide) }
    self.isWhole = isWhole
  }

  package func write(style: TerminalStyle, to output: inout ReportSink) {
    write(screens, style: style, to: &output)
    guard !logs.isEmpty else { return }
    if !screens.isEmpty {
      if !style.isPlain { output.writeLine() }
      output.writeLine(style.heading("Logs of readers, which “announce compare” reads"))
      if !style.isPlain { output.writeLine() }
    }
    write(logs, style: style, to: &output)
  }

  private func write(_ entries: [Entry], style: TerminalStyle, to output: inout ReportSink) {
    for (index, format) in entries.enumerated() {
      let guide = format.guide
      if index > 0 && !style.isPlain { output.writeLine() }
      output.writeLine(style.heading("\(format.name): \(guide.summary)"))
      writeEntry("recognised by", guide.recognised, style, to: &output)
      if let screens = guide.screens { writeEntry("screens", screens, style, to: &output) }
      for source in guide.sources {
        writeEntry("how to get one", source.tool, style, to: &output)
        for line in lines(of: source, in: format) {
          output.writeLine(style.isPlain ? line : "      \(line)")
        }
      }
      if !guide.options.isEmpty {
        let options = guide.options.map { "--\($0)" }.joined(separator: ", ")
        writeEntry("options", options, style, to: &output)
      }
      for unknown in guide.unknown { writeEntry("does not contain", unknown, style, to: &output) }
    }
  }

  /// Returns the instructions for getting files from a source.
  ///
  /// Long instructions are returned only for full listings.
  private func lines(of source: FormatGuide.Source, in format: Entry) -> [String] {
    guard !isWhole, source.lines.count > FormatCatalogue.mostLines else { return source.lines }
    return ["announce formats \(format.name)"]
  }

  private static let mostLines = 6

  private func writeEntry(
    _ term: String, _ text: String, _ style: TerminalStyle, to output: inout ReportSink
  ) {
    let line = "\(term): \(text)"
    guard !style.isPlain else { return output.writeLine(line) }
    for (index, piece) in DisplayWidth.wrap(line, to: style.width - 4).enumerated() {
      output.writeLine(index == 0 ? "  \(piece)" : "    \(piece)")
    }
  }

  package func write(by header: ReportHeader, to json: inout JSONWriter) {
    json.object { json in
      json.member("announce", header.version)
      json.member("formats", each: screens, onePerLine: true, FormatCatalogue.write)
      json.member("logs", each: logs, onePerLine: true, FormatCatalogue.write)
    }
    json.end()
  }

  private static func write(_ format: Entry, to json: inout JSONWriter) {
    let guide = format.guide
    json.member("format", format.name)
    json.member("summary", guide.summary)
    json.member("recognised", guide.recognised)
    json.member("screens", guide.screens ?? "")
    json.member("sources", each: guide.sources, onePerLine: true) { source, json in
      json.member("tool", source.tool)
      json.member("lines", source.lines)
    }
    json.member("options", guide.options.map { "--\($0)" })
    json.member("cannotTell", guide.unknown)
  }
}
