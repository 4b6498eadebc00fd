internal import Simulator

extension AuditRule {
  /// A rule about the writing of a page.
  static func page(
    _ id: String, aliases: [String] = [], severity: Severity, isReview: Bool = false,
    criteria: [String] = [], condition: String, why: String, mend: String,
    needs: Set<Need> = [.source], covers: [String] = [], examples: [Example],
    check: @escaping @Sendable (WebPage, inout FindingList) -> Void
  ) -> AuditRule {
    AuditRule(
      id, aliases: aliases, layer: .tree, severity: severity, isReview: isReview,
      criteria: criteria, condition: condition, why: why, mends: [.web: mend], platforms: [.web],
      needs: needs, covers: covers, examples: examples
    ) { subject, findings in
      if let page = WebPage(subject) { check(page, &findings) }
    }
  }
}
