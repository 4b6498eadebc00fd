import Audits
import Simulator

/// The texts of a finding, shortened for lists.
struct AuditWording {
  private let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// The maximum length of a sentence.
  ///
  /// A sentence contains names and quotes, so it may be longer than a single name.
  private static let longest = 3 * ShortText.usual

  /// The message of the finding.
  var message: String { ShortText.of(finding.message, to: AuditWording.longest) }

  /// The messages of the findings that this one causes.
  var consequences: [String] {
    finding.consequences.map { ShortText.of($0, to: AuditWording.longest) }
  }

  /// The other files that include the finding, as a line; empty if there are none.
  var includers: [String] {
    finding.includers.isEmpty
      ? [] : ["included in \(finding.includers.joined(separator: ", "))"]
  }

  /// The fix of the finding.
  var fix: String { ShortText.of(finding.fix.text, to: AuditWording.longest) }

  /// The message, the announcements, the reason and the fix, one line each.
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

  var paragraph: String { lines.joined(separator: " ") }
}
