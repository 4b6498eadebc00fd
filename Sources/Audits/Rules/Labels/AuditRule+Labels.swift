extension AuditRule {
  /// Rules about names of controls.
  static let labels: [AuditRule] = [
    labelMissing, visibleLabelMissing, placeholderOnly, labelNotAssociated, labelInName,
    groupMissing,
  ]
}
