import Audits
import Simulator

/// Writes findings as annotations of GitHub, beside the lines of a change.
///
/// Source: GitHub Actions, workflow commands.
struct AuditGitHub {
  func write(_ result: AuditResult, to output: inout ReportSink) {
    for file in result.files {
      for report in file.reports {
        let places = FindingPlaces(report)
        for finding in report.findings where !output.isClosed {
          write(finding, places.place(of: finding), in: file.file, to: &output)
        }
      }
    }
    for remark in result.remarks {
      output.writeLine("::notice title=announce audit::\(CheckGitHub.escaped(remark))")
    }
    output.writeLine(result.summary)
    for line in AuditEnding(result).rules { output.writeLine(CheckGitHub.escaped(line)) }
    output.writeLine(AuditText.notice)
  }

  private func write(
    _ finding: Finding, _ place: FindingPlace, in file: String, to output: inout ReportSink
  ) {
    var properties: [String] = []
    let path = place.file ?? file
    if path != "-" {
      properties.append("file=\(CheckGitHub.property(RepositoryPath.of(path)))")
      if let line = place.line {
        properties.append("line=\(line)")
        if let end = place.endLine, end > line { properties.append("endLine=\(end)") }
        properties.append("col=\(place.column ?? 1)")
      }
    }
    let title = "\(finding.rule): \(place.words)"
    properties.append("title=\(CheckGitHub.property(title))")
    let message = AuditWording(finding).lines.joined(separator: "\n")
    output.writeLine(
      "::\(finding.severity.level(isReview: finding.isReview)) "
        + "\(properties.joined(separator: ","))::\(CheckGitHub.escaped(message))")
  }
}
