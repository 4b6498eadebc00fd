internal import Simulator

extension AuditRule {
  static let headingOrder = page(
    "heading-order", severity: .warning, criteria: ["1.3.1", "2.4.6"],
    bestPractice: ["1.3.1", "2.4.6"],
    condition: "A heading is more than one level below the heading before it.",
    why: "People who navigate by headings look for the section that seems to be missing.",
    fix: "Use the next level, and set the size with CSS.",
    examples: [
      .fails(.web, "<h1>Account</h1>↓<h3>Address</h3>"),
      .passes(.web, "<h1>Account</h1><h2>Address</h2><h3>Town</h3><h2>Bank</h2>"),
    ]
  ) { page, findings in
    var previous: (index: Int, level: Int)?
    for (index, level) in page.headings {
      defer { previous = (index, level) }
      guard let before = previous, level > before.level + 1 else { continue }
      findings.add(
        element: index,
        "This heading has level \(level), but the heading before it has level \(before.level).",
        related: page.related(before.index, "The heading before it."))
    }
  }
}
