extension AuditRule {
  static let order: [AuditRule] = []
}
