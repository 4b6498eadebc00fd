extension AuditRule {
  /// Rules about roles, states and pictures.
  static let roles: [AuditRule] = [
    roleMissing, roleConflict, stateNotHeard, imageAltMissing, altPhrase, altDescribesLook,
  ]
}
