internal import Simulator

extension AuditRule {
  static let anchorIsValid = page(
    "anchor-is-valid", severity: .warning, criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition: "An <a> element has no address, or one that leads nowhere, such as “#”.",
    why:
      "Without an address readers announce plain text; with “#” they announce a link where a "
      + "button is meant.",
    fix: "Give the link a real address, or use a <button>.",
    examples: [
      .fails(.web, "↓<a href='#'>Save</a>"),
      .fails(.web, "↓<a href='#!'>Save</a>"),
      .fails(.web, "↓<a href='javascript:save()'>Save</a>"),
      .fails(.web, "↓<a onclick=save()>Save</a>"),
      .passes(.web, "<a href=save>Save</a>"),
      .passes(.web, "<a href='#prices'>Prices</a>"),
      .passes(.web, "<a aria-current=page>Prices</a>"),
      .passes(.web, "<a id=prices></a>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["a"]) {
      let element = page.source[index]
      guard page.explicitRole(of: index) == nil else { continue }
      guard let href = element["href"] else {
        guard element["onclick"] != nil || page.hasShownText(index) && !canLackHref(element) else {
          continue
        }
        findings.add(element: index, "This <a> has no address, so readers announce plain text.")
        continue
      }
      let address = href.filter { !$0.isWhitespace }.lowercased()
      guard address.isEmpty || address == "#" || address == "#!" || address.hasPrefix("javascript:")
      else { continue }
      findings.add(
        element: index,
        address.isEmpty
          ? "The address of this link is empty."
          : "“\(href)” is not an address to which a link leads.")
    }
  }

  /// Whether an anchor needs no address, because it is a target of links or means the current page
  /// in a menu.
  private static func canLackHref(_ element: SourceTree.Element) -> Bool {
    ["aria-current", "aria-disabled", "id", "name"].contains { element[$0] != nil }
  }
}
