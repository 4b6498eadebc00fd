import Audits
internal import Encoding

/// The output of an audit as Markdown for a comment on a pull request.
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
    for section in FindingGroup.sections(of: report, in: file) {
      output.writeLine("### \(MarkdownText.escaped(section.title, in: .heading))")
      output.writeLine()
      for group in section.groups {
        let lines = AuditWording.lines(of: group).map(escaped).joined(separator: "<br>")
        output.writeLine("* **\(group.severity)** `\(group.first.finding.rule)`: \(lines)")
        if group.isCombined { writeLocations(of: group, in: file, to: &output) }
      }
      output.writeLine()
    }
  }

  private func writeLocations(
    of group: FindingGroup, in file: String, to output: inout ReportSink
  ) {
    for member in group.members {
      let lines = AuditWording.ownLines(of: member.finding, in: group)
      output.writeLine(
        "  * "
          + ([member.location.line(in: file)] + lines).map(escaped).joined(separator: "<br>"))
    }
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(text, in: .paragraph) }
}
