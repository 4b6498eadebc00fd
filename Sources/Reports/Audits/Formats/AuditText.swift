import Audits
import Simulator

/// Writes findings for people: by element, the gravest first, with what was heard and the mend.
struct AuditText {
  var style: Style

  /// What every report of findings ends with.
  static let notice = "No findings is not a statement of conformance."

  func write(_ result: AuditResult, to output: inout ReportSink) {
    var isFirst = true
    for file in result.files {
      for report in file.reports { write(report, of: file.name, &isFirst, to: &output) }
    }
    if !isFirst { writeGap(to: &output) }
    let ending = AuditEnding(result)
    for line in ending.silenced { output.writeLine(style.visible(line)) }
    output.writeLine(result.summary)
    for line in ending.rules.dropLast() { output.writeLine(line) }
    writeReviews(of: result, to: &output)
    for line in ending.rules.suffix(1) { output.writeLine(line) }
    output.writeLine(AuditText.notice)
  }

  /// What a person has to decide, a line each.
  private func writeReviews(of result: AuditResult, to output: inout ReportSink) {
    for file in result.files {
      for report in file.reports where report.findings.contains(where: \.isReview) {
        let places = FindingPlaces(report)
        for finding in report.findings where finding.isReview {
          let place = places.place(of: finding)
          let line = place.line.map { ":\($0)" } ?? ""
          output.writeLine(
            "to review: \(style.visible(place.file ?? file.name))\(line): "
              + "\(style.visible(place.words)): \(finding.rule)")
        }
      }
    }
  }

  private func write(
    _ report: AuditReport, of file: String, _ isFirst: inout Bool, to output: inout ReportSink
  ) {
    let places = FindingPlaces(report)
    var last: FindingPlace?
    for finding in report.findings {
      let place = places.place(of: finding)
      if place != last {
        if !isFirst { writeGap(to: &output) }
        isFirst = false
        output.writeLine(heading(place, in: file))
      }
      last = place
      write(finding, to: &output)
    }
  }

  private func write(_ finding: Finding, to output: inout ReportSink) {
    let review = finding.isReview ? ", for review" : ""
    output.writeLine(
      "  \(finding.severity.rawValue)\(review): \(style.visible(finding.message)) [\(finding.rule)]"
    )
    for quote in finding.heard {
      let said = quote.text.isEmpty ? Announcement.silence : quote.text
      let when = quote.occasions.map { ", \($0)" }.joined()
      output.writeLine("    \(quote.readerName)\(when): \(style.visible(said))")
    }
    for consequence in finding.consequences {
      output.writeLine("    therefore: \(style.visible(consequence))")
    }
    if let rule = AuditRule(named: finding.rule) { output.writeLine("    why: \(rule.why)") }
    if !finding.mend.text.isEmpty {
      output.writeLine("    mend: \(style.visible(finding.mend.text))")
    }
    for (reader, words) in finding.mend.announcements.sorted(by: { $0.key < $1.key }) {
      output.writeLine("    then \(Finding.Quote.name(of: reader)): \(style.visible(words))")
    }
    if let note = finding.note { output.writeLine("    note: \(style.visible(note))") }
  }

  private func writeGap(to output: inout ReportSink) {
    if !style.isPlain { output.writeLine() }
  }

  private func heading(_ place: FindingPlace, in file: String) -> String {
    // Without lines, a selector tells where to look.
    let position =
      place.line.map { ":\($0):\(place.column ?? 1)" }
      ?? place.selector.map { ": \(style.visible($0))" } ?? ""
    return style.heading(
      "\(style.visible(place.file ?? file))\(position): \(style.visible(place.words))")
  }
}

extension FindingPlace {
  /// The element in words: its role and its name.
  var words: String { name.isEmpty ? role : "\(role) “\(name)”" }
}

extension Finding.Quote {
  /// What people call the reader.
  var readerName: String { Finding.Quote.name(of: reader) }

  /// In which circumstances, and what was done with the form, where that is not as given.
  var occasions: [String] {
    [circumstance == .asGiven ? "" : circumstance.words, trial].filter { !$0.isEmpty }
  }

  /// What people call a reader.
  static func name(of reader: String) -> String {
    allReaders.first { $0.name == reader }?.displayName ?? reader
  }
}

extension Circumstance {
  /// In words, after the name of a reader.
  var words: String {
    switch self {
    case .asGiven: "as given"
    case .hintsOff: "hints off"
    case .filled: "filled in"
    }
  }
}
