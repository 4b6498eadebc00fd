internal import Simulator

extension AuditRule {
  /// Rules of what happens when somebody acts.
  static let sessions: [AuditRule] = [
    errorNotAnnounced, focusNotOnError, announcementLost, errorsWithoutField, repeatedErrorSilent,
    errorEcho, nextKeyDead, doneKeyDead, focusForcedBack, trap, focusLost, focusAndSpeechDisagree,
    stateChangeSilent, labelStale, unaskedChange, autofocusSkips, chatter, messageGone,
  ]

  /// A rule of what happens when somebody acts, which looks at one moment after the other.
  static func acting(
    _ id: String, aliases: [String] = [], severity: Severity, isMandatory: Bool = false,
    criteria: [String] = [], clauses: [String] = [], condition: String, why: String,
    mends: [Platform: String], covers: [String] = [], examples: [Example],
    check:
      @escaping @Sendable (
        AuditSubject, AuditSession, AuditSession.Moment, inout FindingList
      ) -> Void
  ) -> AuditRule {
    AuditRule(
      id, aliases: aliases, layer: .session, severity: severity, isMandatory: isMandatory,
      criteria: criteria, clauses: clauses, condition: condition, why: why, mends: mends,
      covers: covers, examples: examples
    ) { subject, findings in
      for session in subject.sessions {
        for moment in session.moments { check(subject, session, moment, &findings) }
      }
    }
  }
}
