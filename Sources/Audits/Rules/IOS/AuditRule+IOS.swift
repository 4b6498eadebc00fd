extension AuditRule {
  static let ios: [AuditRule] = []
}
