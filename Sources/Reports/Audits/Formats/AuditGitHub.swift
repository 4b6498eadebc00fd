import Audits

/// The output of an audit as GitHub annotations at the changed lines.
///
/// Source: GitHub Actions, workflow commands.
struct AuditGitHub {
  func write(_ result: AuditResult, to output: inout ReportSink) {
    for file in result.files {
      for report in file.reports {
        let locations = FindingLocations(report)
        for finding in report.findings where !output.isClosed {
          write(finding, locations.location(of: finding), in: file.file, to: &output)
        }
      }
    }
    for remark in result.remarks + result.others {
      output.writeLine("::notice title=announce audit::\(CheckGitHub.escaped(remark))")
    }
    if let ratchet = result.ratchet { write(ratchet, to: &output) }
    output.writeLine(result.summary)
    for line in AuditEnding(result, listsRules: false).rules {
      output.writeLine(CheckGitHub.escaped(line))
    }
    output.writeLine(AuditText.notice)
  }

  /// Writes an annotation for each count above the baseline, then annotations about the counts
  /// below the baseline, and about the baseline itself.
  private func write(_ ratchet: AuditRatchet, to output: inout ReportSink) {
    let words = RatchetWords(ratchet: ratchet)
    for change in ratchet.rises {
      let level = change.isFailure ? "error" : "notice"
      let location = change.uncovered.first?.location
      let path = location?.file ?? change.file
      let line = location?.line.map { "line=\($0)," } ?? ""
      let file =
        path == "standard input"
        ? "" : "file=\(CheckGitHub.property(RepositoryPath.of(path))),\(line)"
      output.writeLine(
        "::\(level) \(file)title=announce audit --ratchet::"
          + CheckGitHub.escaped(words.sentence(change)))
    }
    for line in words.falls {
      output.writeLine("::notice title=announce audit --ratchet::\(CheckGitHub.escaped(line))")
    }
  }

  private func write(
    _ finding: Finding, _ location: FindingLocation, in file: String, to output: inout ReportSink
  ) {
    var properties: [String] = []
    let path = location.file ?? file
    if path != "-" {
      properties.append("file=\(CheckGitHub.property(RepositoryPath.of(path)))")
      if let line = location.line {
        properties.append("line=\(line)")
        if let end = location.endLine, end > line { properties.append("endLine=\(end)") }
        properties.append("col=\(location.column ?? 1)")
      }
    }
    let title = "\(finding.rule): \(location.words)"
    properties.append("title=\(CheckGitHub.property(title))")
    let message = AuditWording(finding).lines.joined(separator: "\n")
    output.writeLine(
      "::\(finding.severity.level(needsReview: finding.needsReview)) "
        + "\(properties.joined(separator: ","))::\(CheckGitHub.escaped(message))")
  }
}
