extension AuditRule {
  static let reactNative: [AuditRule] = []
}
