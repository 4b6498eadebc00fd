extension AuditRule {
  static let roles: [AuditRule] = []
}
