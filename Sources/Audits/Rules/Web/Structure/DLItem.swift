internal import Simulator

extension AuditRule {
  static let dlItem = page(
    "dlitem", severity: .serious, criteria: ["1.3.1"],
    condition:
      "A <dt> or <dd> is not inside a description list; needs review in a file that contains "
      + "only such elements.",
    why:
      "People do not hear that the element belongs to a list, nor which term and "
      + "description belong together.",
    fix: "Put the element inside a <dl>.",
    examples: [
      .fails(.web, "<div>↓<dt>Milk</dt>↓<dd>1 litre</dd></div>"),
      .passes(.web, "<dl><dt>Milk</dt><dd>1 litre</dd></dl>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["dt", "dd"]) {
      guard page.explicitRole(of: index) == nil, var parent = page.flat.box(around: index) else {
        continue
      }
      if page.source[parent].name == "div", let above = page.flat.box(around: parent) {
        let role = page.explicitRole(of: parent)
        if role == nil || role == "none" || role == "presentation" { parent = above }
      }
      let role = page.explicitRole(of: parent)
      if page.source[parent].name == "dl",
        role == nil || role == "list" || role == "none" || role == "presentation"
      {
        continue
      }
      findings.add(
        element: index, "\(page.tag(index)) is not inside a <dl>.",
        needsReview: page.isAddedBody(parent, around: ["dt", "dd"])
          || page.mayGetRoleFromTemplate(parent))
    }
  }
}
