import AccessibilityTree

/// Finds the row and column of every cell while a native screen is walked.
struct NativeTables {
  private struct Open {
    var depth, element: Int
    var row = -1
    var column = 0
    var table = AccessibilityTable()
  }

  private var open: [Open] = []
  private var finished: [(element: Int, table: AccessibilityTable)] = []

  /// Closes the tables that a node of that depth is outside of.
  mutating func leave(depth: Int) {
    while let last = open.last, last.depth >= depth {
      finished.append((last.element, last.table))
      open.removeLast()
    }
  }

  /// Gives a cell its row and column, from the author or by counting.
  mutating func place(_ element: inout AccessibilityElement, _ node: Node) {
    guard let last = open.indices.last else { return }
    if node.role == .row {
      open[last].row += 1
      open[last].column = 0
    }
    guard node.role.native == .cell else { return }
    let row = NativeTables.index(node.place?.row) ?? max(open[last].row, 0)
    let column = NativeTables.index(node.place?.column) ?? open[last].column
    let columns = NativeTables.span(node.place?.columnSpan)
    open[last].column = column + columns
    element.kind = .cell
    element.cell = AccessibilityElement.CellRange(
      row: row, rowSpan: NativeTables.span(node.place?.rowSpan), column: column,
      columnSpan: columns)
  }

  /// Opens a table, or adds a placed cell to the one that is open.
  mutating func enter(_ element: AccessibilityElement, at index: Int, _ node: Node, depth: Int) {
    if element.kind == .dataTable {
      open.append(Open(depth: depth, element: index))
      return
    }
    guard let last = open.indices.last, let row = element.cell?.row,
      let column = element.cell?.column
    else { return }
    open[last].table.add(index, row: row, column: column)
    switch node.role {
    case .columnHeader: open[last].table.columnHeaders[column, default: []].append(index)
    case .rowHeader: open[last].table.rowHeaders[row, default: []].append(index)
    default: break
    }
  }

  /// Gives the tables to their elements.
  mutating func finish(in tree: inout ElementTree) {
    leave(depth: 0)
    for (element, table) in finished { tree[element].table = table }
  }

  /// No table has more rows or columns; an author's number beyond it says nothing.
  private static let limit = 1_000_000_000

  /// A row or column from 0, of what an author counts from 1.
  static func index(_ number: Int?) -> Int? {
    number.flatMap { (1...limit).contains($0) ? $0 - 1 : nil }
  }

  /// How many rows or columns a cell covers.
  static func span(_ number: Int?) -> Int {
    number.flatMap { (1...limit).contains($0) ? $0 : nil } ?? 1
  }
}
