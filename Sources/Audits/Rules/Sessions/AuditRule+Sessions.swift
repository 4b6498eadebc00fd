extension AuditRule {
  /// Rules of what happens when somebody acts.
  static let sessions: [AuditRule] = [
    errorNotAnnounced, focusNotOnError, announcementLost, errorsWithoutField, repeatedErrorSilent,
    errorEcho, nextKeyDead, doneKeyDead, focusForcedBack, trap, focusLost, focusAndSpeechDisagree,
    stateChangeSilent, labelStale, unaskedChange, autofocusSkips, chatter, messageGone,
  ]
}
