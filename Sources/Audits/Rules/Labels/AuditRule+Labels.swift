extension AuditRule {
  /// Rules about names of controls.
  static let labels: [AuditRule] = [
    labelMissing, visibleLabelMissing, placeholderOnly, labelMasked, labelLostWhenFilled,
    labelNotAssociated, labelNotUnique, sameByEar, labelStop, labelInName, labelIsCode, labelVague,
    roleWordInLabel, authorImitatesReader, groupMissing, upperCase, longNumber,
  ]
}
