extension AuditRule {
  /// Rules about roles, states and pictures.
  static let roles: [AuditRule] = [roleMissing, imageAltMissing]
}
