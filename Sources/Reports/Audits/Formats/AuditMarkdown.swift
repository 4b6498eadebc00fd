import Audits
internal import Encoding
import Scenarios
import Simulator

/// The output of an audit as Markdown for a comment on a change.
struct AuditMarkdown {
  func write(_ result: AuditResult, to output: inout ReportSink) {
    output.writeLine("## Audit: \(escaped(result.summary))")
    output.writeLine()
    for file in result.files {
      for report in file.reports { write(report, in: file.name, to: &output) }
    }
    let ending = AuditEnding(result, listsRules: false)
    for line in ending.lines { output.writeLine("* \(escaped(line))") }
    if !ending.lines.isEmpty { output.writeLine() }
    output.writeLine(AuditText.notice)
  }

  private func write(_ report: AuditReport, in file: String, to output: inout ReportSink) {
    let locations = FindingLocations(report)
    var last: FindingLocation?
    for finding in report.findings {
      let location = locations.location(of: finding)
      if location != last {
        if last != nil { output.writeLine() }
        let position = location.line.map { ":\($0)" } ?? ""
        output.writeLine("### \(heading("\(location.file ?? file)\(position): \(location.words)"))")
        output.writeLine()
      }
      last = location
      let review = finding.needsReview ? ", for review" : ""
      let lines = AuditWording(finding).lines.map(escaped)
      output.writeLine(
        "* **\(finding.severity.rawValue)\(review)** `\(finding.rule)`: \(lines.joined(separator: "<br>"))"
      )
    }
    if last != nil { output.writeLine() }
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(text, in: .paragraph) }

  private func heading(_ text: String) -> String { MarkdownText.escaped(text, in: .heading) }
}
