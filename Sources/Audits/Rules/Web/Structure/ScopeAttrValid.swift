internal import Simulator

extension AuditRule {
  static let scopeAttrValid = page(
    "scope-attr-valid", aliases: ["scope", "table_scope_valid"], severity: .warning,
    criteria: ["1.3.1"], bestPractice: ["1.3.1"],
    condition: "A scope attribute is on an element that is not a header, or has an unknown value.",
    why: "Browsers ignore it, so readers may announce the wrong header with a cell.",
    fix: "Use scope=\"col\" or scope=\"row\" on <th> elements only.",
    examples: [
      .fails(.web, "<table><tr>↓<th scope=column>Price</th></tr><tr><td>1</td></tr></table>"),
      .fails(.web, "↓<div scope=row>Price</div>"),
      .passes(.web, "<table><tr><th scope=col>Price</th></tr><tr><td>1</td></tr></table>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["scope"]) {
      guard let scope = page.source[index]["scope"] else { continue }
      let name = page.source[index].name
      if name != "th", !name.contains("-") {
        findings.add(
          element: index, "scope has no meaning on \(page.tag(index)).",
          fix: Finding.Fix(
            name == "td"
              ? "Make the cell a <th> if it is a header, or remove scope." : "Remove scope."))
      } else if !["row", "col", "rowgroup", "colgroup"].contains(scope.lowercased()),
        !scope.isBlank
      {
        findings.add(
          element: index, "scope is “\(scope)”, but must be “row” or “col”.",
          fix: Finding.Fix(
            "Write scope=\"col\" for the header of a column, and scope=\"row\" for that of a row."))
      }
    }
  }
}
