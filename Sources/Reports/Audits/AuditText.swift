import Audits
import Simulator

/// Writes findings for people: by element, the gravest first, with what was heard and the mend.
struct AuditText {
  var style: Style

  /// What every report of findings ends with.
  static let notice = "No findings is not a statement of conformance."

  func write(_ files: [AuditedFile], to output: inout ReportSink) {
    for file in files {
      for report in file.reports { write(report, of: file.file, to: &output) }
    }
    output.writeLine(summary(of: files))
    output.writeLine(AuditText.notice)
  }

  private func write(_ report: AuditReport, of file: String, to output: inout ReportSink) {
    let places = FindingPlaces(report)
    var last: FindingPlace?
    for finding in report.findings {
      let place = places.place(of: finding)
      if place != last { output.writeLine(heading(place, in: file)) }
      last = place
      let review = finding.isReview ? ", review" : ""
      output.writeLine(
        "  \(finding.severity.rawValue)\(review): \(style.visible(finding.message)) [\(finding.rule)]"
      )
      for quote in finding.heard {
        let said = quote.text.isEmpty ? Announcement.silence : quote.text
        output.writeLine("    \(quote.reader): \(style.visible(said))")
      }
      for consequence in finding.consequences {
        output.writeLine("    therefore: \(style.visible(consequence))")
      }
      if let rule = AuditRule(named: finding.rule) { output.writeLine("    why: \(rule.why)") }
      if !finding.mend.text.isEmpty {
        output.writeLine("    mend: \(style.visible(finding.mend.text))")
      }
    }
  }

  private func heading(_ place: FindingPlace, in file: String) -> String {
    let name = place.name.isEmpty ? "" : " “\(place.name)”"
    let position = place.line.map { ":\($0):\(place.column ?? 1)" } ?? ""
    return style.heading("\(place.file ?? file)\(position): \(style.visible(place.role + name))")
  }

  private func summary(of files: [AuditedFile]) -> String {
    let reports = files.flatMap(\.reports)
    let certain = reports.reduce(0) { $0 + $1.certain.count }
    let review = reports.reduce(0) { $0 + $1.findings.count } - certain
    return "\(counted(reports.count, "screen")) audited, \(counted(certain, "finding")), "
      + "\(review) to review"
  }
}
