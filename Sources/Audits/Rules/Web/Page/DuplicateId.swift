extension AuditRule {
  static let duplicateId = page(
    "duplicate-id", aliases: ["element_id_unique"], severity: .warning, criteria: [],
    condition:
      "Two elements have the same id; neither can be focused, and "
      + "no label or attribute refers to the id.",
    why: "As soon as a label or script refers to the id, it finds only the first element.",
    fix: "Give each element its own id.",
    examples: [
      .fails(.web, "↓<p id=a>One</p><p id=a>Two</p>"),
      .passes(.web, "<p id=a>One</p><p id=b>Two</p>"),
      .passes(.web, "<p id=a>One</p><template><p id=a>Two</p></template>"),
    ]
  ) { page, findings in
    let repeated = RepeatedIds(page)
    for group in repeated.groups
    where repeated.attributes(naming: group.id).isEmpty && page.firstActive(of: group) == nil {
      findings.add(
        element: group.first, "\(group.indices.count) elements have the id “\(group.id)”.",
        related: page.others(of: group, than: group.first))
    }
  }
}
