package import Audits

/// The texts of a finding, shortened for lists.
package struct AuditWording {
  private let finding: Finding

  package init(_ finding: Finding) { self.finding = finding }

  /// The maximum length of a sentence.
  ///
  /// A sentence contains names and quotes, so it may be longer than a name.
  private static let longest = 3 * ShortText.usual

  /// The message of the finding.
  var message: String { ShortText.of(finding.message, to: AuditWording.longest) }

  /// The messages of other findings with this finding as their cause.
  var consequences: [String] {
    finding.consequences.map { ShortText.of($0, to: AuditWording.longest) }
  }

  /// The checker that reported the finding, and other checkers with the same finding, one line
  /// each.
  var checkers: [String] {
    let others = finding.alsoFoundBy.joined(separator: ", ")
    return (finding.checker.map { ["found by \($0)"] } ?? [])
      + (others.isEmpty ? [] : ["also found by \(others)"])
  }

  /// The other files that include the file with the finding, and the other pages with the finding,
  /// one line each.
  var includers: [String] {
    let files = finding.includers.joined(separator: ", ")
    let pages = finding.otherPages.prefix(AuditWording.mostPages).joined(separator: ", ")
    let rest = finding.otherPages.count - AuditWording.mostPages
    return (files.isEmpty ? [] : ["included in \(files)"])
      + (pages.isEmpty ? [] : ["also on \(pages)" + (rest > 0 ? " and \(rest) more" : "")])
  }

  /// The maximum number of other pages to name.
  private static let mostPages = 3

  /// The fix of the finding.
  var fix: String { ShortText.of(finding.fix.text, to: AuditWording.longest) }

  /// The announcements that prove the finding, and its consequences, one line each.
  private var evidence: [String] {
    finding.heard.map { quote in
      "\(quote.situation): \(quote.text.isEmpty ? quote.shown : "“\(quote.shown)”")"
    } + consequences.map { "Therefore: \($0)" }
  }

  private var fixes: [String] { finding.fix.text.isEmpty ? [] : [fix] }

  /// The checkers, files and pages with the finding, and its note, one line each.
  private var remarks: [String] { checkers + includers + (finding.note.map { [$0] } ?? []) }

  /// The message, the announcements, the reason why the rule matters, and the fix, one line each.
  package var lines: [String] {
    [message] + evidence + [finding.definition.why] + fixes + remarks
  }

  var paragraph: String { lines.joined(separator: " ") }
}

extension AuditWording {
  /// Creates the texts that all findings of an entry share.
  init(_ group: FindingGroup) {
    var finding = group.first.finding
    if !group.sharesMessage { finding.message = finding.definition.condition }
    self.init(finding)
  }

  /// Returns the first lines of an entry.
  ///
  /// They are all lines of a single finding, or the lines that the entry's findings share.
  static func lines(of group: FindingGroup) -> [String] {
    let shared = AuditWording(group)
    guard group.isCombined else { return shared.lines }
    return [shared.message, group.first.finding.definition.why]
      + (group.sharesFix ? shared.fixes : [])
  }

  /// Returns the lines of a finding without the lines that all findings of the entry share.
  static func ownLines(of finding: Finding, in group: FindingGroup) -> [String] {
    let own = AuditWording(finding)
    return (group.sharesMessage ? [] : [own.message]) + own.evidence
      + (group.sharesFix ? [] : own.fixes) + own.remarks
  }
}
