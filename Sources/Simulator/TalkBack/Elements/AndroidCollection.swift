/// How many items of a list or cells of a grid have been met so far.
struct AndroidCollection: Sendable {
  var rows = 0
  var columns = 0
  /// Column of the next cell in the current row.
  var nextColumn = 0
}

extension AndroidMapping {
  /// Gives an item its place in the collection around it.
  mutating func noteItem(_ node: Node, at place: Int, in collection: Int) {
    guard collection >= 0, collection != place, var count = collections[collection] else { return }
    switch node.role {
    case .listItem, .option, .radio, .treeItem, .tab:
      guard tree.parents[place] == collection || node.role != .radio else { return }
      let index = node.place?.positionInSet.map { $0 - 1 } ?? count.rows
      count.rows += 1
      let isTab = node.role == .tab
      tree[place].item = AccessibilityNodeInfo.CollectionItemInfo(
        row: isTab ? 0 : index, column: isTab ? index : 0)
    case .cell, .gridCell, .columnHeader, .rowHeader:
      noteCell(node, at: place, &count)
    default: return
    }
    collections[collection] = count
  }

  private mutating func noteCell(_ node: Node, at place: Int, _ count: inout AndroidCollection) {
    let row = node.place?.row.map { $0 - 1 } ?? max(0, count.rows - 1)
    let column = node.place?.column.map { $0 - 1 } ?? count.nextColumn
    var item = AccessibilityNodeInfo.CollectionItemInfo(row: row, column: column)
    item.rowSpan = node.place?.rowSpan ?? 1
    item.columnSpan = node.place?.columnSpan ?? 1
    item.isHeading = node.role == .columnHeader || node.role == .rowHeader
    count.rows = max(count.rows, row + item.rowSpan)
    count.nextColumn = column + item.columnSpan
    count.columns = max(count.columns, count.nextColumn)
    tree[place].item = item
  }

  /// Starts the next row of a grid.
  mutating func noteRow(in collection: Int) {
    collections[collection]?.rows += 1
    collections[collection]?.nextColumn = 0
  }

  /// Writes the sizes that only the whole walk could tell.
  mutating func finishCollections() {
    for (place, count) in collections {
      guard var info = tree[place].collection else { continue }
      let isRow = info.rows == 1 && info.columns < 0
      if isRow {
        info.columns = count.rows
      } else {
        if info.rows < 0 { info.rows = count.rows }
        if info.columns < 0 { info.columns = max(1, count.columns) }
      }
      tree[place].collection = info
    }
  }
}
