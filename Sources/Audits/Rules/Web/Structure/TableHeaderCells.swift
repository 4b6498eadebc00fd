internal import Simulator

extension AuditRule {
  static let tableHeaderCells = page(
    "th-has-data-cells", aliases: ["d0f69e"], severity: .serious, criteria: ["1.3.1"],
    condition: "A header of a table has no cells that it could be the header of.",
    why: "People hear of a header and look for what belongs to it.",
    mend: "Make it a <td>, or move it above or before its cells.",
    examples: [
      .fails(.web, "<table><tr><th>Milk</th><th>Bread</th></tr></table>"),
      .fails(
        .web,
        "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr><tr><td>2</td></tr></table>"),
      .passes(.web, "<table><tr><th>Milk</th></tr><tr><td>1</td></tr></table>"),
      .passes(.web, "<table><tr><th>Milk</th><td>1</td></tr></table>"),
    ]
  ) { page, findings in
    for place in page.shown(named: ["table"]) {
      let role = page.explicitRole(of: place)
      guard role == nil || ["table", "grid", "treegrid"].contains(role) else { continue }
      TableCells(page, table: place).check(&findings)
    }
  }
}

/// Which cells stand in which rows and columns of one table.
///
/// Source: HTML Standard, “Forming a table”, as far as rows and columns with cells are concerned.
private struct TableCells {
  private struct Header {
    var place: Int
    var rows: Range<Int>
    var columns: Range<Int>
  }

  private let page: WebPage
  private var headers: [Header] = []
  private var rowsWithData: Set<Int> = []
  private var columnsWithData: Set<Int> = []
  private var named: Set<String> = []

  init(_ page: WebPage, table: Int) {
    self.page = page
    var taken: [Int: Int] = [:]
    var row = 0
    for line in TableCells.rows(of: table, page) {
      var column = 0
      for place in page.source.children(of: line) {
        let element = page.source[place]
        guard element.name == "td" || element.name == "th" else { continue }
        while taken[column, default: 0] > row { column += 1 }
        let width = TableCells.span(element["colspan"]),
          height = TableCells.span(element["rowspan"])
        let rows = row..<row + height, columns = column..<column + width
        for one in columns { taken[one] = rows.upperBound }
        note(place, rows: rows, columns: columns)
        column += width
      }
      row += 1
    }
  }

  func check(_ findings: inout FindingList) {
    for header in headers {
      let id = page.source[header.place]["id"] ?? ""
      guard !named.contains(id), !page.isHidden(header.place), page.hasShownText(header.place)
      else { continue }
      let scope = (page.source[header.place]["scope"] ?? "").lowercased()
      let inRow = header.rows.contains(where: rowsWithData.contains)
      let inColumn = header.columns.contains(where: columnsWithData.contains)
      let hasCells =
        scope.hasPrefix("col") ? inColumn : scope.hasPrefix("row") ? inRow : inRow || inColumn
      if !hasCells { findings.add(element: header.place, "No cell belongs to this header.") }
    }
  }

  private mutating func note(_ place: Int, rows: Range<Int>, columns: Range<Int>) {
    let element = page.source[place]
    named.formUnion((element["headers"] ?? "").idTokens)
    let role = page.explicitRole(of: place)
    let isHeader =
      role == "columnheader" || role == "rowheader" || role == nil && element.name == "th"
    if isHeader {
      headers.append(Header(place: place, rows: rows, columns: columns))
    } else {
      rowsWithData.formUnion(rows)
      columnsWithData.formUnion(columns)
    }
  }

  private static func rows(of table: Int, _ page: WebPage) -> [Int] {
    page.source.children(of: table).flatMap { child -> [Int] in
      switch page.source[child].name {
      case "tr": return [child]
      case "thead", "tbody", "tfoot":
        return page.source.children(of: child).filter { page.source[$0].name == "tr" }
      default: return []
      }
    }
  }

  private static func span(_ text: String?) -> Int {
    min(max(text.flatMap { Int($0) } ?? 1, 1), 1000)
  }
}
