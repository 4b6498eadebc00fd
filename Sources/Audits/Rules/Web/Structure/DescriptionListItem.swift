internal import Simulator

extension AuditRule {
  static let descriptionListItem = page(
    "dlitem", severity: .serious, criteria: ["1.3.1"],
    condition: "A term or a description stands in no description list.",
    why: "People do not hear what is described, or that there is a list at all.",
    fix: "Put it into <dl>.",
    examples: [
      .fails(.web, "<div>↓<dt>Milk</dt>↓<dd>1 litre</dd></div>"),
      .passes(.web, "<dl><dt>Milk</dt><dd>1 litre</dd></dl>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["dt", "dd"]) {
      guard page.explicitRole(of: index) == nil, var parent = page.source[index].parent else {
        continue
      }
      if page.source[parent].name == "div", let above = page.source[parent].parent {
        let role = page.explicitRole(of: parent)
        if role == nil || role == "none" || role == "presentation" { parent = above }
      }
      let role = page.explicitRole(of: parent)
      if page.source[parent].name == "dl",
        role == nil || role == "list" || role == "none" || role == "presentation"
      {
        continue
      }
      findings.add(element: index, "\(page.tag(index)) stands in no description list.")
    }
  }
}
