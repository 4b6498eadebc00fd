extension AuditRule {
  /// Rules about what only the composed words show.
  static let heard: [AuditRule] = [
    hintOnly, readersDisagree, heardTwice, tooLong, wrongLanguage, oddByEar,
  ]
}
