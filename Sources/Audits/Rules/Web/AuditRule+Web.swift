extension AuditRule {
  static let web: [AuditRule] = []
}
