internal import Simulator

extension AuditRule {
  static let ariaRequiredParent = page(
    "aria-required-parent", aliases: ["ff89c9", "aria_parent_required"], severity: .critical,
    criteria: ["1.3.1"],
    condition:
      "An element with a role such as listitem, option or tab is not inside an element with the "
      + "role that it requires.",
    why:
      "People do not hear that the element belongs to a list or group, nor how many "
      + "others there are.",
    fix: "Move the element into one with the role that its own role requires.",
    examples: [
      .fails(.web, "↓<div role=listitem>Milk</div>"),
      .passes(
        .web,
        "<my-list><template shadowrootmode=open><div role=list><slot></slot></div></template>"
          + "<div role=listitem>Milk</div></my-list>"),
      .passes(
        .web,
        "<my-list><template shadowrootmode=open><p id=a>Fruit</p></template></my-list>"
          + "<div role=list aria-owns=a></div><div role=listitem id=a>Milk</div>"),
      .fails(.web, "<ul>↓<li role=menuitem>Cut</ul>"),
      .fails(
        .web, "<div role=list><div aria-live=polite>↓<span role=listitem>Milk</span></div></div>"),
      .passes(.web, "<div role=list><div><span role=listitem>Milk</span></div></div>"),
      .passes(
        .web,
        "<div role=list aria-owns=a aria-label=Food></div><div role=listitem "
          + "id=a>Milk</div>"),
    ]
  ) { page, findings in
    let owned = OwnedRoles(page)
    for index in page.shown(with: ["role"]) {
      guard let role = page.explicitRole(of: index), let known = AriaRole[role],
        !known.parents.isEmpty, !page.isNativeOption(index)
      else { continue }
      let groups = known.parents.intersection(["group", "rowgroup"])
      let owner = owned.owner(of: index, passing: groups)
      if let role = owner?.role, known.parents.contains(role) { continue }
      // A `group` inside a tree item is allowed, because it contains the branch that the item
      // opens.
      if owner?.role == role, owned.owner(of: index, passing: [])?.role == "group" { continue }
      let words = known.parents.subtracting(groups).subtracting(["directory"]).sorted()
        .map { "“\($0)”" }.joined(separator: " or ")
      findings.add(
        element: index,
        "The role “\(role)” requires a parent with the role \(words), "
          + (owner.map { "but is inside \(page.description(of: $0))." } ?? "but has none."))
    }
  }
}

extension WebPage {
  /// Whether an element is an HTML `<option>` to which the author also gave the role `option`.
  fileprivate func isNativeOption(_ index: Int) -> Bool {
    guard source[index].name == "option", explicitRole(of: index) == "option",
      let parent = source[index].parent
    else { return false }
    return ["datalist", "optgroup", "select"].contains(source[parent].name)
  }

  /// Returns the description of the element that owns another element, for a finding.
  fileprivate func description(of owner: OwnedRoles.ElementRole) -> String {
    if let role = owner.role { return "“\(role)”" }
    let cause = globalAttribute(of: owner.index).map { "has \($0)" } ?? "can be focused"
    return "\(tag(owner.index)), which has no role and \(cause)"
  }
}
