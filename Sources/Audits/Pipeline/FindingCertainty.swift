internal import Simulator

/// The step that marks uncertain findings for review.
///
/// A finding is uncertain if it depends on announced words that are only assumed, on unknown
/// behaviour of an app, or on facts that the file does not contain.
struct FindingCertainty {
  private let subject: AuditSubject
  private let diagnostics: DiagnosticIndex
  /// Whether the behaviour of the app is known.
  private let isAppKnown: Bool

  init(on subject: AuditSubject) {
    self.subject = subject
    diagnostics = DiagnosticIndex(of: subject.screen)
    isAppKnown = subject.sessions.contains(where: \.isAppKnown)
  }

  /// Returns the finding, marked for review if the facts that it depends on are uncertain.
  func judge(_ finding: Finding) -> Finding {
    var finding = finding
    if finding.confidence == .assumed { finding.needsReview = true }
    if finding.shared.rule.layer == .session, !isAppKnown {
      finding.needsReview = true
      finding.message += " (The app’s behaviour is unknown; describe it with --app.)"
    }
    if let reason = missingFact(of: finding) {
      finding.needsReview = true
      finding.message += " (This depends on something that the file does not contain: \(reason))"
    }
    return finding
  }

  /// Returns why a fact that the finding's rule depends on is unknown, or `nil` if all facts are
  /// known.
  func missingFact(of finding: Finding) -> String? {
    finding.node.flatMap {
      diagnostics.reason(
        at: $0, of: subject.screen, whyUnknown: finding.shared.rule.requiredFacts)
    }
  }
}
