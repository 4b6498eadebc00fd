/// Finds what the first stop of a table cell says of its place.
///
/// The row is told at the first cell of each row; the header of the column stands before every
/// cell, except before the first cell of the row right below the header, which was just passed. Of
/// several headers one above the other, the topmost is told.
/// Source: AccessibilitySnapshot 0.12.1 for the rules; a11ysupport.io, table/example_1.json,
/// grid.json, headers-attribute-multi-level.json, and magentaA11y, heading, for the same on the web.
struct WebTables {
  private struct Open {
    var lastRow = 0
    var headers: [Int: [(row: Int, name: WebAttributes.Name)]] = [:]
    var rowCounter = 0
    var columnCounter = 0
  }

  private var open: [Open] = []
  private var pending: WebAttributes.Cell?

  /// Enters a table, row or cell.
  mutating func enter(_ node: Node, language: String?) {
    switch node.role {
    case .table, .grid, .treeGrid:
      open.append(Open())
      pending = nil
    case .row where !open.isEmpty:
      open[open.count - 1].rowCounter += 1
      open[open.count - 1].columnCounter = 0
    case .cell, .gridCell, .columnHeader, .rowHeader: enterCell(node, language: language)
    default: break
    }
  }

  /// Leaves a table or cell.
  mutating func leave(_ role: Role) {
    switch role {
    case .table, .grid, .treeGrid: if !open.isEmpty { open.removeLast() }
    case .cell, .gridCell, .columnHeader, .rowHeader: pending = nil
    default: break
    }
  }

  /// The cell whose first stop comes now.
  mutating func takeCell() -> WebAttributes.Cell? {
    defer { pending = nil }
    return pending
  }

  private mutating func enterCell(_ node: Node, language: String?) {
    guard let table = open.indices.last else { return }
    let row = node.place?.row ?? max(open[table].rowCounter, 1)
    let column = node.place?.column ?? open[table].columnCounter + 1
    let span = max(node.place?.columnSpan ?? 1, 1)
    open[table].columnCounter = column + span - 1
    var cell = WebAttributes.Cell(row: row, column: column)
    cell.tellsRow = row != open[table].lastRow
    open[table].lastRow = row
    cell.sort = node.states.sort
    let isHeader = node.role == .columnHeader || node.role == .rowHeader
    // Safari calls the first header of a table both kinds, whatever it is.
    let isCorner = isHeader && row == 1 && column == 1
    cell.isColumnHeader = node.role == .columnHeader || isCorner
    cell.isRowHeader = node.role == .rowHeader || isCorner
    if node.role == .columnHeader {
      // Spans come from authors: a header is kept for as many columns as a table can have.
      for place in column..<(column + min(span, 1000)) {
        open[table].headers[place, default: []].append(
          (row, WebAttributes.Name(text: node.name, language: language)))
      }
    } else if node.role != .rowHeader || !isCorner {
      cell.headers = (open[table].headers[column] ?? [])
        .filter { !$0.name.text.isEmpty && !(cell.tellsRow && $0.row == row - 1) && $0.row != row }
        .prefix(1).map(\.name)
    }
    pending = cell
  }
}
