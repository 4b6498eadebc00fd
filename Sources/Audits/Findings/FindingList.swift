internal import Simulator

/// The findings of a rule on a screen.
struct FindingList {
  private(set) var findings: [Finding] = []
  private let rule: AuditRule
  private let shared: SharedRule
  private let subject: AuditSubject
  private var indices: [Key: Int] = [:]
  /// A cache of the texts of fixes in the terms of the file's framework, by the text in the rule.
  private var fixes: [String: String] = [:]
  /// The names of the platform's readers.
  ///
  /// Quotes of other readers are removed from findings.
  private let readers: [String]
  /// The rule's fix for the platform, in words.
  private let fixText: String

  /// The element and the message of a finding; findings with equal keys are merged.
  private struct Key: Hashable {
    var node: Node.Index?
    var element: Int?
    var message: String
  }

  init(_ rule: AuditRule, on subject: AuditSubject) {
    self.rule = rule
    shared = SharedRule(rule)
    self.subject = subject
    readers = subject.reportedReadings.map(\.name)
    fixText = rule.fixes[subject.platform] ?? ""
  }

  /// Adds a finding about a node.
  ///
  /// If the list already has a finding with the same node and message, the quotes are added to that
  /// finding.
  ///
  /// - Parameters:
  ///   - severity: The severity, if it is not the rule's.
  ///   - needsReview: Whether a person has to decide.
  ///   - criteria: The criteria; `nil` for the criteria of the rule that apply to the node.
  ///   - isAdvice: Whether the finding goes beyond what success criteria require.
  ///   - fix: The fix; `nil` for the rule's fix for the platform.
  ///   - edit: The rule's fix as an edit of the file.
  ///   - change: The rule's fix as a change of the tree.
  ///   - code: The rule's fix as a setting in Swift or Kotlin.
  mutating func add(
    _ node: Node.Index?, _ message: String, severity: AuditRule.Severity? = nil,
    needsReview: Bool = false, criteria: [String]? = nil, isAdvice: Bool = false,
    heard: [Finding.Quote] = [],
    fix: Finding.Fix? = nil, edit: Finding.Fix.Edit? = nil, change: Finding.Fix.Change? = nil,
    code: CodeFix? = nil, related: [Finding.Related] = []
  ) {
    var fix = fix ?? standardFix(edit, change)
    if let code { fix.code = code }
    add(
      Finding(
        shared: shared, severity: severity ?? rule.severity,
        needsReview: rule.needsReview || needsReview,
        node: node, element: node.flatMap { subject.element(of: $0) }, message: message,
        details: Finding.Details(
          heard: heard, fix: fix, related: related,
          criteria: criteria ?? self.criteria(of: node), isAdvice: isAdvice)))
  }

  /// Adds a finding about an element of the file.
  mutating func add(
    element: Int, _ message: String, severity: AuditRule.Severity? = nil, needsReview: Bool = false,
    criteria: [String]? = nil, fix: Finding.Fix? = nil, code: CodeFix? = nil,
    related: [Finding.Related] = []
  ) {
    var fix = fix ?? standardFix()
    if let code { fix.code = code }
    add(
      Finding(
        shared: shared, severity: severity ?? rule.severity,
        needsReview: rule.needsReview || needsReview,
        node: subject.node(of: element), element: element, message: message,
        details: Finding.Details(
          heard: [], fix: fix, related: related,
          criteria: criteria ?? self.criteria(of: subject.node(of: element)))))
  }

  /// Returns the criteria of the rule that apply to a node, or all criteria if none applies.
  private func criteria(of node: Node.Index?) -> [String] {
    guard let node, rule.criteria.count > 1 else { return rule.criteria }
    let control = subject.control(at: node)
    let asked = rule.criteria.filter {
      Criterion.mayConcern($0, control?.kind, subject.screen[node].role)
    }
    return asked.isEmpty ? rule.criteria : asked
  }

  private func standardFix(
    _ edit: Finding.Fix.Edit? = nil, _ change: Finding.Fix.Change? = nil
  ) -> Finding.Fix {
    Finding.Fix(fixText, edit: edit, change: change)
  }

  /// Returns the text of a fix in the terms of the file's framework.
  ///
  /// The results are cached, because most findings of a rule have the same fix.
  private mutating func namingSettings(in fix: String) -> String {
    if let known = fixes[fix] { return known }
    let text = subject.namingSettings(in: fix)
    fixes[fix] = text
    return text
  }

  private mutating func add(_ finding: Finding) {
    var finding = finding
    if finding.heard.contains(where: { !readers.contains($0.reader) }) {
      finding.heard.removeAll { !readers.contains($0.reader) }
    }
    finding.fix.text = namingSettings(in: finding.fix.text)
    finding.fix = subject.writingCode(into: finding.fix, at: finding.element)
    let key = Key(node: finding.node, element: finding.element, message: finding.message)
    if let index = indices[key] {
      let known = findings[index].heard
      findings[index].heard += finding.heard.filter { new in !known.contains { $0.isSame(as: new) }
      }
      findings[index].severity = min(findings[index].severity, finding.severity)
      findings[index].needsReview = findings[index].needsReview && finding.needsReview
      return
    }
    indices[key] = findings.count
    findings.append(finding)
  }
}

extension Criterion {
  /// Whether a criterion applies to this kind of element.
  ///
  /// Criteria about labels apply to fields, and criteria about purposes apply to links.
  fileprivate static func mayConcern(_ number: String, _ kind: Control.Kind?, _ role: Role) -> Bool
  {
    let isLink = kind == .link || role == .link
    switch number {
    // Inputs for files and colours look like buttons, not like fields.
    case "3.3.2":
      return !isLink && kind?.isEntry != false || role == .fileButton || role == .colorWell
    case "2.4.4": return isLink
    default: return true
    }
  }
}
