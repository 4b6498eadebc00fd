internal import Simulator

extension AuditRule {
  static let ariaHiddenBody = page(
    "aria-hidden-body", severity: .critical, criteria: ["1.3.1", "4.1.2"],
    condition: "The body of the page has aria-hidden=\"true\".",
    why: "Browsers treat such a page differently; for some people the whole page is silent.",
    fix: "Remove aria-hidden from <body>, and hide only the part that should be hidden.",
    examples: [
      .fails(.web, "<html>↓<body aria-hidden=true><p>Hello</p></body></html>"),
      .passes(.web, "<html><body><p>Hello</p></body></html>"),
    ]
  ) { page, findings in
    for index in page.elements(named: ["body"]) {
      guard page.source[index]["aria-hidden"]?.lowercased() == "true" else { continue }
      findings.add(
        element: index, "<body> has aria-hidden=\"true\", which may silence the whole page.")
    }
  }
}
