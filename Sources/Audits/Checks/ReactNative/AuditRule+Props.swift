extension AuditRule {
  /// Returns a rule about the props that the source code of a React Native component sets.
  static func props(
    _ id: String, aliases: [String] = [], severity: Severity, criteria: [String],
    bestPractice: Set<String> = [], condition: String, why: String, fix: String,
    examples: [Example], check: @escaping @Sendable (PropElements, inout FindingList) -> Void
  ) -> AuditRule {
    AuditRule(
      id: id, aliases: aliases, layer: .tree, severity: severity, criteria: criteria,
      bestPractice: bestPractice, condition: condition, why: why, fixes: [.reactNative: fix],
      platforms: [.reactNative], needs: [.source], requiredFacts: [], examples: examples
    ) { subject, findings in check(PropElements(subject), &findings) }
  }
}
