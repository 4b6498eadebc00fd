import AccessibilityTree

/// The position and headers that VoiceOver announces at the first stop of a table cell.
///
/// - VoiceOver announces the row if it differs from the row of the previous stop.
/// - VoiceOver announces the header of the column before a cell if the previous stop is in another
///   column, except at the first cell of the row directly below the header.
/// - If a header belongs to several rows, it is announced before the first cell of each further
///   row.
/// - VoiceOver does not announce the header of a row before cells to the left of that header.
/// - If there are several headers above each other, VoiceOver announces the topmost one.
/// - The header of a cell in column *n* is that of the *n*-th column with a header cell; empty
///   header cells count.
/// - If focus moves backwards, the cell is announced at its last stop. For these rules, the stop in
///   the next cell then counts as the previous stop. Source: a11ysupport.io, grid.json, previous
///   item.
///
/// Source: WebKit, AXCoreObject.cpp, columnHeaders, and WebAccessibilityObjectWrapperIOS.mm,
/// accessibilityHeaderElements; a11ysupport.io, table/example_1.json, grid.json, gridcell.json,
/// headers-attribute.json, headers-attribute-multi-level.json;
/// GoogleChrome/accessible-datagrid#205; cerner/terra-core#1916.
struct WebTables {
  private struct Header {
    var row: Int
    var name: WebAttributes.Name
  }

  private struct OpenTable {
    var number: Int
    /// The row and column of the previous stop in the table, from 1; 0 before the first stop.
    var lastRow = 0
    var lastColumn = 0
    var headers: [Int: [Header]] = [:]
    /// The numbers of the columns that have a header, in order.
    var headed: [Int] = []
    var rowCounter = 0
    var columnCounter = 0
    /// The header of the current row, and the number of further rows to which the header belongs.
    var rowHeader: (name: WebAttributes.Name, rows: Int)?

    /// Adds the header of a column.
    ///
    /// Three headers for each column are enough, because a cell ignores at most two headers: those
    /// in the cell's own row and in the row above.
    mutating func keepColumn(_ name: WebAttributes.Name, row: Int, column: Int) {
      let others = headers[column] ?? []
      guard others.count < 3, !others.contains(where: { $0.row == row }) else { return }
      if others.isEmpty {
        let index = headed.firstIndex { $0 > column } ?? headed.count
        headed.insert(column, at: index)
      }
      headers[column, default: []].append(Header(row: row, name: name))
    }

    /// Returns the topmost header of a cell's column that meets a condition, or `nil`.
    func header(
      above cell: WebAttributes.Cell, where isSaid: (Header) -> Bool
    ) -> WebAttributes.Name? {
      guard headed.indices.contains(cell.column - 1) else { return nil }
      let name = headers[headed[cell.column - 1]]?.first(where: isSaid)?.name
      return name.flatMap { WebTextRun.isBlank($0.text) ? nil : $0 }
    }

    /// Enters a row.
    ///
    /// If the header of the row above spans this row, it is also the header of this row.
    mutating func enterRow() {
      rowCounter += 1
      columnCounter = 0
      if let reaching = rowHeader, reaching.rows > 0 {
        rowHeader?.rows -= 1
      } else {
        rowHeader = nil
      }
    }
  }

  private struct EnteredCell {
    var cell: WebAttributes.Cell
    /// Whether VoiceOver says the header of the column before the content of this cell.
    var isHeaded: Bool
    /// The header of the row, or `nil` if no header comes before this cell.
    var rowHeader: WebAttributes.Name?
  }

  /// A stop in a cell, recorded for announcing the cell when focus moves backwards.
  private struct Visit {
    var stop: Int
    var table: Int
    var cell: WebAttributes.Cell
    var columnHeader, rowHeader: WebAttributes.Name?
  }

  private var open: [OpenTable] = []
  private var pending: EnteredCell?
  /// The cell that contains the next stops.
  private var current: EnteredCell?
  private var visits: [Visit] = []
  /// The number of tables that have been entered so far.
  private var count = 0
  /// The header cell of a sorted column or row, if the header cell contains the next stops.
  private var sorted: WebAttributes.Cell?

  mutating func enter(_ node: Node, language: String?) {
    switch node.role {
    case .table, .grid, .treeGrid:
      count += 1
      open.append(OpenTable(number: count))
      pending = nil
      current = nil
    case .row where !open.isEmpty:
      open[open.count - 1].enterRow()
    case .cell, .gridCell, .columnHeader, .rowHeader: enterCell(node, language: language)
    default: break
    }
  }

  mutating func leave(_ role: Role) {
    switch role {
    case .table, .grid, .treeGrid: if !open.isEmpty { open.removeLast() }
    case .cell, .gridCell, .columnHeader, .rowHeader:
      pending = nil
      current = nil
      sorted = nil
    default: break
    }
  }

  /// Records that a stop is in the current cell.
  mutating func record(stop: Int) {
    guard let table = open.last, let current else { return }
    let header =
      current.isHeaded ? table.header(above: current.cell) { $0.row != current.cell.row } : nil
    visits.append(
      Visit(
        stop: stop, table: table.number, cell: current.cell, columnHeader: header,
        rowHeader: current.rowHeader))
  }

  /// Sets what VoiceOver announces at the stops in cells if focus moves backwards.
  func finish(in tree: inout ElementTree) {
    var last: [Int: WebAttributes.Cell] = [:]
    for visit in visits.reversed() {
      var cell = visit.cell
      let after = last[visit.table]
      last[visit.table] = cell
      guard after?.row != cell.row || after?.column != cell.column else { continue }
      cell.announcesRow = after?.row != cell.row
      if after?.column != cell.column { cell.headers += visit.columnHeader.map { [$0] } ?? [] }
      if cell.announcesRow { cell.headers += visit.rowHeader.map { [$0] } ?? [] }
      var backwards = tree[visit.stop].web?.backwards ?? .init()
      backwards.cell = cell
      tree[visit.stop].web?.backwards = backwards
    }
  }

  private mutating func enterCell(_ node: Node, language: String?) {
    guard let table = open.indices.last else { return }
    let row =
      NativeTables.index(node.collectionPosition?.row).map { $0 + 1 }
      ?? max(open[table].rowCounter, 1)
    let column =
      NativeTables.index(node.collectionPosition?.column).map { $0 + 1 } ?? open[table]
      .columnCounter + 1
    let span = NativeTables.span(node.collectionPosition?.columnSpan)
    open[table].columnCounter = column + span - 1
    var cell = WebAttributes.Cell(row: row, column: column)
    cell.columnSpan = span
    cell.sort = node.states.sort
    let isHeader = node.role == .columnHeader || node.role == .rowHeader
    // Safari announces a header in the first cell of a table as column header and as row header.
    let isCorner = isHeader && row == 1 && column == 1
    cell.isColumnHeader = node.role == .columnHeader || isCorner
    cell.isRowHeader = node.role == .rowHeader || isCorner
    if node.role == .columnHeader {
      let name = WebAttributes.Name(text: node.name, language: language)
      // HTML limits column spans to 1,000.
      for headed in column..<(column + min(span, 1000)) {
        open[table].keepColumn(name, row: row, column: headed)
      }
    }
    let isHeaded = node.role != .columnHeader && !isCorner
    let entered = EnteredCell(
      cell: cell, isHeaded: isHeaded, rowHeader: open[table].rowHeader?.name)
    pending = entered
    current = entered
    if node.role == .rowHeader, open[table].rowHeader == nil,
      !WebTextRun.isBlank(node.name)
    {
      let name = WebAttributes.Name(text: node.name, language: language)
      open[table].rowHeader = (name, NativeTables.span(node.collectionPosition?.rowSpan) - 1)
    }
  }

  /// Returns the cell to announce at the next stop, or `nil` if that stop is not the first of a
  /// cell.
  ///
  /// VoiceOver announces a header cell of a sorted column or row again at each further stop in the
  /// cell. Source: WebKit, LayoutTests, aria-sort-ios; a11ysupport.io, aria-sort.json.
  mutating func nextCell() -> WebAttributes.Cell? {
    guard let table = open.indices.last else { return nil }
    guard let entered = pending else { return sorted }
    pending = nil
    var cell = entered.cell
    cell.announcesRow = cell.row != open[table].lastRow
    if entered.isHeaded {
      cell.headers = columnHeader(of: cell, in: open[table]).map { [$0] } ?? []
    }
    if cell.announcesRow, let header = entered.rowHeader { cell.headers.append(header) }
    open[table].lastRow = cell.row
    open[table].lastColumn = cell.column
    if cell.sort != nil, cell.isColumnHeader || cell.isRowHeader {
      sorted = cell
      sorted?.announcesRow = false
      sorted?.headers = []
    }
    return cell
  }

  private func columnHeader(
    of cell: WebAttributes.Cell, in table: OpenTable
  ) -> WebAttributes.Name? {
    guard cell.column != table.lastColumn else { return nil }
    return table.header(above: cell) {
      !(cell.announcesRow && $0.row == cell.row - 1) && $0.row != cell.row
    }
  }
}
