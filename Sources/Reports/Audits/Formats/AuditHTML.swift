import Audits
internal import Encoding
import Simulator
internal import TextIO

/// The output of an audit as an HTML fragment: sections and lists without styles, for another page.
struct AuditHTML {
  func write(_ result: AuditResult, to output: inout ReportSink) {
    output.writeLine("<section class=\"announce-audit\">")
    output.writeLine("<p>\(text(result.summary)). \(text(AuditText.notice))</p>")
    for file in result.files {
      for report in file.reports { write(report, in: file.name, to: &output) }
    }
    let ending = AuditEnding(result, listsRules: true)
    if !ending.lines.isEmpty {
      output.writeLine("<ul>")
      for line in ending.lines { output.writeLine("<li>\(text(line))</li>") }
      output.writeLine("</ul>")
    }
    output.writeLine("</section>")
  }

  private func write(_ report: AuditReport, in file: String, to output: inout ReportSink) {
    let locations = FindingLocations(report)
    var last: FindingLocation?
    for finding in report.findings {
      let location = locations.location(of: finding)
      if location != last {
        if last != nil { output.writeLine("</ul>") }
        let position = location.line.map { ":\($0)" } ?? ""
        output.writeLine(
          "<h3>\(text("\(location.file ?? file)\(position): \(location.words)"))</h3>")
        output.writeLine("<ul>")
      }
      last = location
      let review = finding.needsReview ? ", for review" : ""
      let lines = AuditWording(finding).lines.map(text).joined(separator: "<br>")
      output.writeLine(
        "<li><strong>\(finding.severity.rawValue)\(review)</strong> <code>\(text(finding.rule))</code>: \(lines)</li>"
      )
    }
    if last != nil { output.writeLine("</ul>") }
  }

  private func text(_ text: String) -> String { XMLText.escaped(TerminalText.of(text)) }
}
