internal import Simulator

extension AuditRule {
  static let listItem = page(
    "listitem", severity: .serious, criteria: ["1.3.1"],
    condition: "A list item stands in no list.",
    why: "People do not hear that there are others like it, nor how many.",
    fix: "Put it into <ul> or <ol>.",
    examples: [
      .fails(.web, "<div>↓<li>Milk</li></div>"),
      .passes(.web, "<div role=list><li>Milk</li></div>"),
      .passes(.web, "<ul><li>Milk</li></ul>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["li"]) {
      guard page.explicitRole(of: index) == nil, let parent = page.source[index].parent else {
        continue
      }
      let role = page.explicitRole(of: parent)
      let isList = ["ul", "ol", "menu", "dir"].contains(page.source[parent].name)
      if role == "list" || isList && (role == nil || role == "none" || role == "presentation") {
        continue
      }
      findings.add(
        element: index,
        role == nil || !isList
          ? "This list item stands in \(page.tag(parent)), which is no list."
          : "This list item stands in a list with the role “\(role ?? "")”.")
    }
  }
}
