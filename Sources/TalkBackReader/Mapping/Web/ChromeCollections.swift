import AccessibilityTree
import Announcements

/// The lists and tables of a page: their sizes, and the places of what is in them.
///
/// Rows and columns are those that are there, whatever the author says their number is.
/// Source: Chromium, browser_accessibility_android.cc, IsCollection, RowCount and RowIndex.
struct ChromeCollections: Sendable {
  typealias Item = AccessibilityNodeInfo.CollectionItemInfo

  private let countsMenus: Bool
  /// The collection each node is in or is, by place among the page's nodes; −1 for none.
  private var around: [Int]
  private var grids: [Int: ChromeGrid] = [:]
  /// How many items of each collection were met.
  private var counts: [Int: Int] = [:]
  private var items: [Int: Item] = [:]
  /// Where each collection is in the finished tree.
  private var homes: [(place: Int, home: Int, isNested: Bool)] = []

  init(count: Int, _ capabilities: Capabilities<ChromeCapability>) {
    around = Array(repeating: -1, count: count)
    countsMenus = capabilities.contains(.menuCollections)
  }

  /// Comes to an element, whether or not services are told of it.
  mutating func enter(_ place: Int, of source: ChromeTree, _ screen: Screen) {
    let parent = source[place].parent
    let outer = parent >= 0 ? around[parent] : -1
    let node = screen[source[place].node]
    around[place] = isCollection(node.role) ? place : outer
    switch node.role {
    case .table, .grid, .treeGrid: grids[place] = ChromeGrid()
    case .row: grids[outer]?.beginRow()
    case .cell, .gridCell, .columnHeader, .rowHeader: items[place] = grids[outer]?.place(node)
    default:
      guard outer >= 0, isItem(node.role, of: screen[source[outer].node].role) else { return }
      let count = counts[outer, default: 0]
      counts[outer] = count + 1
      let row = AndroidCollection.index(node.place?.positionInSet) ?? count
      items[place] = Item(row: row, column: 0)
    }
  }

  /// Tells an exposed element its place; a collection gets its size once all of it was met.
  mutating func note(
    _ place: Int, at home: Int, isNested: Bool, in tree: inout AccessibilityNodeTree
  ) {
    tree[home].item = items[place]
    if around[place] == place { homes.append((place, home, isNested)) }
    if tree[home].item != nil { tree[home].mapping.append(ChromeMappingRule.collection) }
  }

  /// Tells every collection its size.
  func finish(_ tree: inout AccessibilityNodeTree, of source: ChromeTree, _ screen: Screen) {
    for (place, home, isNested) in homes {
      let node = screen[source[place].node]
      tree[home].mapping.append(ChromeMappingRule.collection)
      if let grid = grids[place] {
        tree[home].mapping.append(ChromeMappingRule.grid)
        tree[home].collection = grid.size(of: node)
        continue
      }
      let isFlat = node.role == .tree || node.role == .descriptionList
      var collection = AccessibilityNodeInfo.CollectionInfo(
        rows: AndroidCollection.limited(node.place?.setSize ?? counts[place, default: 0]),
        columns: isFlat ? 0 : 1)
      if node.role == .listbox {
        collection.selectionMode = node.states.isMultiselectable ? .multiple : .single
      }
      if isNested || node.role == .tree {
        collection.isHierarchical = true
        tree[home].mapping.append(ChromeMappingRule.nested)
      }
      tree[home].collection = collection
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

/// A table while its cells are met.
struct ChromeGrid: Sendable {
  private var rows = 0
  private var columns = 0
  private var nextColumn = 0
  /// For each column, how many rows from here on a cell still covers.
  private var covered: [Int] = []

  /// The most columns in which cells of rows above are looked for.
  private static let widest = 1_000

  mutating func beginRow() {
    rows += 1
    nextColumn = 0
    for column in covered.indices { covered[column] = max(0, covered[column] - 1) }
  }

  /// The place of the next cell; one outside any row is where its author says.
  mutating func place(_ node: Node) -> ChromeCollections.Item {
    let rowSpan = AndroidCollection.limited(max(1, node.place?.rowSpan ?? 1))
    let columnSpan = AndroidCollection.limited(max(1, node.place?.columnSpan ?? 1))
    if rows > 0 {
      while nextColumn < covered.count, covered[nextColumn] > 0 { nextColumn += 1 }
    } else if let column = AndroidCollection.index(node.place?.column) {
      nextColumn = column
    }
    let row = rows > 0 ? rows - 1 : AndroidCollection.index(node.place?.row) ?? 0
    var item = ChromeCollections.Item(row: row, column: nextColumn)
    (item.rowSpan, item.columnSpan) = (rowSpan, columnSpan)
    item.isHeading = node.role.isTableHeader
    let end = min(nextColumn + columnSpan, ChromeGrid.widest)
    if covered.count < end { covered += Array(repeating: 0, count: end - covered.count) }
    // An author can put a cell before the first column.
    if nextColumn >= 0, nextColumn < end {
      for column in nextColumn..<end { covered[column] = rowSpan }
    }
    nextColumn = AndroidCollection.limited(nextColumn + columnSpan)
    columns = max(columns, nextColumn)
    return item
  }

  /// How many rows and columns there are; an empty table has the size its author says.
  func size(of node: Node) -> AccessibilityNodeInfo.CollectionInfo {
    guard rows > 0, columns > 0 else {
      return .init(
        rows: AndroidCollection.limited(node.place?.rowCount ?? rows),
        columns: AndroidCollection.limited(node.place?.columnCount ?? columns))
    }
    return .init(rows: rows, columns: columns)
  }
}
