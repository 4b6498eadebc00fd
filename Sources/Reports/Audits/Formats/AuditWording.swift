import Audits
import Simulator

/// The words of a finding where there is no room for a report.
struct AuditWording {
  private let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// Sentences hold names and quotes, so they get room for some.
  private static let longest = 3 * ShortText.usual

  /// What is wrong.
  var message: String { ShortText.of(finding.message, to: AuditWording.longest) }

  /// What else is wrong because of this.
  var consequences: [String] {
    finding.consequences.map { ShortText.of($0, to: AuditWording.longest) }
  }

  /// In which other files it is as well; nothing where in none.
  var includers: [String] {
    finding.includers.isEmpty
      ? [] : ["included in \(finding.includers.joined(separator: ", "))"]
  }

  /// How to mend it.
  var fix: String { ShortText.of(finding.fix.text, to: AuditWording.longest) }

  /// What is wrong, what was heard, why it matters and how to mend it, a line each.
  var lines: [String] {
    var lines = [message]
    for quote in finding.heard {
      lines.append("\(quote.situation): \(quote.text.isEmpty ? quote.shown : "“\(quote.shown)”")")
    }
    lines += consequences.map { "Therefore: \($0)" }
    lines.append(finding.definition.why)
    if !finding.fix.text.isEmpty { lines.append(fix) }
    lines += includers
    if let note = finding.note { lines.append(note) }
    return lines
  }

  /// The same as one paragraph.
  var paragraph: String { lines.joined(separator: " ") }
}
