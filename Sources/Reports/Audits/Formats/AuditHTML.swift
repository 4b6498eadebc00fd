import Audits
internal import Encoding
internal import TextIO

/// The output of an audit as an HTML fragment: sections and lists without styles, to embed in
/// another page.
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
    for section in FindingGroup.sections(of: report, in: file) {
      output.writeLine("<h3>\(text(section.title))</h3>")
      output.writeLine("<ul>")
      for group in section.groups {
        let lines = AuditWording.lines(of: group).map(text).joined(separator: "<br>")
        let locations = group.isCombined ? self.locations(of: group, in: file) : ""
        output.writeLine(
          "<li><strong>\(group.severity)</strong> <code>\(text(group.first.finding.rule))</code>: "
            + "\(lines)\(locations)</li>")
      }
      output.writeLine("</ul>")
    }
  }

  /// Returns a list with the location of each finding of an entry.
  private func locations(of group: FindingGroup, in file: String) -> String {
    let items = group.members.map { member in
      let lines = AuditWording.ownLines(of: member.finding, in: group)
      return ([member.location.line(in: file)] + lines).map(text).joined(separator: "<br>")
    }
    return "<ul>\(items.map { "<li>\($0)</li>" }.joined(separator: "\n"))</ul>"
  }

  private func text(_ text: String) -> String { XMLText.escaped(TerminalText.of(text)) }
}
