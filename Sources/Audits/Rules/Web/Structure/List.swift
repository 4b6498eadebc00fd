internal import Simulator

extension AuditRule {
  static let list = page(
    "list", aliases: ["aria_child_valid", "list_markup_review"], severity: .serious,
    criteria: ["1.3.1"],
    condition:
      "A list contains something other than list items; needs review if lines that begin with typed "
      + "bullets or numbers are not a list.",
    why: "Readers count the items, so people hear a wrong number or miss what is between them.",
    fix: "Put everything in the list into <li> elements.",
    examples: [
      .fails(.web, "↓<ul><div>Milk</div></ul>"),
      .fails(.web, "↓<ol><li>Milk<li role=menuitem>Bread</ol>"),
      .passes(.web, "<ul><li>Milk<template></template><li>Bread</ul>"),
      .passes(
        .web,
        "<my-list><template shadowrootmode=open><ul><slot></slot></ul></template><li>Milk</my-list>"
      ),
      .fails(.web, "↓<p>• Milk<br>• Bread</p>"),
      .fails(.web, "<div>↓<p>1. Mix</p><p>2. Bake</p></div>"),
      .passes(
        .web, "<p>1. May is a holiday.</p><p>• One</p><p>3. June</p><ul><li>• Milk<li>• Tea</ul>"),
      .passes(.web, "<ul role=menu><li role=menuitem>Cut</ul>"),
      .passes(
        .web,
        "<div role=list><div role=listitem>• Milk</div><div role=listitem>• Tea</div></div>"
          + "<div role=heading>1. Mix</div><div role=heading>2. Bake</div>"
          + "<div role=tree aria-label=Parts><div role=treeitem tabindex=0>1. Mix</div>"
          + "<div role=treeitem>2. Bake</div></div>"),
    ]
  ) { page, findings in
    TypedLists(page.subject).run(&findings)
    for index in page.shown(named: ["ul", "ol"]) {
      let role = page.explicitRole(of: index)
      guard role == nil || role == "list" else { continue }
      let stranger = page.flat.boxes(in: index).first {
        !page.isSilent($0) && page.role(of: $0) != "listitem"
      }
      let isText = !page.source[index].text.isBlank
      guard stranger != nil || isText else { continue }
      let content = stranger.map { inner in
        page.explicitRole(of: inner).map { "an element with the role “\($0)”" } ?? page.tag(inner)
      }
      findings.add(
        element: index, "This list contains \(content ?? "text") outside its items.",
        related: stranger.map { page.related($0, "This is not a list item.") } ?? [])
    }
  }
}
