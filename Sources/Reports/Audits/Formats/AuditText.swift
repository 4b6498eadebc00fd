import Audits
import Simulator

/// Writes findings for people: by element, the gravest first, with what was heard and the mend.
struct AuditText {
  var style: TerminalStyle

  /// What every report of findings ends with.
  static let notice = "No findings is not a statement of conformance."

  func write(_ result: AuditResult, to output: inout ReportSink) {
    var isFirst = true
    for file in result.files {
      for report in file.reports { write(report, of: file.name, &isFirst, to: &output) }
    }
    if !isFirst { writeGap(to: &output) }
    let ending = AuditEnding(result)
    for line in ending.rules { write(wrapped: line, to: &output) }
    // What a person reads first stands last, where a terminal shows it.
    writeGap(to: &output)
    writeReviews(of: result, to: &output)
    for line in ending.silenced { output.writeLine(style.visible(line)) }
    output.writeLine(result.summary)
    output.writeLine(AuditText.notice)
  }

  /// Writes a list as lines of the width of the terminal, broken between words.
  private func write(wrapped text: String, to output: inout ReportSink) {
    guard !style.isPlain else { return output.writeLine(text) }
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > style.width {
        output.writeLine(line)
        line = "  \(word)"
      } else {
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    output.writeLine(line)
  }

  /// What a person has to decide, a line each.
  private func writeReviews(of result: AuditResult, to output: inout ReportSink) {
    for file in result.files {
      for report in file.reports where report.findings.contains(where: \.needsReview) {
        let locations = FindingLocations(report)
        for finding in report.findings where finding.needsReview {
          let location = locations.location(of: finding)
          let line = location.line.map { ":\($0)" } ?? ""
          output.writeLine(
            "to review: \(style.visible(location.file ?? file.name))\(line): "
              + "\(style.visible(location.words)): \(finding.rule)")
        }
      }
    }
  }

  private func write(
    _ report: AuditReport, of file: String, _ isFirst: inout Bool, to output: inout ReportSink
  ) {
    let locations = FindingLocations(report)
    var last: FindingLocation?
    var quoted: Set<String> = []
    for finding in report.findings where !output.isClosed {
      let location = locations.location(of: finding)
      if location != last {
        if !isFirst { writeGap(to: &output) }
        isFirst = false
        output.writeLine(heading(location, in: file))
      }
      last = location
      write(finding, &quoted, to: &output)
    }
  }

  /// - Parameter quoted: The readers whose versions were named on this screen.
  private func write(
    _ finding: Finding, _ quoted: inout Set<String>, to output: inout ReportSink
  ) {
    let wording = AuditWording(finding)
    let review = finding.needsReview ? ", for review" : ""
    output.writeLine(
      "  \(finding.severity.rawValue)\(review): \(style.visible(wording.message)) [\(finding.rule)]"
    )
    for quote in finding.heard {
      let isFirst = quoted.insert(quote.reader).inserted
      output.writeLine(
        "    \(isFirst ? quote.situation : quote.shortSituation): \(style.visible(quote.shown))")
    }
    for consequence in wording.consequences {
      output.writeLine("    therefore: \(style.visible(consequence))")
    }
    output.writeLine("    why: \(finding.definition.why)")
    if !finding.fix.text.isEmpty {
      output.writeLine("    mend: \(style.visible(wording.fix))")
    }
    for (reader, words) in finding.fix.announcements.sorted(by: { $0.key < $1.key }) {
      output.writeLine(
        "    then \(Finding.Quote.name(of: reader)): \(style.visible(ShortText.of(words)))")
    }
    let unchanged = finding.fix.unchangedReaders.map(Finding.Quote.name(of:))
    if !unchanged.isEmpty {
      output.writeLine(
        "    then \(unchanged.joined(separator: " and ")): what is heard does not change")
    }
    for includers in wording.includers { output.writeLine("    \(style.visible(includers))") }
    if let note = finding.note { output.writeLine("    note: \(style.visible(note))") }
  }

  private func writeGap(to output: inout ReportSink) {
    if !style.isPlain { output.writeLine() }
  }

  private func heading(_ location: FindingLocation, in file: String) -> String {
    // Without lines, a selector tells where to look.
    let position =
      location.line.map { ":\($0):\(location.column ?? 1)" }
      ?? location.selector.map { ": \(style.visible($0))" } ?? ""
    return style.heading(
      "\(style.visible(location.file ?? file))\(position): \(style.visible(location.words))")
  }
}

extension Finding.Quote {
  /// What people call the reader.
  var readerName: String { Finding.Quote.name(of: reader) }

  /// The words as they are shown.
  var shown: String { text.isEmpty ? Announcement.silence : ShortText.of(text) }

  /// The reader with its version, in which circumstances, and what was done with the form.
  var situation: String {
    let when = occasions.isEmpty ? [readingCondition.words] : occasions
    return "\(readerName) \(profile), \(when.joined(separator: ", "))"
  }

  /// The same without what is usual, once the version was named.
  var shortSituation: String { ([readerName] + occasions).joined(separator: ", ") }

  /// In which circumstances, and what was done with the form, where that is not as given.
  var occasions: [String] {
    [readingCondition == .asGiven ? "" : readingCondition.words, trial].filter { !$0.isEmpty }
  }

  /// What people call a reader.
  static func name(of reader: String) -> String {
    allReaders.first { $0.name == reader }?.displayName ?? reader
  }
}

extension ReadingCondition {
  /// In words, after the name of a reader.
  var words: String {
    switch self {
    case .asGiven: "as given"
    case .hintsOff: "hints off"
    case .filled: "filled in"
    }
  }
}
