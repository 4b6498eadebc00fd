extension AuditRule {
  /// Every rule, family by family, in the order of the documentation.
  public static let all: [AuditRule] =
    labels + entry + errors + order + roles + heard + web + android + ios + reactNative
    + sessions

  private static let byName: [String: AuditRule] = {
    var rules: [String: AuditRule] = [:]
    for rule in all { rules[rule.id] = rule }
    for rule in all {
      for alias in rule.aliases where rules[alias] == nil { rules[alias] = rule }
    }
    return rules
  }()

  /// The rule of that id or alias.
  public init?(named name: String) {
    guard let rule = AuditRule.byName[name] else { return nil }
    self = rule
  }
}
