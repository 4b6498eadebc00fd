extension AuditRule {
  static let ariaRole = page(
    "aria-role", severity: .warning, criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition: "A role attribute is empty, or lists an unknown word beside known roles.",
    why: "Browsers ignore such a word, so people hear another role than the author meant, or none.",
    fix: "Write one role of ARIA, or remove the attribute.",
    examples: [
      .fails(.web, "↓<div role=\"button datepicker\" tabindex=0>Date</div>"),
      .fails(.web, "↓<p role>Date</p>"),
      .passes(.web, "<div role=\"doc-subtitle heading\" aria-level=2>Date</div>"),
      .passes(.web, "<div role=datepicker tabindex=0>Date</div>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["role"]) {
      let words = page.roleTokens(of: index)
      guard !words.isEmpty else {
        findings.add(element: index, "The role of \(page.tag(index)) is empty.")
        continue
      }
      // A `role` attribute without any valid role is skipped, because the rule “aria-roles” reports
      // it.
      guard page.explicitRole(of: index) != nil,
        let wrong = words.first(where: { AriaRole[$0].map(\.isAbstract) ?? true })
      else { continue }
      findings.add(element: index, "“\(wrong)” is not an ARIA role; browsers ignore it.")
    }
  }
}
