internal import Simulator

extension AuditRule {
  static let ariaRequiredChildren = page(
    "aria-required-children", aliases: ["bc4a75", "aria_child_valid"], severity: .critical,
    criteria: ["1.3.1"],
    condition:
      "An element with a role such as list, menu or table holds none of the parts that make "
      + "it one, or others beside them.",
    why: "People hear of a list, but not how many items it has or where they are in it.",
    fix: "Give the parts their roles, or use the HTML elements that have them.",
    examples: [
      .fails(.web, "↓<div role=list><span>Milk</span></div>"),
      .fails(.web, "↓<div role=menu><div role=listitem>Cut</div></div>"),
      .fails(.web, "↓<div role=list><div tabindex=0><span role=listitem>Milk</span></div></div>"),
      .passes(.web, "<div role=list><div><span role=listitem>Milk</span></div></div>"),
      .passes(
        .web,
        "<div role=menubar><div role=menuitem>File</div><div role=menu><div role=menuitem>Open</div>"
          + "</div></div>"),
      .passes(.web, "<div role=list aria-busy=true>Loading</div>"),
    ]
  ) { page, findings in
    let owned = OwnedRoles(page)
    for index in page.shown(with: ["role"]) {
      guard let role = page.explicitRole(of: index), let known = AriaRole[role],
        !known.children.isEmpty, page.source[index]["aria-busy"]?.lowercased() != "true"
      else { continue }
      let groups = known.children.intersection(["group"])
      let (items, hasText) = owned.owned(by: index, passing: groups)
      let wanted = known.children.subtracting(["caption", "group", "separator"])
      let parts = items.filter { wanted.contains($0.role ?? "") }
      let isThere = !parts.isEmpty
      let others = items.filter { !known.children.contains($0.role ?? "") }
      let words = wanted.subtracting(["menu"]).sorted().map { "“\($0)”" }.joined(separator: " or ")
      if !isThere {
        let isEmpty = items.isEmpty && !hasText
        let isFilledLater = isEmpty || role == "combobox"
        findings.add(
          element: index, "The role “\(role)” needs parts with the role \(words), and has none.",
          needsReview: isFilledLater)
      } else if parts.allSatisfy({ page.isHidden($0.index) }) {
        findings.add(
          element: index, "All parts of this “\(role)” are hidden, so it is empty to people.",
          needsReview: true)
      } else if role != "radiogroup", let other = others.first {
        let what = other.role.map { "the role “\($0)”" } ?? "no role, though it is not passed over"
        findings.add(
          element: index,
          "The role “\(role)” may hold \(words) only, and \(page.tag(other.index)) in it has \(what).",
          needsReview: other.role == nil || page.isHidden(other.index),
          related: page.subject.node(of: other.index).map { [.init($0, "does not belong there")] }
            ?? [])
      }
    }
  }
}
