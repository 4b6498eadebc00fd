package import Scenarios
import Simulator
internal import TextIO

/// The output of a check as text.
///
/// Differences are marked as in `git diff --word-diff`, so people can see them without colour.
struct CheckText {
  var style: TerminalStyle

  /// Writes each difference, the remarks, and the summary.
  func write(_ result: CheckResult, to output: inout ReportSink) {
    var isFirst = true
    for report in result.reports where !output.isClosed {
      for check in report.checks {
        for difference in check.differences {
          if !isFirst { style.writeGap(to: &output) }
          write(difference, in: check, of: report, to: &output)
          isFirst = false
        }
      }
      let remarks = CheckText.remarks(on: report, of: result)
      if !isFirst, !remarks.isEmpty { style.writeGap(to: &output) }
      for remark in remarks { output.writeLine(visible(remark)) }
      isFirst = isFirst && remarks.isEmpty
    }
    if !isFirst { style.writeGap(to: &output) }
    output.writeLine(style.heading(CheckSummary(result).line))
    if let line = result.readers.line { output.writeLine(line) }
  }

  /// Returns the remarks on a document other than its differences, one line each.
  static func remarks(on report: DocumentReport, of result: CheckResult) -> [String] {
    var placed = report.checks.flatMap(\.assumed).map { ($0.position, $0.sentence) }
    placed += report.notes.map { ($0.position, "note: \($0.message)") }
    placed += report.notChecked.map { ($0.position, "not checked: \($0.message)") }
    placed += report.strictDiagnostics.map {
      ($0.position ?? Node.Position(line: 1, column: 1), "\($0.kind.rawValue): \($0.message)")
    }
    var lines = placed.enumerated()
      .sorted { ($0.element.0.line, $0.offset) < ($1.element.0.line, $1.offset) }
      .map { "\(report.location(of: $0.element.0)): \($0.element.1)" }
    if result.lacksScenarios(report) {
      lines.append(
        "\(report.displayName): no scenario: no screen is followed by a table of readers")
    }
    if report.recordedCells > 0 {
      let cells = counted(report.recordedCells, "cell")
      let count = report.diagnostics.count
      let diagnostics = count == 0 ? "" : ", with \(counted(count, "import diagnostic"))"
      lines.append("\(report.displayName): \(cells) written\(diagnostics)")
    }
    return lines
  }

  private func write(
    _ difference: CellDifference, in check: ColumnCheck, of report: DocumentReport,
    to output: inout ReportSink
  ) {
    let words = DifferenceWords(difference, in: check, of: report)
    guard !style.isPlain else {
      for line in words.lines { output.writeLine(visible(line)) }
      return
    }
    output.writeLine(style.heading(visible("\(words.location): \(words.title)")))
    let expected = MarkedWords(expected: difference.expected, difference.parts)
    let heard = MarkedWords(actual: difference.heard, difference.parts)
    let expectedText = expected.text(or: words.expected, escaping: visible, style.removed)
    let heardText = heard.text(or: words.heard, escaping: visible, style.added)
    output.writeLine("  expected  \(expectedText)")
    output.writeLine("  \(words.verb)     \(heardText)")
    for detail in words.details { output.writeLine("  \(visible(detail))") }
  }

  /// Returns a text whose parts are isolated from each other's writing direction, so that they stay
  /// in order.
  private func visible(_ text: String) -> String {
    guard TerminalText.runsRightToLeft(text) else { return style.visible(text) }
    return text.split(separator: ", ", omittingEmptySubsequences: false)
      .map { style.visible(String($0)) }.joined(separator: ", ")
  }
}

extension AssumedWords {
  /// The assumption in one line: its kind, the column, the assumed words, and the rule with its
  /// source.
  package var sentence: String {
    let matter = attestation == .untranslated ? "untranslated" : "assumed"
    return "\(matter): \(column), “\(words)”, by \(rule.name) (\(rule.source))"
  }
}
