internal import Simulator

extension AuditRule {
  /// A rule of what happens when somebody acts, which looks at one moment after the other.
  static func acting(
    _ id: String, aliases: [String] = [], severity: Severity, isMandatory: Bool = false,
    criteria: [String] = [], bestPractice: Set<String> = [], guidelines: [String] = [],
    condition: String, why: String,
    fixes: [Platform: String], supersedes: [String] = [], examples: [Example],
    check:
      @escaping @Sendable (
        AuditSubject, AuditSession, AuditSession.Step, inout FindingList
      ) -> Void
  ) -> AuditRule {
    AuditRule(
      id: id, aliases: aliases, layer: .session, severity: severity, isMandatory: isMandatory,
      criteria: criteria, bestPractice: bestPractice, guidelines: guidelines, condition: condition,
      why: why, fixes: fixes,
      supersedes: supersedes, examples: examples
    ) { subject, findings in
      for session in subject.sessions {
        for moment in session.steps { check(subject, session, moment, &findings) }
      }
    }
  }
}
