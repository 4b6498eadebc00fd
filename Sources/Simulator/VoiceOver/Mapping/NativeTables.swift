/// Finds the row and column of every cell while a native screen is walked.
struct NativeTables {
  private struct Open {
    var depth: Int
    var element: Int
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
  mutating func place(_ element: inout AccessibilityElement, _ node: Node, depth: Int) {
    guard let last = open.indices.last else { return }
    if node.role == .row {
      open[last].row += 1
      open[last].column = 0
    }
    guard node.role.native == .cell else { return }
    let row = node.place?.row.map { $0 - 1 } ?? max(open[last].row, 0)
    let column = node.place?.column.map { $0 - 1 } ?? open[last].column
    let columns = max(node.place?.columnSpan ?? 1, 1)
    open[last].column = column + columns
    element.kind = .cell
    element.cell = AccessibilityElement.CellRange(
      row: row, rowSpan: max(node.place?.rowSpan ?? 1, 1), column: column, columnSpan: columns)
  }

  /// Opens a table, or adds a placed cell to the one that is open.
  mutating func enter(_ role: Role, element: Int, _ node: Node, depth: Int) {
    if role.native == .table {
      open.append(Open(depth: depth, element: element))
      return
    }
    guard let last = open.indices.last, role.native == .cell, let row = rowOfLastCell(node),
      let column = columnOfLastCell(node)
    else { return }
    open[last].table.add(element, row: row, column: column)
    if role == .columnHeader { open[last].table.columnHeaders[column, default: []].append(element) }
    if role == .rowHeader { open[last].table.rowHeaders[row, default: []].append(element) }
  }

  /// Gives the tables to their elements.
  mutating func finish(in tree: inout AccessibilityTree) {
    leave(depth: 0)
    for (element, table) in finished { tree[element].table = table }
  }

  private func rowOfLastCell(_ node: Node) -> Int? {
    node.place?.row.map { $0 - 1 } ?? open.last.map { max($0.row, 0) }
  }

  private func columnOfLastCell(_ node: Node) -> Int? {
    node.place?.column.map { $0 - 1 }
      ?? open.last.map { $0.column - max(node.place?.columnSpan ?? 1, 1) }
  }
}
