extension AuditRule {
  /// Rules about what is wrong with entries.
  static let errors: [AuditRule] = [
    errorNotHeard, errorOnlyInHint, errorIsolated, errorWithoutText, errorVague, errorTooEarly,
  ]
}
