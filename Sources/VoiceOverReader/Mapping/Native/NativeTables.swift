import AccessibilityTree

/// The tables around the current node while a native screen is mapped.
///
/// These tables are needed to find the row and column of each cell.
struct NativeTables {
  private struct OpenTable {
    var depth, element: Int
    var row = -1
    var column = 0
    var table = AccessibilityTable()
  }

  private var open: [OpenTable] = []
  private var finished: [(element: Int, table: AccessibilityTable)] = []

  /// Closes the tables that cannot contain a node of this depth.
  mutating func leave(depth: Int) {
    while let last = open.last, last.depth >= depth {
      finished.append((last.element, last.table))
      open.removeLast()
    }
  }

  /// Sets the row and column of a cell.
  ///
  /// If the author does not state the row or column, the mapping counts the rows or columns before
  /// the cell.
  mutating func setPosition(of element: inout AccessibilityElement, _ node: Node) {
    guard let last = open.indices.last else { return }
    if node.role == .row {
      open[last].row += 1
      open[last].column = 0
    }
    guard node.role.native == .cell else { return }
    let row = NativeTables.index(node.collectionPosition?.row) ?? max(open[last].row, 0)
    let column = NativeTables.index(node.collectionPosition?.column) ?? open[last].column
    let columns = NativeTables.span(node.collectionPosition?.columnSpan)
    open[last].column = column + columns
    element.kind = .cell
    element.cell = AccessibilityElement.CellRange(
      row: row, rowSpan: NativeTables.span(node.collectionPosition?.rowSpan), column: column,
      columnSpan: columns)
  }

  /// Opens a table, or adds a cell to the innermost open table.
  mutating func enter(_ element: AccessibilityElement, at index: Int, _ node: Node, depth: Int) {
    if element.kind == .dataTable {
      open.append(OpenTable(depth: depth, element: index))
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

  /// Sets the cells and headers of each table's element.
  mutating func finish(in tree: inout ElementTree) {
    leave(depth: 0)
    for (element, table) in finished { tree[element].table = table }
  }

  /// The maximum number of a row or column; larger numbers count as unknown.
  private static let limit = 1_000_000_000

  /// Converts the number of a row or column, counted from 1, to an index, counted from 0.
  static func index(_ number: Int?) -> Int? {
    number.flatMap { (1...limit).contains($0) ? $0 - 1 : nil }
  }

  /// Returns the number of rows or columns that a cell spans.
  static func span(_ number: Int?) -> Int {
    number.flatMap { (1...limit).contains($0) ? $0 : nil } ?? 1
  }
}
