extension AuditRule {
  static let entry: [AuditRule] = []
}
