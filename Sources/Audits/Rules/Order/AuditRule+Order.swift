extension AuditRule {
  /// Rules about order, layout and reach.
  static let order: [AuditRule] = [
    unreachable, labelAfterControl, hiddenOnOnePlatform, orderJumps, noHeading, targetSmall,
    labelFar, labelPlacement, labelOutsideZoom, layoutTable,
  ]
}
