internal import Encoding
import Fidelity
import Scenarios
import Simulator

/// A comparison with a reader's log as a comment on a pull request: a table of the differences.
struct LogMarkdown {
  /// The maximum number of differences in the table; code hosts truncate or reject longer comments.
  private static let rows = 200

  func write(_ result: LogResult, to output: inout ReportSink) {
    let differences = result.comparison.newWords
    output.writeLine(
      "### \(differences.isEmpty ? "Heard as predicted" : "Heard otherwise than predicted")\n")
    output.writeLine("Heard: \(escaped(result.heardTitle)).\n")
    output.writeLine("Predicted: \(escaped(result.predictedTitle)).\n")
    output.writeLine("\(escaped(result.summary)).\n")
    if !differences.isEmpty { write(differences, to: &output) }
    for note in result.notes + result.diagnostics { output.writeLine("* \(escaped(note))") }
    if !(result.notes + result.diagnostics).isEmpty { output.writeLine() }
  }

  private func write(
    _ differences: [(difference: LogComparison.Difference, words: LogLineWords)],
    to output: inout ReportSink
  ) {
    var table = MarkdownTable(header: ["Difference", "Where", "Heard", "Predicted", "Rules"])
    for (difference, words) in differences.prefix(LogMarkdown.rows) {
      table.rows.append([
        difference.text, words.location, cell(words.heard), cell(words.predicted),
        words.details.map { MarkdownText.escaped($0, in: .cell) }.joined(separator: "<br>"),
      ])
    }
    for line in table.lines { output.writeLine(line) }
    if differences.count > LogMarkdown.rows {
      output.writeLine("\n\(differences.count - LogMarkdown.rows) more differences are not listed.")
    }
    output.writeLine()
  }

  private func cell(_ text: String?) -> String {
    guard let text else { return TranscriptMarkdown.noStop }
    return MarkdownText.escaped(text.isEmpty ? Announcement.silence : text, in: .cell)
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(text, in: .paragraph) }
}
