internal import Simulator

extension AuditRule {
  static let tableScope = page(
    "scope-attr-valid", aliases: ["scope", "table_scope_valid"], severity: .warning,
    criteria: ["1.3.1"],
    condition: "A scope stands on something that is no header, or has an unknown value.",
    why: "Browsers ignore it, so readers may say the wrong header with a cell.",
    mend: "Put scope=\"col\" or scope=\"row\" on <th>.",
    examples: [
      .fails(.web, "<table><tr>↓<th scope=column>Price</th></tr><tr><td>1</td></tr></table>"),
      .fails(.web, "↓<div scope=row>Price</div>"),
      .passes(.web, "<table><tr><th scope=col>Price</th></tr><tr><td>1</td></tr></table>"),
    ]
  ) { page, findings in
    for place in page.shown(with: ["scope"]) {
      guard let scope = page.source[place]["scope"] else { continue }
      let name = page.source[place].name
      if name != "th", !name.contains("-") {
        // HTML 4 allowed it on data cells, and browsers follow it there.
        findings.add(
          element: place, "scope has no meaning on \(page.tag(place)).", isReview: name == "td")
      } else if !["row", "col", "rowgroup", "colgroup"].contains(scope.lowercased()),
        !scope.isBlank
      {
        findings.add(element: place, "scope is “\(scope)”, and may be “row” or “col”.")
      }
    }
  }
}
