extension AuditRule {
  /// Rules for views of iOS alone.
  static let ios: [AuditRule] = [
    dynamicType, valueIsPlaceholder, targetOverlap, offScreen, localisationMissing,
  ]
}
