internal import Simulator

extension AuditRule {
  static let ariaRequiredChildren = page(
    "aria-required-children", aliases: ["bc4a75", "aria_child_valid"], severity: .critical,
    criteria: ["1.3.1"],
    condition:
      "An element with a role such as list, menu or table contains none of the children that the "
      + "role requires, or others beside them.",
    why:
      "People hear of a list, menu, table or row, but not how many items it has or which of them "
      + "they are on.",
    fix: "Give the children the required role, or use the HTML elements that have it natively.",
    examples: [
      .fails(.web, "↓<div role=list><span>Milk</span></div>"),
      .passes(
        .web,
        "<my-list><template shadowrootmode=open><div role=list><slot></slot></div></template>"
          + "<div role=listitem>Milk</div></my-list>"),
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
          element: index,
          "The role “\(role)” requires children with the role \(words), but has none.",
          severity: isFilledLater ? .warning : nil)
      } else if parts.allSatisfy({ !page.isImplied($0.index) && page.isHidden($0.index) }) {
        findings.add(
          element: index, "All children of this “\(role)” are hidden, so it is empty.",
          severity: .warning,
          fix: Finding.Fix("Show the children, or hide the whole element."))
      } else if role != "radiogroup", let other = others.first {
        let fault = other.role.map { "the role “\($0)”" } ?? "no role, though it is exposed"
        findings.add(
          element: index,
          "The role “\(role)” allows only \(words) inside, but \(page.tag(other.index)) has \(fault).",
          needsReview: other.role == nil || page.isHidden(other.index),
          fix: Finding.Fix("Move the other element out, or give it one of these roles."),
          related: page.related(other.index, "This does not belong here."))
      }
    }
  }
}

extension WebPage {
  /// Whether the parser added an element that the author left out, such as `tbody`.
  fileprivate func isImplied(_ index: Int) -> Bool {
    source[index].name == "tbody" && node(of: index) == nil
  }
}
