internal import Simulator

extension AuditRule {
  static let list = page(
    "list", aliases: ["aria_child_valid"], severity: .serious, criteria: ["1.3.1"],
    condition: "A list holds something else than list items.",
    why: "Readers count the items, so people hear a wrong number or miss what stands between them.",
    mend: "Put everything in the list into <li>.",
    examples: [
      .fails(.web, "<ul><div>Milk</div></ul>"),
      .fails(.web, "<ol><li>Milk<li role=menuitem>Bread</ol>"),
      .passes(.web, "<ul><li>Milk<template></template><li>Bread</ul>"),
      .passes(.web, "<ul role=menu><li role=menuitem>Cut</ul>"),
    ]
  ) { page, findings in
    for place in page.shown(named: ["ul", "ol"]) {
      let role = page.explicitRole(of: place)
      guard role == nil || role == "list" else { continue }
      let stranger = page.source.children(of: place).first {
        !page.isSilent($0) && page.role(of: $0) != "listitem"
      }
      let isText = !page.source[place].text.isBlank
      guard stranger != nil || isText else { continue }
      let what = stranger.map { inner in
        page.explicitRole(of: inner).map { "an element with the role “\($0)”" } ?? page.tag(inner)
      }
      findings.add(
        element: place, "This list holds \(what ?? "text") besides its items.",
        related: stranger.flatMap(page.subject.node).map { [.init($0, "is no item of the list")] }
          ?? [])
    }
  }

  static let listItem = page(
    "listitem", severity: .serious, criteria: ["1.3.1"],
    condition: "A list item stands in no list.",
    why: "People do not hear that there are others like it, nor how many.",
    mend: "Put it into <ul> or <ol>.",
    examples: [
      .fails(.web, "<div><li>Milk</li></div>"),
      .passes(.web, "<div role=list><li>Milk</li></div>"),
      .passes(.web, "<ul><li>Milk</li></ul>"),
    ]
  ) { page, findings in
    for place in page.shown(named: ["li"]) {
      guard page.explicitRole(of: place) == nil, let parent = page.source[place].parent else {
        continue
      }
      let role = page.explicitRole(of: parent)
      let isList = ["ul", "ol", "menu", "dir"].contains(page.source[parent].name)
      if role == "list" || isList && (role == nil || role == "none" || role == "presentation") {
        continue
      }
      findings.add(
        element: place,
        role == nil || !isList
          ? "This list item stands in \(page.tag(parent)), which is no list."
          : "This list item stands in a list with the role “\(role ?? "")”.")
    }
  }
}

extension WebPage {
  /// Whether nobody hears an element, so that it may stand anywhere.
  func isSilent(_ place: Int) -> Bool {
    ["script", "template", "style", "link", "meta", "noscript"].contains(source[place].name)
      || isHidden(place)
  }
}
