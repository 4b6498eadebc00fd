extension AuditRule {
  static let android: [AuditRule] = []
}
