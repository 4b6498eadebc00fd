extension AuditRule {
  /// Creates a rule about the elements of a page.
  static func page(
    _ id: String, aliases: [String] = [], severity: Severity, needsReview: Bool = false,
    criteria: [String] = [], bestPractice: Set<String> = [], condition: String, why: String,
    fix: String,
    needs: Set<Need> = [.source], supersedes: [String] = [], examples: [Example],
    check: @escaping @Sendable (WebPage, inout FindingList) -> Void
  ) -> AuditRule {
    AuditRule(
      id: id, aliases: aliases, layer: .tree, severity: severity, needsReview: needsReview,
      criteria: criteria, bestPractice: bestPractice, condition: condition, why: why,
      fixes: [.web: fix], platforms: [.web],
      needs: needs, supersedes: supersedes, examples: examples
    ) { subject, findings in
      if let page = WebPage(subject) { check(page, &findings) }
    }
  }
}
