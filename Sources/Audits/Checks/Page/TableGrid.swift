internal import Simulator

/// The rows and columns of the cells of a table.
///
/// Source: HTML Standard, “Forming a table”.
struct TableGrid {
  struct Cell {
    var index: Int
    var rows: Range<Int>
    var columns: Range<Int>
    var isHeader: Bool
    var isInFoot: Bool
  }

  let page: WebPage
  private(set) var cells: [Cell] = []
  private(set) var rowsWithData: Set<Int> = []
  private(set) var columnsWithData: Set<Int> = []
  /// The ids in the `headers` attributes of the table.
  private(set) var headerIds: Set<String> = []
  /// The number of columns in each row.
  private(set) var widths: [Int] = []

  init(_ page: WebPage, table: Int) {
    self.page = page
    var taken: [Int: Int] = [:]
    for (row, line) in TableGrid.rows(of: table, page).enumerated() {
      var column = 0
      let isInFoot = page.source[line].parent.map { page.source[$0].name == "tfoot" } ?? false
      for index in page.source.children(of: line) {
        let element = page.source[index]
        guard element.name == "td" || element.name == "th" else { continue }
        while taken[column, default: 0] > row { column += 1 }
        let width = TableGrid.span(element["colspan"]),
          height = TableGrid.span(element["rowspan"])
        let rows = row..<row + height, columns = column..<column + width
        for one in columns { taken[one] = rows.upperBound }
        append(index, rows: rows, columns: columns, isInFoot)
        column += width
      }
      while taken[column, default: 0] > row { column += 1 }
      widths.append(column)
    }
  }

  private mutating func append(
    _ index: Int, rows: Range<Int>, columns: Range<Int>, _ isInFoot: Bool
  ) {
    let element = page.source[index]
    headerIds.formUnion((element["headers"] ?? "").idTokens)
    let role = page.explicitRole(of: index)
    let isHeader =
      role == "columnheader" || role == "rowheader" || role == nil && element.name == "th"
    cells.append(
      Cell(index: index, rows: rows, columns: columns, isHeader: isHeader, isInFoot: isInFoot))
    guard !isHeader else { return }
    rowsWithData.formUnion(rows)
    columnsWithData.formUnion(columns)
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
