package import Encoding
package import Importers
import Scenarios
internal import TextIO

/// The supported formats: how the program detects files, how to get them, and what they do not
/// contain.
package struct FormatCatalogue: Listing {
  package var formats: [InputFormat]
  /// Whether long instructions are written in full.
  package var isWhole: Bool

  package init(formats: [InputFormat], isWhole: Bool) {
    self.formats = formats
    self.isWhole = isWhole
  }

  package func write(style: TerminalStyle, to output: inout ReportSink) {
    for (index, format) in formats.enumerated() {
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

  /// Returns the instructions for a source; long instructions only if ``isWhole`` is set.
  private func lines(of source: FormatGuide.Source, in format: InputFormat) -> [String] {
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
    json.document("formats", of: formats, by: header) { format, json in
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
}
