internal import Simulator

/// The step that marks findings for review: those that rest on words that nobody has heard, on answers of
/// an app that nobody described, or on something that the file does not tell.
struct FindingCertainty {
  private let subject: AuditSubject
  private let diagnostics: DiagnosticIndex
  /// Whether it is known how the app answers what was done.
  private let isAppKnown: Bool

  init(on subject: AuditSubject) {
    self.subject = subject
    diagnostics = DiagnosticIndex(of: subject.screen)
    isAppKnown = subject.sessions.contains(where: \.isAppKnown)
  }

  /// Returns a finding that needs review where what it rests on is in doubt.
  func judge(_ finding: Finding) -> Finding {
    var finding = finding
    if finding.confidence == .assumed { finding.needsReview = true }
    if finding.shared.rule.layer == .session, !isAppKnown {
      finding.needsReview = true
      finding.message += " (Nobody said how the app answers: --app does.)"
    }
    if let reason = missingFact(of: finding) {
      finding.needsReview = true
      finding.message += " (This rests on something the file does not tell: \(reason))"
    }
    return finding
  }

  /// What the file does not tell of the element of a finding, though its rule rests on that.
  func missingFact(of finding: Finding) -> String? {
    finding.node.flatMap {
      diagnostics.reason(
        at: $0, of: subject.screen, forDoubting: finding.shared.rule.requiredFacts)
    }
  }
}
