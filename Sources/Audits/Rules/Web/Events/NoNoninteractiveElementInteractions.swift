internal import Simulator

extension AuditRule {
  static let noNoninteractiveElementInteractions = page(
    "no-noninteractive-element-interactions", aliases: ["aria_eventhandler_role_valid"],
    severity: .warning, criteria: ["4.1.2"],
    condition:
      "A heading, list item, picture or another part of the text handles clicks or keys in an "
      + "attribute; needs review if it contains controls.",
    why: "People hear “heading” or “image” and do not learn that a double tap does something.",
    fix: "Put a <button> or a link into the element, and handle the event there.",
    examples: [
      .fails(.web, "↓<h2 onclick=open()>Prices</h2>"),
      .fails(.web, "↓<img src=a.png alt=Harbour onclick=zoom()>"),
      .passes(.web, "<h2><button onclick=open()>Prices</button></h2>"),
      .passes(.web, "<h2 role=button tabindex=0 onclick=open() onkeydown=open()>Prices</h2>"),
      .passes(.web, "<img src=a.png alt=Harbour onerror=again()>"),
    ]
  ) { page, findings in
    let events = ["onclick", "onmousedown", "onmouseup"] + HandlerElements.keys
    for element in HandlerElements(page).elements(with: events) where !element.hasControlRole {
      let name = page.source[element.index].name
      guard name == "label" || element.role.map({ !$0.isStatic }) == true,
        !HandlerElements.unshown.contains(name), !["body", "hgroup", "html"].contains(name)
      else { continue }
      findings.add(
        element: element.index,
        "\(page.tag(element.index)) reacts to clicks or keys, but "
          + (element.role.map { "its role is “\($0)”." } ?? "has no role of a control."),
        needsReview: element.needsReview)
    }
  }
}

extension String {
  /// Whether the role is `generic`, which says nothing about an element.
  var isStatic: Bool { self == "generic" }
}
