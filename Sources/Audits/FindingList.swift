internal import Simulator

/// What a rule found so far on a screen; rules add to it.
struct FindingList {
  private(set) var findings: [Finding] = []
  private let rule: AuditRule
  private let subject: AuditSubject
  private var places: [Key: Int] = [:]
  /// Who listens where the screen is shown; the words of others prove nothing of it.
  private let listeners: [String]

  /// What makes two findings one: the same is wrong with the same element.
  private struct Key: Hashable {
    var node: Node.Index?
    var element: Int?
    var message: String
  }

  init(_ rule: AuditRule, on subject: AuditSubject) {
    self.rule = rule
    self.subject = subject
    listeners = subject.listeners.map(\.name)
  }

  /// Adds what is wrong with a node, with what was heard of it; the same of another reader is added
  /// to it.
  ///
  /// - Parameters:
  ///   - severity: How grave it is here, where that is not the rule's.
  ///   - isReview: Whether a person has to decide here.
  ///   - isAdvice: Whether it goes beyond what success criteria ask for here.
  ///   - mend: What to do here; without it, what the rule says for the platform.
  ///   - edit: What the rule says for the platform as an edit of the file.
  mutating func add(
    _ node: Node.Index?, _ message: String, severity: AuditRule.Severity? = nil,
    isReview: Bool = false, isAdvice: Bool = false, heard: [Finding.Quote] = [],
    mend: Finding.Mend? = nil, edit: Finding.Mend.Edit? = nil, related: [Finding.Related] = []
  ) {
    add(
      Finding(
        rule: rule.id, severity: severity ?? rule.severity, isReview: rule.isReview || isReview,
        node: node, element: node.flatMap { subject.element(of: $0) }, message: message,
        heard: heard, mend: mend ?? standardMend(edit), related: related,
        criteria: criteria(of: node), isAdvice: isAdvice))
  }

  /// Adds what is wrong with an element of the file.
  mutating func add(
    element: Int, _ message: String, severity: AuditRule.Severity? = nil, isReview: Bool = false,
    mend: Finding.Mend? = nil, related: [Finding.Related] = []
  ) {
    add(
      Finding(
        rule: rule.id, severity: severity ?? rule.severity, isReview: rule.isReview || isReview,
        node: subject.node(of: element), element: element, message: message, heard: [],
        mend: mend ?? standardMend(), related: related,
        criteria: criteria(of: subject.node(of: element))))
  }

  /// The criteria of the rule, without those that are about other controls than this; where none is left,
  /// the rule knows why it asks them all the same.
  private func criteria(of node: Node.Index?) -> [String] {
    guard let node, rule.criteria.count > 1 else { return rule.criteria }
    let control = subject.control(at: node)
    let asked = rule.criteria.filter {
      Criterion.mayConcern($0, control?.kind, subject.screen[node].role)
    }
    return asked.isEmpty ? rule.criteria : asked
  }

  private func standardMend(_ edit: Finding.Mend.Edit? = nil) -> Finding.Mend {
    Finding.Mend(rule.mends[subject.platform] ?? "", edit: edit)
  }

  private mutating func add(_ finding: Finding) {
    var finding = finding
    finding.heard.removeAll { !listeners.contains($0.reader) }
    let key = Key(node: finding.node, element: finding.element, message: finding.message)
    if let place = places[key] {
      let known = findings[place].heard
      findings[place].heard += finding.heard.filter { new in !known.contains { $0.isSame(as: new) }
      }
      findings[place].severity = min(findings[place].severity, finding.severity)
      findings[place].isReview = findings[place].isReview && finding.isReview
      return
    }
    places[key] = findings.count
    findings.append(finding)
  }
}
