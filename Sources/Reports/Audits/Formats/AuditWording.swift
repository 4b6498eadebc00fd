import Audits
import Simulator

/// The texts of a finding, shortened for lists.
struct AuditWording {
  private let finding: Finding

  init(_ finding: Finding) { self.finding = finding }

  /// The maximum length of a sentence.
  ///
  /// Sentences contain names and quotes, so this is more than the maximum length of a name.
  private static let longest = 3 * ShortText.usual

  /// The message of the finding.
  var message: String { ShortText.of(finding.message, to: AuditWording.longest) }

  /// The messages of the findings that this one causes.
  var consequences: [String] {
    finding.consequences.map { ShortText.of($0, to: AuditWording.longest) }
  }

  /// The checker that made the finding, and the checkers that also found it, one line each.
  var checkers: [String] {
    let others = finding.alsoFoundBy.joined(separator: ", ")
    return (finding.checker.map { ["found by \($0)"] } ?? [])
      + (others.isEmpty ? [] : ["also found by \(others)"])
  }

  /// The other files that include the finding, and the other pages that have it, one line each.
  var includers: [String] {
    let files = finding.includers.joined(separator: ", ")
    let pages = finding.otherPages.prefix(AuditWording.mostPages).joined(separator: ", ")
    let rest = finding.otherPages.count - AuditWording.mostPages
    return (files.isEmpty ? [] : ["included in \(files)"])
      + (pages.isEmpty ? [] : ["also on \(pages)" + (rest > 0 ? " and \(rest) more" : "")])
  }

  /// The number of other pages with the same finding that are named.
  private static let mostPages = 3

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
    lines += checkers + includers
    if let note = finding.note { lines.append(note) }
    return lines
  }

  var paragraph: String { lines.joined(separator: " ") }
}
