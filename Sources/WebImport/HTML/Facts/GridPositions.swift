internal import AccessibilityTree

/// The rows and columns of tables and grids, in HTML and in ARIA.
///
/// Source: HTML-AAM 1.0 and Core-AAM 1.2 for the author's `aria-row…` and `aria-col…`.
struct GridPositions {
  private let page: PageFacts
  private var rows: [DOM.ID: Int] = [:]
  private var columns: [DOM.ID: Int] = [:]
  private var rowOf: [DOM.ID: DOM.ID] = [:]
  private var widths: [DOM.ID: Int] = [:]
  private var heights: [DOM.ID: Int] = [:]

  init(_ page: PageFacts) {
    self.page = page
    // The table that contains each item, or −1 if no table contains it.
    var tables = [DOM.ID](repeating: -1, count: page.dom.count)
    var currentRow: [DOM.ID: DOM.ID] = [:]
    for id in page.tree.order where !page.dom.isText(id) {
      let parent = page.tree.parent(of: id)
      tables[Int(id)] = parent >= 0 ? tables[Int(parent)] : -1
      let table = tables[Int(id)]
      switch page.roles[id] {
      case .table, .grid, .treeGrid: tables[Int(id)] = id
      case .row where table >= 0 && !page.visibility.isHidden(id):
        heights[table, default: 0] += 1
        rows[id] = heights[table]
        columns[id] = 0
        currentRow[table] = id
      case .cell, .gridCell, .columnHeader, .rowHeader:
        guard table >= 0, let row = currentRow[table], !page.visibility.isHidden(id) else { break }
        columns[row, default: 0] += 1
        columns[id] = columns[row]
        rowOf[id] = row
        widths[table] = max(widths[table] ?? 0, columns[row] ?? 0)
      default: break
      }
    }
  }

  /// Returns the position of a cell or row, or the size of a table.
  func position(of id: DOM.ID) -> CollectionPosition? {
    switch page.roles[id] {
    case .table, .grid, .treeGrid: size(of: id)
    case .row: rows[id].map { CollectionPosition(row: number(.ariaRowindex, id) ?? $0) }
    case .cell, .gridCell, .columnHeader, .rowHeader: cell(id)
    default: nil
    }
  }

  private func size(of table: DOM.ID) -> CollectionPosition {
    let native = page.tables.sizes[table]
    return CollectionPosition(
      rowCount: number(.ariaRowcount, table, from: -1) ?? native?.rows ?? heights[table] ?? 0,
      columnCount: number(.ariaColcount, table, from: -1) ?? native?.columns ?? widths[table] ?? 0)
  }

  private func cell(_ id: DOM.ID) -> CollectionPosition? {
    let row = rowOf[id]
    let native = page.tables.cells[id]
    guard native != nil || row != nil else { return nil }
    let ownRow = number(.ariaRowindex, id) ?? row.flatMap { number(.ariaRowindex, $0) }
    let ownColumn = number(.ariaColindex, id)
    return CollectionPosition(
      row: ownRow ?? native?.row ?? row.flatMap { rows[$0] },
      column: ownColumn ?? native?.column ?? columns[id],
      rowSpan: native?.rowSpan ?? number(.ariaRowspan, id) ?? 1,
      columnSpan: native?.columnSpan ?? number(.ariaColspan, id) ?? 1)
  }

  private func number(_ name: AttributeName, _ id: DOM.ID, from minimum: Int = 1) -> Int? {
    guard let number = page.dom.attribute(name, of: id)?.htmlInteger, number >= minimum else {
      return nil
    }
    return number
  }
}
