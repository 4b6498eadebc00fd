extension AuditRule {
  static let heard: [AuditRule] = []
}
