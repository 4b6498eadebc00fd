internal import Simulator

extension AuditRule {
  static let tdHeadersAttr = page(
    "td-headers-attr", aliases: ["a25f45", "table_headers_ref_valid"], severity: .serious,
    criteria: ["1.3.1"],
    condition:
      "The headers attribute of a cell refers to something that is "
      + "not another header of the same table.",
    why:
      "Readers cannot announce the header with the cell, so "
      + "people hear a number without its meaning.",
    fix: "Use only ids of <th> elements of the same table.",
    examples: [
      .fails(.web, "<table><tr><th id=p>Price</th></tr><tr>↓<td headers=q>1</td></tr></table>"),
      .fails(.web, "<table><tr><td id=p>Price</td></tr><tr>↓<td headers=p>1</td></tr></table>"),
      .passes(.web, "<table><tr><th id=p>Price</th></tr><tr><td headers=p>1</td></tr></table>"),
      .passes(.web, "<table role=none><tr><td headers=q>1</td></tr></table>"),
    ]
  ) { page, findings in
    let ids = page.elementsById
    for index in page.shown(with: ["headers"])
    where ["td", "th"].contains(page.source[index].name) {
      let names = (page.source[index]["headers"] ?? "").idTokens
      guard !names.isEmpty, let table = page.table(of: index) else { continue }
      // A table that only serves layout has no headers.
      let role = page.explicitRole(of: table)
      guard role == nil || ["table", "grid", "treegrid"].contains(role) else { continue }
      let wrong = names.first { name in
        guard let cells = ids[name] else { return true }
        return !cells.contains {
          $0 != index && page.isHeaderCell($0) && page.table(of: $0) == table
        }
      }
      guard let wrong else { continue }
      findings.add(
        element: index, "headers refers to “\(wrong)”, which is not another header of this table.")
    }
  }
}

extension WebPage {
  /// Whether a cell is a header by its element or its role.
  fileprivate func isHeaderCell(_ index: Int) -> Bool {
    guard let role = explicitRole(of: index) else { return source[index].name == "th" }
    return role == "columnheader" || role == "rowheader"
  }
}
