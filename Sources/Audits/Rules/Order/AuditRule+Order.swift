extension AuditRule {
  /// Rules about order, layout and reach.
  static let order: [AuditRule] = [
    unreachable, hiddenOnOnePlatform, noHeading, targetSmall, orderJumps,
  ]
}
