extension AuditRule {
  /// Rules for the props of React Native.
  static let reactNative: [AuditRule] = [
    nestedTouchables, accessibilityActions, writtenState, disabledState, writtenValue,
    adjustableValue, liveRegion, importance, writtenTraits, accessibilityProps, emptyText,
    listCount,
  ]
}
