import AccessibilityTree
import Announcements

/// The lists and tables of a page: their sizes, and the positions of their items.
///
/// Chrome counts the items and ignores the numbers that the author gives. Source: Chromium,
/// browser_accessibility_android.cc, IsCollection, RowCount and RowIndex.
struct ChromeCollections: Sendable {
  typealias Item = AccessibilityNodeInfo.CollectionItemInfo

  private let countsMenus: Bool
  /// The nearest collection at or around each entry; −1 for none.
  private var enclosing: [Int]
  private var grids: [Int: ChromeGrid] = [:]
  /// The number of items visited so far in each collection.
  private var counts: [Int: Int] = [:]
  private var items: [Int: Item] = [:]
  private var recorded: [(index: Int, treeIndex: Int, isNested: Bool)] = []

  init(count: Int, _ capabilities: Capabilities<ChromeCapability>) {
    enclosing = Array(repeating: -1, count: count)
    countsMenus = capabilities.contains(.menuCollections)
  }

  /// Records an entry that is no element of the page.
  mutating func skip(_ index: Int, of source: ChromeTree) {
    let parent = source[index].parent
    enclosing[index] = parent >= 0 ? enclosing[parent] : -1
  }

  /// Counts an element of the page, whether Chrome exposes the element or not.
  mutating func enter(_ index: Int, of source: ChromeTree, _ screen: Screen) {
    let parent = source[index].parent
    let outer = parent >= 0 ? enclosing[parent] : -1
    let node = screen[source[index].node]
    enclosing[index] = isCollection(node.role) ? index : outer
    switch node.role {
    case .table, .grid, .treeGrid: grids[index] = ChromeGrid()
    case .row: grids[outer]?.beginRow()
    case .cell, .gridCell, .columnHeader, .rowHeader: items[index] = grids[outer]?.addItem(node)
    default:
      guard outer >= 0, isItem(node.role, of: screen[source[outer].node].role) else { return }
      let count = counts[outer, default: 0]
      counts[outer] = count + 1
      let row = AndroidCollection.index(node.collectionPosition?.positionInSet) ?? count
      items[index] = Item(row: row, column: 0)
    }
  }

  /// Sets the position of an exposed element.
  ///
  /// Collections get their sizes later, from ``finish(_:of:_:)``.
  mutating func record(
    _ index: Int, at treeIndex: Int, isNested: Bool, in tree: inout AccessibilityNodeTree
  ) {
    if enclosing[index] == index { recorded.append((index, treeIndex, isNested)) }
    guard let item = items[index] else { return }
    tree[treeIndex].item = item
    tree[treeIndex].mapping.append(ChromeMappingRule.collection)
  }

  /// Sets the size of every collection.
  func finish(_ tree: inout AccessibilityNodeTree, of source: ChromeTree, _ screen: Screen) {
    for (index, treeIndex, isNested) in recorded {
      let node = screen[source[index].node]
      tree[treeIndex].mapping.append(ChromeMappingRule.collection)
      if let grid = grids[index] {
        tree[treeIndex].mapping.append(ChromeMappingRule.grid)
        tree[treeIndex].collection = grid.size(of: node)
        continue
      }
      let isFlat = node.role == .tree || node.role == .descriptionList
      var collection = AccessibilityNodeInfo.CollectionInfo(
        rows: AndroidCollection.limited(
          node.collectionPosition?.setSize ?? counts[index, default: 0]),
        columns: isFlat ? 0 : 1)
      if node.role == .listbox {
        collection.selectionMode = node.states.isMultiselectable ? .multiple : .single
      }
      if isNested || node.role == .tree {
        collection.isHierarchical = true
        tree[treeIndex].mapping.append(ChromeMappingRule.nested)
      }
      tree[treeIndex].collection = collection
    }
  }

  private func isCollection(_ role: Role) -> Bool {
    switch role {
    case .list, .directory, .listbox, .descriptionList, .tree, .table, .grid, .treeGrid: true
    case .menu, .menuBar, .tabList: countsMenus
    default: false
    }
  }

  private func isItem(_ role: Role, of outer: Role) -> Bool {
    switch (role, outer) {
    case (.listItem, .list), (.listItem, .directory), (.option, .listbox), (.treeItem, .tree): true
    case (.term, .descriptionList), (.tab, .tabList): true
    case (.menuItem, .menu), (.menuItemCheckbox, .menu), (.menuItemRadio, .menu): true
    case (.menuItem, .menuBar), (.menuItemCheckbox, .menuBar), (.menuItemRadio, .menuBar): true
    default: false
    }
  }
}

/// A table while its cells are being visited.
struct ChromeGrid: Sendable {
  private var rows = 0, columns = 0, nextColumn = 0
  /// The number of rows, from the current one on, that a cell with a row span covers in each
  /// column.
  private var covered: [Int] = []

  /// The maximum number of columns for which `covered` is tracked.
  private static let widest = 1_000

  mutating func beginRow() {
    rows += 1
    nextColumn = 0
    for column in covered.indices { covered[column] = max(0, covered[column] - 1) }
  }

  /// Returns the position of the next cell.
  ///
  /// For a cell outside any row, the result is the position that the author states.
  mutating func addItem(_ node: Node) -> ChromeCollections.Item {
    let rowSpan = AndroidCollection.limited(max(1, node.collectionPosition?.rowSpan ?? 1))
    let columnSpan = AndroidCollection.limited(max(1, node.collectionPosition?.columnSpan ?? 1))
    if rows > 0 {
      while nextColumn < covered.count, covered[nextColumn] > 0 { nextColumn += 1 }
    } else if let column = AndroidCollection.index(node.collectionPosition?.column) {
      nextColumn = column
    }
    let row = rows > 0 ? rows - 1 : AndroidCollection.index(node.collectionPosition?.row) ?? 0
    var item = ChromeCollections.Item(row: row, column: nextColumn)
    (item.rowSpan, item.columnSpan) = (rowSpan, columnSpan)
    item.isHeading = node.role.isTableHeader
    let end = min(nextColumn + columnSpan, ChromeGrid.widest)
    if covered.count < end { covered += Array(repeating: 0, count: end - covered.count) }
    // The column that the author states may be negative.
    if nextColumn >= 0, nextColumn < end {
      for column in nextColumn..<end { covered[column] = rowSpan }
    }
    nextColumn = AndroidCollection.limited(nextColumn + columnSpan)
    columns = max(columns, nextColumn)
    return item
  }

  /// Returns the number of rows and columns.
  ///
  /// For a table without cells, the result is the size that the author states.
  func size(of node: Node) -> AccessibilityNodeInfo.CollectionInfo {
    guard rows > 0, columns > 0 else {
      return .init(
        rows: AndroidCollection.limited(node.collectionPosition?.rowCount ?? rows),
        columns: AndroidCollection.limited(node.collectionPosition?.columnCount ?? columns))
    }
    return .init(rows: rows, columns: columns)
  }
}
