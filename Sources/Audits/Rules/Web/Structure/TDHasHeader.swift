internal import Simulator

extension AuditRule {
  static let tdHasHeader = page(
    "td-has-header", aliases: ["table_headers_exists"], severity: .critical, criteria: ["1.3.1"],
    condition:
      "A data table with at least three rows and three columns has cells without a header.",
    why:
      "Readers announce the header with each cell; without one, "
      + "people hear a number without its meaning.",
    fix:
      "Use <th> for the cells that name a row or column, before or above the cells that they name.",
    examples: [
      .fails(
        .web,
        "↓<table><caption>Sales</caption><tr><td>Tea</td><td>1</td><td>2</td></tr>"
          + "<tr><td>Milk</td><td>3</td><td>4</td></tr>"
          + "<tr><td>Bread</td><td>5</td><td>6</td></tr></table>"),
      .passes(
        .web,
        "<table><caption>Sales</caption><tr><th>Tea</th><td>1</td><td>2</td></tr>"
          + "<tr><th>Milk</th><td>3</td><td>4</td></tr>"
          + "<tr><th>Bread</th><td>5</td><td>6</td></tr></table>"),
      .passes(.web, "<table><caption>Sales</caption><tr><td>Tea</td><td>1</td></tr></table>"),
    ]
  ) { page, findings in
    let tables = page.shown(named: ["table"])
    guard !tables.isEmpty else { return }
    let ids = page.elementsById
    let texts = page.shownTexts()
    for index in tables {
      let evidence = page.evidenceOfData(in: index)
      guard evidence != .none else { continue }
      let grid = TableGrid(page, table: index)
      guard grid.widths.count > 2, grid.widths.prefix(3).allSatisfy({ $0 > 2 }) else { continue }
      let bare = HeaderReach(grid, ids, texts).cellsWithoutHeader()
      guard let first = bare.first else { continue }
      findings.add(
        element: index,
        bare.count == 1
          ? "A cell of this table has no header."
          : "\(bare.count) cells of this table have no header.",
        needsReview: evidence == .columns,
        related: page.related(first, "The first of them."))
    }
  }
}

/// The evidence in the markup of a table that the table contains data.
private enum DataEvidence {
  /// No markup shows that the table contains data.
  case none
  /// The table only declares columns, as layout tables do, too.
  case columns
  /// The table has a caption, headers, or other markup of data.
  case markup
}

extension WebPage {
  /// Returns the evidence in the markup of a table that the table contains data.
  fileprivate func evidenceOfData(in table: Int) -> DataEvidence {
    if let role = explicitRole(of: table) {
      return ["table", "grid", "treegrid"].contains(role) ? .markup : .none
    }
    if source[table]["summary"]?.isBlank == false { return .markup }
    var evidence = DataEvidence.none
    let branch = source.branch(of: table)
    var index = table + 1
    while index < branch.upperBound {
      switch source[index].name {
      case "caption", "th", "thead", "tfoot": return .markup
      case "colgroup": evidence = .columns
      case "td":
        if source[index]["headers"] != nil || source[index]["scope"] != nil { return .markup }
        if ["columnheader", "rowheader"].contains(explicitRole(of: index)) { return .markup }
      case "table":
        // The cells of a nested table are skipped, because they belong to that table.
        index = source.branch(of: index).upperBound
        continue
      default: break
      }
      index += 1
    }
    return evidence
  }

  /// Returns, for each index of an element, how many earlier elements have visible text.
  ///
  /// The result has one more entry at the end, for all elements of the file.
  fileprivate func shownTexts() -> [Int] {
    var counts = [0]
    counts.reserveCapacity(source.count + 1)
    var count = 0
    for index in source.indices {
      if !source[index].text.isBlank, !isHidden(index) { count += 1 }
      counts.append(count)
    }
    return counts
  }
}

/// The cells to which the headers of a table apply: to the right of row headers, and below column
/// headers.
///
/// Source: HTML Standard, “Forming relationships between data cells and header cells”.
private struct HeaderReach {
  private let grid: TableGrid
  private let ids: [String: [Int]]
  private let texts: [Int]
  /// The first column with a row header, by row, and the first row with a column header, by column.
  private var inRow: [Int: Int] = [:]
  private var inColumn: [Int: Int] = [:]

  init(_ grid: TableGrid, _ ids: [String: [Int]], _ texts: [Int]) {
    self.grid = grid
    (self.ids, self.texts) = (ids, texts)
    for cell in grid.cells where cell.isHeader && !grid.page.isHidden(cell.index) {
      let direction = direction(of: cell)
      if direction != .column {
        for row in cell.rows { inRow[row] = min(inRow[row] ?? .max, cell.columns.lowerBound) }
      }
      if direction != .row {
        for column in cell.columns {
          inColumn[column] = min(inColumn[column] ?? .max, cell.rows.lowerBound)
        }
      }
    }
  }

  private enum Direction { case row, column, both }

  private func direction(of cell: TableGrid.Cell) -> Direction {
    let scope = (grid.page.source[cell.index]["scope"] ?? "").lowercased()
    if scope.hasPrefix("col") { return .column }
    if scope.hasPrefix("row") { return .row }
    switch grid.page.explicitRole(of: cell.index) {
    case "columnheader": return .column
    case "rowheader": return .row
    default: break
    }
    if !cell.rows.contains(where: grid.rowsWithData.contains) { return .column }
    if !cell.columns.contains(where: grid.columnsWithData.contains) { return .row }
    return .both
  }

  func cellsWithoutHeader() -> [Int] {
    let width = grid.widths.max() ?? 0
    return grid.cells.filter { cell in
      // A cell that spans the whole table, or several columns of the footer, needs no column
      // header.
      guard !cell.isHeader, cell.columns.count < width, !cell.isInFoot || cell.columns.count == 1
      else { return false }
      return needsHeader(cell.index) && !hasHeader(cell)
    }.map(\.index)
  }

  private func needsHeader(_ index: Int) -> Bool {
    let page = grid.page
    let branch = page.source.branch(of: index)
    guard !page.isHidden(index), texts[branch.upperBound] > texts[branch.lowerBound],
      page.source[index]["aria-label"]?.isBlank ?? true
    else { return false }
    let role = page.explicitRole(of: index)
    return role == nil || role == "cell" || role == "gridcell"
  }

  private func hasHeader(_ cell: TableGrid.Cell) -> Bool {
    let names = (grid.page.source[cell.index]["headers"] ?? "").idTokens
    if names.contains(where: { ids[$0]?.isEmpty == false }) { return true }
    return cell.rows.contains { (inRow[$0] ?? .max) < cell.columns.lowerBound }
      || cell.columns.contains { (inColumn[$0] ?? .max) < cell.rows.lowerBound }
  }
}
