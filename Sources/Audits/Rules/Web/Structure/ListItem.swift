internal import Simulator

extension AuditRule {
  static let listItem = page(
    "listitem", severity: .serious, criteria: ["1.3.1"],
    condition:
      "A list item is not inside a list; needs review in a file that contains only list items.",
    why: "People do not hear that there are other items, nor how many.",
    fix: "Put the item inside a <ul> or <ol>.",
    examples: [
      .fails(.web, "<div>↓<li>Milk</li></div>"),
      .passes(.web, "<div role=list><li>Milk</li></div>"),
      .passes(.web, "<ul><li>Milk</li></ul>"),
      .passes(
        .web,
        "<my-list><template shadowrootmode=open><ul><slot></slot></ul></template><li>Milk</my-list>"
      ),
    ]
  ) { page, findings in
    for index in page.shown(named: ["li"]) {
      guard page.explicitRole(of: index) == nil, let parent = page.flat.box(around: index) else {
        continue
      }
      let role = page.explicitRole(of: parent)
      let isList = ["ul", "ol", "menu", "dir"].contains(page.source[parent].name)
      if role == "list" || isList && (role == nil || role == "none" || role == "presentation") {
        continue
      }
      if let role, isList {
        findings.add(
          element: index, "This list item is inside a list with the role “\(role)”.",
          fix: Finding.Fix("Remove the role of the list, or give the item the role that fits it."))
      } else {
        findings.add(
          element: index, "This list item is inside \(page.tag(parent)), which is not a list.",
          needsReview: page.isAddedBody(parent, around: ["li"])
            || page.mayGetRoleFromTemplate(parent))
      }
    }
  }
}
