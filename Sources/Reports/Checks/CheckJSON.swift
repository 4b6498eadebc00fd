import Importers
import Scenarios
import Simulator

/// Writes the result of a check as the JSON that other programs rely on.
///
/// Documentation/Scenarios.md lists the members.
struct CheckJSON {
  /// What made the report.
  var header: ReportHeader

  /// Writes everything that is known of it.
  func write(_ result: CheckResult, to output: inout ReportSink) {
    var json = JSONWriter()
    json.open(UInt8(ascii: "{"), oneALine: true)
    JSONFormat.write(header, to: &json)
    writeSettings(result.options, to: &json)
    write(CheckSummary(result), to: &json)
    json.member("status", Int(result.status))
    json.key("documents")
    json.open(UInt8(ascii: "["), oneALine: true)
    for report in result.reports where !output.isClosed {
      write(report, to: &json)
      output.drain(&json)
    }
    json.close(UInt8(ascii: "]"))
    write("problems", result.refused, to: &json)
    json.close(UInt8(ascii: "}"))
    json.end()
    output.drain(&json)
  }

  private func writeSettings(_ options: ScenarioOptions, to json: inout JSONWriter) {
    json.key("settings")
    json.object { json in
      json.member("comparison", options.comparison.rawValue)
      json.member("record", options.record?.rawValue ?? "never")
      json.key("assumed")
      json.value(options.listsAssumed)
    }
  }

  private func write(_ summary: CheckSummary, to json: inout JSONWriter) {
    json.key("summary")
    json.object { json in
      json.member("documents", summary.documents)
      json.member("transcripts", summary.transcripts)
      json.member("comparedCells", summary.comparedCells)
      json.member("emptyCells", summary.emptyCells)
      json.key("differences")
      json.object { json in
        for (grade, count) in summary.differences { json.member(grade.rawValue, count) }
      }
      json.member("notChecked", summary.notChecked)
      json.member("assumed", summary.assumed)
      if summary.losses > 0 { json.member("losses", summary.losses) }
      json.member("recordedCells", summary.recordedCells)
      json.member("problems", summary.problems)
    }
  }

  private func write(_ report: DocumentReport, to json: inout JSONWriter) {
    json.open(UInt8(ascii: "{"), oneALine: true)
    json.member("file", report.file)
    json.member("recordedCells", report.recordedCells)
    json.key("columns")
    json.array(oneALine: true) { json in
      for check in report.checks { write(check, to: &json) }
    }
    write("problems", report.problems, to: &json)
    json.key("notes")
    json.array(oneALine: true) { json in
      for note in report.notes {
        json.object { json in
          write(note.position, to: &json)
          json.member("message", note.message)
        }
      }
    }
    write(report.losses, to: &json)
    json.key("notChecked")
    json.array(oneALine: true) { json in
      for left in report.notChecked {
        json.object { json in
          json.member("kind", left.kind.rawValue)
          write(left.position, to: &json)
          json.member("message", left.message)
        }
      }
    }
    json.close(UInt8(ascii: "}"))
  }

  /// Writes losses where there are any.
  private func write(_ losses: [Loss], to json: inout JSONWriter) {
    guard !losses.isEmpty else { return }
    json.key("losses")
    json.array(oneALine: true) { json in
      for loss in losses {
        json.object { json in
          json.member("kind", loss.kind.rawValue)
          if let position = loss.position { write(position, to: &json) }
          json.member("message", loss.message)
        }
      }
    }
  }

  private func write(
    _ name: String, _ problems: [ImportError], to json: inout JSONWriter
  ) {
    json.key(name)
    json.array(oneALine: true) { json in
      for problem in problems {
        json.object { json in
          json.member("file", problem.file ?? "")
          json.member("line", problem.position?.line)
          json.member("column", problem.position?.column)
          json.member("problem", problem.problem)
          json.member("remedy", problem.remedy)
        }
      }
    }
  }

  private func write(_ check: ColumnCheck, to json: inout JSONWriter) {
    json.object { json in
      json.member("heading", check.heading)
      json.member("screen", check.screen)
      json.member("reader", check.column)
      write(check.position, to: &json)
      json.member("stops", check.stops)
      json.member("comparedCells", check.comparedCells)
      json.member("emptyCells", check.emptyCells)
      json.key("differences")
      json.array { json in
        for difference in check.differences { write(difference, to: &json) }
      }
      json.key("assumed")
      json.array { json in
        for words in check.assumed { write(words, to: &json) }
      }
    }
  }

  private func write(_ difference: CellDifference, to json: inout JSONWriter) {
    json.object { json in
      write(difference.position, to: &json)
      json.member("grade", difference.grade.rawValue)
      json.member("stop", difference.stop)
      json.member("expected", orNull: difference.expected)
      json.member("heard", orNull: difference.heard)
      json.key("parts")
      json.array { json in
        for part in difference.parts { write(part, to: &json) }
      }
      json.member("explanations", difference.explanations)
    }
  }

  private func write(_ part: DifferingPart, to json: inout JSONWriter) {
    json.object { json in
      json.member("change", part.change.rawValue)
      if let kind = part.kind { json.member("kind", kind.rawValue) }
      json.member("words", part.words)
      if let rule = part.rule { write(rule, to: &json) }
    }
  }

  private func write(_ words: AssumedWords, to json: inout JSONWriter) {
    json.object { json in
      write(words.position, to: &json)
      json.member("words", words.words)
      json.member("attestation", words.attestation.rawValue)
      write(words.rule, to: &json)
    }
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
