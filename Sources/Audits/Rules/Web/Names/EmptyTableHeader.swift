internal import Simulator

extension AuditRule {
  static let emptyTableHeader = page(
    "empty-table-header", aliases: ["table_caption_empty"], severity: .warning, criteria: ["1.3.1"],
    bestPractice: ["1.3.1"],
    condition: "A table header or the caption of a table has no text.",
    why: "Readers announce the header with each cell, but there is nothing to announce.",
    fix: "Write what the column or row contains, or use a <td> for an empty corner.",
    examples: [
      .fails(
        .web, "<table><tr>↓<th></th><th>Price</th></tr><tr><td>Milk</td><td>1</td></tr></table>"),
      .fails(
        .web, "<table>↓<caption> </caption><tr><th>Milk</th><td>1</td></tr></table>"),
      .passes(
        .web, "<table><tr><td></td><th>Price</th></tr><tr><td>Milk</td><td>1</td></tr></table>"),
      .passes(
        .web,
        "<table role=presentation><tr><th></th><th>Price</th></tr><tr><td>Milk</td><td>1</td></tr>"
          + "</table>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["th"], with: ["role"]) {
      let explicit = page.explicitRole(of: index)
      let isHeader =
        explicit == "columnheader" || explicit == "rowheader"
        || explicit == nil && page.source[index].name == "th"
      guard isHeader, page.name(of: index).isBlank, !page.hasShownText(index),
        explicit != nil || !page.isInTableForLayout(index)
      else { continue }
      findings.add(element: index, "This table header has no text.")
    }
    for index in page.shown(named: ["caption"])
    where page.explicitRole(of: index) == nil && !page.hasText(index)
      && page.source[index].firstChild == nil && !page.isInTableForLayout(index)
    {
      findings.add(
        element: index, "This caption has no text.",
        fix: Finding.Fix("Write what the table is about, or remove the <caption>."))
    }
  }
}

extension WebPage {
  /// Whether the table around a cell has no role, because the author uses the table for layout.
  fileprivate func isInTableForLayout(_ index: Int) -> Bool {
    guard let table = table(of: index) else { return false }
    let role = role(of: table)
    return role == "none" || role == "presentation"
  }
}
