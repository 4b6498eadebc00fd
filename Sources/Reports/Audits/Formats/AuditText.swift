import Audits
import Simulator

/// The output of an audit as text for people.
///
/// Findings are listed by element, the most severe first, with announcements and fixes.
struct AuditText {
  var style: TerminalStyle
  /// Whether the rules that ran are listed by id.
  var isVerbose = false

  /// The last line of an audit without findings, and of every audit in other formats.
  static let notice = "A screen without findings may still break WCAG."

  func write(_ result: AuditResult, to output: inout ReportSink) {
    var isFirst = true
    for file in result.files {
      for report in file.reports { write(report, of: file.name, &isFirst, to: &output) }
    }
    if !isFirst { style.writeGap(to: &output) }
    let ending = AuditEnding(result, listsRules: isVerbose)
    for line in ending.rules { write(wrapped: line, to: &output) }
    // The summary comes last, because a terminal shows the end of the output.
    style.writeGap(to: &output)
    writeReviews(of: result, to: &output)
    for line in ending.silenced { output.writeLine(style.visible(line)) }
    output.writeLine(result.summary)
    if result.counts.certain == 0 { output.writeLine(AuditText.notice) }
  }

  /// Writes a line, wrapped between words at the width of the terminal.
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

  /// Writes a line for each finding that needs review; equal lines are written once.
  private func writeReviews(of result: AuditResult, to output: inout ReportSink) {
    var written: Set<String> = []
    for file in result.files {
      for report in file.reports where report.findings.contains(where: \.needsReview) {
        let locations = FindingLocations(linesOf: report)
        for finding in report.findings where finding.needsReview {
          let location = locations.location(of: finding)
          let line = location.line.map { ":\($0)" } ?? ""
          let review =
            "to review: \(style.visible(location.file ?? file.name))\(line): "
            + "\(style.visible(location.words)): \(finding.rule)"
          if written.insert(review).inserted { output.writeLine(review) }
        }
      }
    }
  }

  private func write(
    _ report: AuditReport, of file: String, _ isFirst: inout Bool, to output: inout ReportSink
  ) {
    var last: FindingGroup.Member?
    var quoted: Set<String> = []
    for group in FindingGroup.all(of: report, at: FindingLocations(linesOf: report))
    where !output.isClosed {
      let isNew = last.map { !$0.isBeside(group.first) } ?? true
      if group.isCombined || isNew {
        if !isFirst { style.writeGap(to: &output) }
        isFirst = false
      }
      if group.isCombined {
        write(group, in: file, &quoted, to: &output)
        last = nil
      } else {
        if isNew { output.writeLine(style.heading(line(for: group.first.location, in: file))) }
        last = group.first
        write(group.first.finding, &quoted, to: &output)
      }
    }
  }

  /// Writes a finding.
  ///
  /// - Parameter quoted: The readers whose versions were already written for this screen.
  private func write(
    _ finding: Finding, _ quoted: inout Set<String>, to output: inout ReportSink
  ) {
    output.writeLine("  \(title(of: finding, AuditWording(finding).message))")
    let lines =
      evidence(of: finding, &quoted) + ["why: \(finding.definition.why)"] + fix(of: finding)
      + effects(of: finding)
    for line in lines { output.writeLine("    \(line)") }
  }

  /// Writes findings of one rule as one entry.
  ///
  /// The text that all these findings share comes first. Each location follows, with the remaining
  /// text of its finding.
  private func write(
    _ group: FindingGroup, in file: String, _ quoted: inout Set<String>,
    to output: inout ReportSink
  ) {
    let first = group.first.finding
    output.writeLine(style.heading("\(style.visible(file)): \(group.count)"))
    output.writeLine("  \(title(of: first, AuditWording(group).message))")
    output.writeLine("    why: \(first.definition.why)")
    if group.sharesFix { for line in fix(of: first) { output.writeLine("    \(line)") } }
    for member in group.members where !output.isClosed {
      let finding = member.finding
      let message =
        group.sharesMessage ? "" : ": \(style.visible(AuditWording(finding).message))"
      output.writeLine("    at \(line(for: member.location, in: file))\(message)")
      let lines =
        evidence(of: finding, &quoted) + (group.sharesFix ? [] : fix(of: finding))
        + effects(of: finding)
      for line in lines { output.writeLine("      \(line)") }
    }
  }

  private func title(of finding: Finding, _ message: String) -> String {
    let review = finding.needsReview ? ", for review" : ""
    return "\(finding.severity.rawValue)\(review): \(style.visible(message)) [\(finding.rule)]"
  }

  /// Returns lines with the announcements that prove a finding, and with its consequences.
  private func evidence(of finding: Finding, _ quoted: inout Set<String>) -> [String] {
    finding.heard.map { quote in
      let isFirst = quoted.insert(quote.reader).inserted
      return "\(isFirst ? quote.situation : quote.shortSituation): \(style.visible(quote.shown))"
    }
      + AuditWording(finding).consequences.map { "therefore: \(style.visible($0))" }
  }

  private func fix(of finding: Finding) -> [String] {
    finding.fix.text.isEmpty ? [] : ["fix: \(style.visible(AuditWording(finding).fix))"]
  }

  /// Returns lines with the announcements after the fix, the other files or pages with the finding,
  /// and the finding's note.
  private func effects(of finding: Finding) -> [String] {
    let isAlone =
      finding.checker == nil && finding.alsoFoundBy.isEmpty && finding.includers.isEmpty
      && finding.otherPages.isEmpty && finding.note == nil
    if isAlone, finding.fix.announcements.isEmpty, finding.fix.unchangedReaders.isEmpty {
      return []
    }
    var lines = finding.fix.announcements.sorted { $0.key < $1.key }.map { reader, words in
      "with the fix, \(Finding.Quote.name(of: reader)) says: "
        + style.visible(ShortText.of(words))
    }
    let unchanged = finding.fix.unchangedReaders.map(Finding.Quote.name(of:))
    if !unchanged.isEmpty {
      let verb = unchanged.count == 1 ? "says" : "say"
      lines.append("with the fix, \(unchanged.joined(separator: " and ")) \(verb) the same")
    }
    lines += AuditWording(finding).checkers.map(style.visible)
    lines += AuditWording(finding).includers.map(style.visible)
    return lines + (finding.note.map { ["note: \(style.visible($0))"] } ?? [])
  }

  private func line(for location: FindingLocation, in file: String) -> String {
    // If the source has no line numbers, a selector shows where the element is.
    let position =
      location.line.map { ":\($0):\(location.column ?? 1)" }
      ?? location.selector.map { ": \(style.visible($0))" } ?? ""
    return "\(style.visible(location.file ?? file))\(position): \(style.visible(location.words))"
  }
}

extension Finding.Quote {
  /// The display name of the reader.
  var readerName: String { Finding.Quote.name(of: reader) }

  /// The announcement in the form that reports show.
  var shown: String { text.isEmpty ? Announcement.silence : ShortText.of(text) }

  /// The reader with its version, the reading condition, and how the audit had filled in the form.
  var situation: String {
    let when = occasions.isEmpty ? [readingCondition.words] : occasions
    let version = ReaderVersion("profile", profile)
    return "\(readerName) (\(version)), \(when.joined(separator: ", "))"
  }

  /// The reader, the reading condition unless it is the default, and how the audit had filled in
  /// the form.
  var shortSituation: String { ([readerName] + occasions).joined(separator: ", ") }

  /// The reading condition unless it is the default, and how the audit had filled in the form.
  var occasions: [String] {
    (readingCondition == .asGiven ? [] : [readingCondition.words]) + (trial.isEmpty ? [] : [trial])
  }

  /// Returns the display name of a reader.
  static func name(of reader: String) -> String {
    allReaders.first { $0.name == reader }?.displayName ?? reader
  }
}

extension ReadingCondition {
  /// The condition in words that can follow the name of a reader.
  var words: String {
    switch self {
    case .asGiven: "default settings"
    case .hintsOff: "hints off"
    case .filled: "filled in"
    }
  }
}
