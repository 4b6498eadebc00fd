internal import Encoding
import Scenarios
import Simulator
internal import TextIO

/// The output of a check as JSON for other programs.
///
/// Documentation/Scenarios.md lists the members.
struct CheckJSON {
  var header: ReportHeader

  func write(_ result: CheckResult, to output: inout ReportSink) {
    var json = JSONWriter()
    json.lines { json in
      JSONFormat.write(header, to: &json)
      json.member("settings") { json in
        json.member("comparison", result.options.comparison.rawValue)
        json.member("record", result.options.record?.rawValue ?? "never")
        json.member("assumed", result.options.listsAssumed)
      }
      json.member("summary") { write(CheckSummary(result), to: &$0) }
      json.member("status", Int(result.status))
      json.member("readers", each: result.readers.readers) { reader, json in
        json.member("name", reader.name)
        for version in reader.versions { json.member(version.key, version.values) }
      }
      json.key("documents")
      json.array(onePerLine: true) { json in
        for report in result.reports where !output.isClosed {
          json.lines { write(report, to: &$0) }
          output.drain(&json)
        }
      }
      write(result.refused, to: &json)
    }
    json.end()
    output.drain(&json)
  }

  private func write(_ summary: CheckSummary, to json: inout JSONWriter) {
    json.member("documents", summary.documents)
    json.member("transcripts", summary.transcripts)
    json.member("comparedCells", summary.comparedCells)
    json.member("emptyCells", summary.emptyCells)
    json.member("differences") { json in
      for (severity, count) in summary.differences { json.member(severity.rawValue, count) }
    }
    json.member("notChecked", summary.notChecked)
    json.member("assumed", summary.assumed)
    if summary.diagnostics > 0 { json.member("losses", summary.diagnostics) }
    json.member("recordedCells", summary.recordedCells)
    json.member("problems", summary.problems)
  }

  private func write(_ report: DocumentReport, to json: inout JSONWriter) {
    json.member("file", report.file)
    json.member("recordedCells", report.recordedCells)
    json.member("columns", each: report.checks, onePerLine: true, write)
    write(report.problems, to: &json)
    json.member("notes", each: report.notes, onePerLine: true) { note, json in
      write(note.position, to: &json)
      json.member("message", note.message)
    }
    if !report.diagnostics.isEmpty {
      json.member("losses", each: report.diagnostics, onePerLine: true) { diagnostic, json in
        json.member("kind", diagnostic.kind.rawValue)
        if let position = diagnostic.position { write(position, to: &json) }
        json.member("message", diagnostic.message)
      }
    }
    json.member("notChecked", each: report.notChecked, onePerLine: true) { left, json in
      json.member("kind", left.kind.rawValue)
      write(left.position, to: &json)
      json.member("message", left.message)
    }
  }

  private func write(_ problems: [InputError], to json: inout JSONWriter) {
    json.member("problems", each: problems, onePerLine: true) { problem, json in
      json.member("file", problem.file ?? "")
      json.member("line", problem.position?.line)
      json.member("column", problem.position?.column)
      json.member("problem", problem.problem)
      json.member("remedy", problem.remedy)
    }
  }

  private func write(_ check: ColumnCheck, to json: inout JSONWriter) {
    json.member("heading", check.heading)
    json.member("screen", check.screen)
    json.member("reader", check.column)
    write(check.position, to: &json)
    json.member("stops", check.stops)
    json.member("comparedCells", check.comparedCells)
    json.member("emptyCells", check.emptyCells)
    json.member("differences", each: check.differences, write)
    json.member("assumed", each: check.assumed) { words, json in
      write(words.position, to: &json)
      json.member("words", words.words)
      json.member("attestation", words.attestation.rawValue)
      write(words.rule, to: &json)
    }
  }

  private func write(_ difference: CellDifference, to json: inout JSONWriter) {
    write(difference.position, to: &json)
    json.member("grade", difference.severity.rawValue)
    json.member("stop", difference.stop)
    json.member("expected", orNull: difference.expected)
    json.member("heard", orNull: difference.heard)
    json.member("parts", each: difference.parts) { part, json in
      json.member("change", part.change.rawValue)
      if let kind = part.kind { json.member("kind", kind.rawValue) }
      json.member("words", part.words)
      if let rule = part.rule { write(rule, to: &json) }
    }
    json.member("explanations", difference.explanations)
  }

  private func write(_ rule: Rule, to json: inout JSONWriter) {
    json.member("rule", rule.name)
    json.member("confidence", rule.confidence.rawValue)
    json.member("source", rule.source)
  }

  private func write(_ position: Node.Position, to json: inout JSONWriter) {
    if let file = position.file { json.member("file", file) }
    json.member("line", position.line)
    json.member("column", position.column)
  }
}
