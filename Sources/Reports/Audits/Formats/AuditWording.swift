import Audits
import Simulator

/// The words of a finding where there is no room for a report.
struct AuditWording {
  private let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// What is wrong, what was heard, why it matters and how to mend it, a line each.
  var lines: [String] {
    var lines = [finding.message]
    for quote in finding.heard {
      let said = quote.text.isEmpty ? Announcement.silence : "“\(quote.text)”"
      let occasions = quote.occasions.isEmpty ? [quote.circumstance.words] : quote.occasions
      lines.append(
        "\(quote.readerName) \(quote.profile), \(occasions.joined(separator: ", ")): \(said)")
    }
    lines += finding.consequences.map { "Therefore: \($0)" }
    if let rule = AuditRule(named: finding.rule) { lines.append(rule.why) }
    if !finding.mend.text.isEmpty { lines.append(finding.mend.text) }
    if let note = finding.note { lines.append(note) }
    return lines
  }

  /// The same as one paragraph.
  var paragraph: String { lines.joined(separator: " ") }
}
