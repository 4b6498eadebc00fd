extension AuditRule {
  /// Rules for views of Android alone.
  static let android: [AuditRule] = [hintAndLabelFor, duplicateBounds, className]
}
