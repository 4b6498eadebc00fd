internal import Simulator

extension AuditRule {
  static let list = page(
    "list", aliases: ["aria_child_valid"], severity: .serious, criteria: ["1.3.1"],
    condition: "A list contains something other than list items.",
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
      .passes(.web, "<ul role=menu><li role=menuitem>Cut</ul>"),
    ]
  ) { page, findings in
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
