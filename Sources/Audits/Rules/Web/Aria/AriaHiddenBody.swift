internal import Simulator

extension AuditRule {
  static let ariaHiddenBody = page(
    "aria-hidden-body", severity: .critical, criteria: ["1.3.1", "4.1.2"],
    condition: "The body of the page has aria-hidden=\"true\".",
    why: "Browsers differ: to some people the whole page is silent.",
    fix: "Drop aria-hidden from <body>; hide the part that is not wanted.",
    examples: [
      .fails(.web, "<html>↓<body aria-hidden=true><p>Hello</p></body></html>"),
      .passes(.web, "<html><body><p>Hello</p></body></html>"),
    ]
  ) { page, findings in
    for index in page.elements(named: ["body"]) {
      guard page.source[index]["aria-hidden"]?.lowercased() == "true" else { continue }
      findings.add(element: index, "aria-hidden stands on <body> and may silence the whole page.")
    }
  }
}
