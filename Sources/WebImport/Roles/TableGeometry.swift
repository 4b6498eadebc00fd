internal import AccessibilityTree

/// The rows, columns and spans of the tables of a page.
///
/// Source: HTML Standard, 4.9.12.1 “Forming a table”; HTML-AAM 1.0 for the kind of header of a `th`
/// without `scope`.
struct TableGeometry: Sendable {
  /// The row and the column of a cell, counted from 1, and the numbers of rows and columns that the
  /// cell spans.
  struct Cell: Sendable {
    var row: Int
    var column: Int
    var rowSpan: Int
    var columnSpan: Int
  }

  private let dom: DOM
  private(set) var cells: [DOM.ID: Cell] = [:]
  private(set) var sizes: [DOM.ID: (rows: Int, columns: Int)] = [:]
  private var tables: [DOM.ID: DOM.ID] = [:]
  private var headerKinds: [DOM.ID: Role] = [:]
  private var dataTables: Set<DOM.ID> = []

  /// The maximum number of columns for which row spans are tracked.
  private static let maximumWidth = 1_000

  init(_ dom: DOM) {
    self.dom = dom
    for id in dom.ids where dom.htmlTag(id) == .table {
      tables[id] = id
      layOut(id)
    }
  }

  /// Returns the table to which a table, caption, row group, row or cell belongs.
  func table(of id: DOM.ID) -> DOM.ID? { tables[id] }

  /// Whether a table is probably used only for layout, because nothing shows that it contains data.
  ///
  /// Source: the heuristic that Blink and WebKit share, without the parts that need the final
  /// layout.
  func isLayout(_ table: DOM.ID) -> Bool { !dataTables.contains(table) }

  private func hasData(_ table: DOM.ID, _ rows: [DOM.ID]) -> Bool {
    if dom.has(.role, table) || dom.words(.summary, of: table) != nil { return true }
    let structure: Set<HTMLTag> = [.caption, .thead, .tfoot, .colgroup, .col]
    if dom.children(of: table).contains(where: { structure.contains(dom[$0].tag) }) { return true }
    if let size = sizes[table], size.rows * size.columns <= 1 { return false }
    if dom.has(.rules, table) || rows.count >= 20 { return true }
    if let border = dom.attribute(.border, of: table), border.asciiTrimmed != "0" {
      return true
    }
    return rows.contains { row in
      dom.children(of: row).contains { cell in
        dom.htmlTag(cell) == .th || dom.has(.headers, cell) || dom.has(.scope, cell)
          || dom.has(.abbr, cell) || dom.has(.axis, cell)
      }
    }
  }

  func headerRole(of id: DOM.ID) -> Role { headerKinds[id] ?? .columnHeader }

  private mutating func layOut(_ table: DOM.ID) {
    var rows: [DOM.ID] = []
    for child in dom.children(of: table) {
      switch dom.htmlTag(child) {
      case .caption: tables[child] = table
      case .tbody, .thead, .tfoot:
        tables[child] = table
        rows += dom.children(of: child).filter { dom.htmlTag($0) == .tr }
      case .tr: rows.append(child)
      default: break
      }
    }
    layOutCells(of: rows, in: table)
    if hasData(table, rows) { dataTables.insert(table) }
  }

  private mutating func layOutCells(of rows: [DOM.ID], in table: DOM.ID) {
    // For each column, the number of further rows that a cell from a row above covers.
    var covered: [Int] = []
    var width = 0
    for (index, row) in rows.enumerated() {
      tables[row] = table
      var column = 0
      let cells = dom.children(of: row).filter { [.td, .th].contains(dom.htmlTag($0)) }
      var next = [Int](covered.map { max(0, $0 - 1) })
      for id in cells {
        while column < covered.count, covered[column] > 0 { column += 1 }
        let cell = cell(id, row: index, column: column, of: rows.count)
        tables[id] = table
        self.cells[id] = cell
        headerKinds[id] = headerKind(id)
        let end = min(column + cell.columnSpan, TableGeometry.maximumWidth)
        if cell.rowSpan > 1, end > column {
          if next.count < end { next += [Int](repeating: 0, count: end - next.count) }
          for index in column..<end { next[index] = max(next[index], cell.rowSpan - 1) }
        }
        column += cell.columnSpan
        width = max(width, column)
      }
      covered = next
    }
    sizes[table] = (rows.count, width)
  }

  private func cell(_ id: DOM.ID, row: Int, column: Int, of rows: Int) -> Cell {
    let columnSpan = dom.attribute(.colspan, of: id)?.htmlInteger ?? 1
    let rowSpan = dom.attribute(.rowspan, of: id)?.htmlInteger ?? 1
    return Cell(
      row: row + 1, column: column + 1,
      rowSpan: rowSpan == 0 ? rows - row : max(1, min(rowSpan, rows - row)),
      columnSpan: columnSpan < 1 ? 1 : min(columnSpan, 1_000))
  }

  /// Returns the kind of a header, from the attribute `scope`.
  ///
  /// Without `scope`, a header in a row with data is a row header.
  private func headerKind(_ id: DOM.ID) -> Role {
    guard dom.htmlTag(id) == .th else { return .cell }
    switch dom.keyword(.scope, of: id) {
    case "col", "colgroup": return .columnHeader
    case "row", "rowgroup": return .rowHeader
    default: return isBesideData(id) ? .rowHeader : .columnHeader
    }
  }

  private func isBesideData(_ id: DOM.ID) -> Bool {
    let neighbours = [dom.previousElement(id), dom.nextElement(id)]
    return neighbours.contains { $0 >= 0 && dom.htmlTag($0) == .td && dom[$0].firstChild >= 0 }
  }
}
