import Simulator
internal import TextIO

/// The announcements as a Gherkin feature with a scenario for each reader.
///
/// Source: the Gherkin reference of Cucumber; strings are between double quotes.
struct ReportGherkin {
  let screen: ReportScreen

  func write(to output: inout ReportSink) {
    let reading = screen.reading
    output.writeLine("Feature: \(line(screen.title)) with a screen reader")
    output.writeLine("  # \(ReportHeader.notice)")
    for (index, reader) in reading.readers.enumerated() {
      let name = type(of: reader).displayName
      output.writeLine()
      output.writeLine("  Scenario: Swiping through with \(name)")
      output.writeLine("    Given the screen \(quoted(screen.title)) of \(quoted(screen.file))")
      output.writeLine("    And \(line(reader.fullHeader(on: reading.screen.origin)))")
      for (number, stop) in reading.transcripts[index].stops.enumerated() {
        output.writeLine(
          number == 0 ? "    When I swipe to the first element" : "    When I swipe right")
        output.writeLine("    Then \(name) says \(quoted(stop.announcement.text))")
      }
    }
    output.writeLine()
  }

  private func line(_ text: String) -> String {
    TerminalText.of(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func quoted(_ text: String) -> String {
    "\"" + line(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
