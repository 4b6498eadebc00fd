internal import Simulator

extension AuditRule {
  /// Creates a rule that runs its check on each step of each session.
  static func session(
    _ id: String, aliases: [String] = [], severity: Severity, isMandatory: Bool = false,
    criteria: [String] = [], bestPractice: Set<String> = [], guidelines: [String] = [],
    condition: String, why: String,
    fixes: [Platform: String], platforms: Set<Platform> = Set(Platform.allCases),
    supersedes: [String] = [], examples: [Example],
    check:
      @escaping @Sendable (
        AuditSubject, AuditSession, AuditSession.Step, inout FindingList
      ) -> Void
  ) -> AuditRule {
    AuditRule(
      id: id, aliases: aliases, layer: .session, severity: severity, isMandatory: isMandatory,
      criteria: criteria, bestPractice: bestPractice, guidelines: guidelines, condition: condition,
      why: why, fixes: fixes, platforms: platforms,
      supersedes: supersedes, examples: examples
    ) { subject, findings in
      for session in subject.sessions {
        for step in session.steps { check(subject, session, step, &findings) }
      }
    }
  }
}
