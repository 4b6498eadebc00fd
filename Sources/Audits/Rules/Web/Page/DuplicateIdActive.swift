extension AuditRule {
  static let duplicateIdActive = page(
    "duplicate-id-active", aliases: ["element_id_unique", "3ea0c8"], severity: .warning,
    criteria: [],
    condition: "An element that can be focused has the same id as another element.",
    why: "A link or script that should move focus to it may move focus to the other element.",
    fix: "Give each element its own id.",
    examples: [
      .fails(.web, "↓<a id=a href=one>One</a><p id=a>Two</p>"),
      .fails(.web, "<p id=a>One</p>↓<button id=a>Two</button>"),
      .passes(.web, "<a id=a href=one>One</a><p id=b>Two</p>"),
    ]
  ) { page, findings in
    let repeated = RepeatedIds(page)
    for group in repeated.groups where repeated.attributes(naming: group.id).isEmpty {
      guard let index = page.firstActive(of: group) else { continue }
      findings.add(
        element: index, "\(group.indices.count) elements have the id “\(group.id)”.",
        related: page.others(of: group, than: index))
    }
  }
}
