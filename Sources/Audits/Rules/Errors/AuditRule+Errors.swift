extension AuditRule {
  static let errors: [AuditRule] = []
}
