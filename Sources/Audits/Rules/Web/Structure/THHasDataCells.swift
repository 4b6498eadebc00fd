internal import Simulator

extension AuditRule {
  static let thHasDataCells = page(
    "th-has-data-cells", aliases: ["d0f69e"], severity: .warning, criteria: ["1.3.1"],
    condition: "A table header has no cells.",
    why: "People hear the header and look for cells that do not exist.",
    fix: "Use a <td> instead, or move the header above or before its cells.",
    examples: [
      .fails(.web, "<table><tr>↓<th>Milk</th>↓<th>Bread</th></tr></table>"),
      .fails(
        .web, "<table><tr><th>A</th>↓<th>B</th></tr><tr><td>1</td></tr><tr><td>2</td></tr></table>"),
      .passes(.web, "<table><tr><th>Milk</th></tr><tr><td>1</td></tr></table>"),
      .passes(.web, "<table><tr><th>Milk</th><td>1</td></tr></table>"),
      .passes(
        .web,
        "<table><thead><tr><th>Boat</th><th>Seats</th></tr></thead>"
          + "<tr><th>Gull</th><td>4</td></tr><tr><th>Tern</th><td>6</td></tr></table>"),
      .passes(
        .web,
        "<table><tr><th scope=col>Name</th><th scope=col>Age</th></tr>"
          + "<tr><th scope=row>Ann</th><td>9</td></tr></table>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["table"]) {
      let role = page.explicitRole(of: index)
      guard role == nil || ["table", "grid", "treegrid"].contains(role) else { continue }
      TableGrid(page, table: index).addIdleHeaders(to: &findings)
    }
  }
}

extension TableGrid {
  /// Adds findings about headers that apply to no cell.
  fileprivate func addIdleHeaders(to findings: inout FindingList) {
    // A row header is also a cell of its column, so a column header above the row header has a
    // cell. Therefore, the last row header of each column is recorded, and the last column header
    // of each row.
    var (lastRowHead, lastColumnHead): ([Int: Int], [Int: Int]) = ([:], [:])
    for head in cells where head.isHeader && !page.isHidden(head.index) {
      if isRowHeader(head) {
        for column in head.columns {
          lastRowHead[column] = max(lastRowHead[column] ?? 0, head.rows.lowerBound)
        }
      } else if scope(of: head).hasPrefix("col") {
        for row in head.rows {
          lastColumnHead[row] = max(lastColumnHead[row] ?? 0, head.columns.lowerBound)
        }
      }
    }
    for header in cells where header.isHeader {
      let id = page.source[header.index]["id"] ?? ""
      guard !headerIds.contains(id), !page.isHidden(header.index), page.hasShownText(header.index)
      else { continue }
      let scope = scope(of: header)
      let inRow =
        header.rows.contains(where: rowsWithData.contains)
        || header.rows.contains { (lastColumnHead[$0] ?? 0) >= header.columns.upperBound }
      let inColumn =
        header.columns.contains(where: columnsWithData.contains)
        || header.columns.contains { (lastRowHead[$0] ?? 0) >= header.rows.upperBound }
      let hasCells =
        scope.hasPrefix("col") ? inColumn : scope.hasPrefix("row") ? inRow : inRow || inColumn
      if !hasCells { findings.add(element: header.index, "No cell belongs to this table header.") }
    }
  }

  /// Whether a header names its row, so that the header is also a cell for the column header above.
  ///
  /// Without a scope, a header among data cells names its row. Source: HTML Standard, “Forming
  /// relationships between data cells and header cells”.
  private func isRowHeader(_ header: Cell) -> Bool {
    let scope = scope(of: header)
    if !scope.isEmpty { return scope.hasPrefix("row") }
    let role = page.explicitRole(of: header.index)
    return role == "rowheader" || role == nil && header.rows.contains(where: rowsWithData.contains)
  }

  private func scope(of header: Cell) -> String {
    (page.source[header.index]["scope"] ?? "").lowercased()
  }
}
