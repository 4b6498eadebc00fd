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
    for remark in result.remarks { output.writeLine(style.visible(remark)) }
    for silenced in result.files.flatMap(\.silenced) {
      if case .comment(let reason) = silenced.cause {
        output.writeLine(
          "silenced: \(silenced.finding.rule) at “\(style.visible(silenced.place.name))”: "
            + style.visible(reason))
      }
    }
    output.writeLine(result.summary)
    output.writeLine("rules run: \(result.rulesRun.count)")
    for (why, rules) in AuditText.reasons(result.rulesNotRun) {
      output.writeLine("not run, since \(why): \(rules.joined(separator: ", "))")
    }
    output.writeLine("not looked at: contrast, movement, and what happens when somebody acts")
    output.writeLine(AuditText.notice)
  }

  /// Reasons not to run in the order in which they are met, each with its rules.
  static func reasons(_ notRun: [(rule: AuditRule, why: String)]) -> [(String, [String])] {
    var order: [String] = []
    var rules: [String: [String]] = [:]
    for entry in notRun {
      if rules[entry.why] == nil { order.append(entry.why) }
      rules[entry.why, default: []].append(entry.rule.id)
    }
    return order.map { ($0, rules[$0] ?? []) }
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
      let when = quote.circumstance == .asGiven ? "" : ", \(quote.circumstance.words)"
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
    let position = place.line.map { ":\($0):\(place.column ?? 1)" } ?? ""
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
