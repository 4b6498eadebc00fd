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

    /// Keeps the header of a column; a cell passes over two rows at most, so three are enough.
    mutating func keep(_ name: WebAttributes.Name, row: Int, column: Int) {
      let others = headers[column] ?? []
      guard !name.text.isEmpty, others.count < 3, !others.contains(where: { $0.row == row }) else {
        return
      }
      headers[column, default: []].append((row, name))
    }
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
    let row = NativeTables.index(node.place?.row).map { $0 + 1 } ?? max(open[table].rowCounter, 1)
    let column =
      NativeTables.index(node.place?.column).map { $0 + 1 } ?? open[table].columnCounter + 1
    let span = NativeTables.span(node.place?.columnSpan)
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
      let name = WebAttributes.Name(text: node.name, language: language)
      // Spans come from authors: a header is kept for as many columns as a table can have.
      for place in column..<(column + min(span, 1000)) {
        open[table].keep(name, row: row, column: place)
      }
    } else if node.role != .rowHeader || !isCorner {
      let header = open[table].headers[column]?.first {
        !(cell.tellsRow && $0.row == row - 1) && $0.row != row
      }
      cell.headers = header.map { [$0.name] } ?? []
    }
    pending = cell
  }
}
