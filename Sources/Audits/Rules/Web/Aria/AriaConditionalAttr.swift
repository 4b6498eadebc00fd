internal import Simulator

extension AuditRule {
  static let ariaConditionalAttr = page(
    "aria-conditional-attr", aliases: ["aria_attribute_valid", "aria_attribute_conflict"],
    severity: .serious, criteria: ["4.1.2"],
    condition:
      "An aria-checked contradicts its native check box, or a table row has an attribute that only "
      + "rows of a tree grid support.",
    why:
      "Browsers and readers differ in what they do with such an attribute, so people may hear a "
      + "wrong state.",
    fix: "Remove the attribute; the element's own state is announced.",
    examples: [
      .fails(.web, "<label>↓<input type=checkbox aria-checked=true>News</label>"),
      .fails(
        .web, "<div role=table>↓<div role=row aria-level=1><div role=cell>A</div></div></div>"),
      .passes(.web, "<label><input type=checkbox checked aria-checked=true>News</label>"),
      .passes(
        .web, "<div role=treegrid><div role=row aria-level=1><div role=gridcell>A</div></div></div>"
      ),
    ]
  ) { page, findings in
    for index in page.shown(with: ["aria-checked"] + ofTreeRows) {
      let element = page.source[index]
      if element.name == "input", let checked = element["aria-checked"], !checked.isBlank,
        (element["type"] ?? "").lowercased() == "checkbox"
      {
        let isChecked = element["checked"] != nil
        guard checked.lowercased() != (isChecked ? "true" : "false") else { continue }
        findings.add(
          element: index,
          "aria-checked is “\(checked)”, but the check box is \(isChecked ? "" : "not ")checked.")
      } else if page.role(of: index) == "row" {
        checkRow(index, page, &findings)
      }
    }
  }

  /// The attributes that a row supports only in a tree grid.
  private static let ofTreeRows = ["aria-expanded", "aria-level", "aria-posinset", "aria-setsize"]

  /// Checks a row; only rows of a tree grid can be expanded and have a level.
  private static func checkRow(_ index: Int, _ page: WebPage, _ findings: inout FindingList) {
    let element = page.source[index]
    for name in ofTreeRows {
      guard element[name] != nil else { continue }
      let owner = page.flat.ancestors(of: index).lazy.compactMap { page.role(of: $0) }
        .first { ["table", "grid", "treegrid"].contains($0) }
      guard let owner, owner != "treegrid" else { return }
      findings.add(
        element: index,
        "\(name) has a meaning only in a tree grid, but this is a row of a \(owner).",
        fix: Finding.Fix("Remove \(name), or give the table the role “treegrid”."))
    }
  }
}
