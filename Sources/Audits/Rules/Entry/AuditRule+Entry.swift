extension AuditRule {
  /// Rules about what must be filled in, in which form and with which keyboard.
  static let entry: [AuditRule] = [
    requiredAsterisk, requiredNotHeard, requiredNotExplained, keyboardWrong, passwordExposed,
    purposeMissing, formatNotInLabel, constraintNotHeard, gestureNotIndicated,
    gestureWithoutAlternative, widgetForFormat, returnKey,
  ]
}
