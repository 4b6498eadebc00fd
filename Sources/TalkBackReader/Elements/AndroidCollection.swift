import AccessibilityTree

/// The numbers of items, rows and columns that have been mapped so far in one list or grid.
struct AndroidCollection: Sendable {
  var items = 0
  var rows = 0
  var columns = 0
  var nextColumn = 0

  /// The largest count; it is half of Android's 32-bit range, so that sums do not overflow.
  static let limit = Int(Int32.max / 2)

  /// The number that stands for a size or position not specified by the app.
  static let unknown = -1

  /// Returns a count within Android's range.
  static func limited(_ count: Int) -> Int { min(max(count, -limit), limit) }

  /// Converts a position counted from 1 to a position counted from 0.
  static func index(_ position: Int?) -> Int? { position.map { limited($0) - 1 } }
}

extension AndroidMapping {
  /// Returns the size of an implied list: children have list positions, but their parent is no
  /// list.
  ///
  /// Returns `nil` if no child has such a position.
  ///
  /// Assumed: the screen is an excerpt, and the container is the list.
  func impliedCollection(
    of children: some Sequence<Node.Index>
  ) -> AccessibilityNodeInfo.CollectionInfo? {
    for child in children {
      guard let position = screen[child].collectionPosition, let size = position.setSize, size > 1,
        position.positionInSet != nil
      else { continue }
      let count = AndroidCollection.limited(size)
      return screen[child].role == .tab
        ? .init(rows: 1, columns: count) : .init(rows: count, columns: 1)
    }
    return nil
  }

  mutating func setItemInfo(_ node: Node, at treeIndex: Int, in collection: Int) {
    guard collection >= 0, collection != treeIndex, var count = collections[collection] else {
      return
    }
    switch node.role {
    case .cell, .gridCell, .columnHeader, .rowHeader:
      setCellInfo(node, at: treeIndex, &count)
    default:
      guard node.collectionPosition?.positionInSet != AndroidCollection.unknown,
        isItem(node, treeIndex, of: collection)
      else { return }
      let index = AndroidCollection.index(node.collectionPosition?.positionInSet) ?? count.items
      tree[treeIndex].item = item(index, of: collection, &count)
    }
    collections[collection] = count
  }

  /// Returns the position of an item.
  ///
  /// The items of a grid are counted row by row.
  private func item(
    _ index: Int, of collection: Int, _ count: inout AndroidCollection
  ) -> AccessibilityNodeInfo.CollectionItemInfo {
    count.items += 1
    let size = tree[collection].collection
    let columns = size?.columns ?? 1
    if size?.rows != 1, columns > 1, index >= 0 {
      count.rows = max(count.rows, index / columns + 1)
      return .init(row: index / columns, column: index % columns)
    }
    count.rows += 1
    return size?.rows == 1 && columns != 1
      ? .init(row: 0, column: index) : .init(row: index, column: 0)
  }

  /// Whether a list counts a node as one of its items.
  ///
  /// The result depends on three facts: the role of the node, whether the list directly contains
  /// the node, and whether the file states the node's position.
  private func isItem(_ node: Node, _ treeIndex: Int, of collection: Int) -> Bool {
    let isDirect = tree.parents[treeIndex] == collection
    switch node.role {
    case .listItem, .option, .treeItem, .tab: return true
    case .radio: return isDirect
    default:
      guard isDirect, tree[collection].className != "android.widget.RadioGroup" else {
        return false
      }
      let isList = collection > 0 && screen.origin == .android
      return isList || node.collectionPosition?.positionInSet != nil
    }
  }

  private mutating func setCellInfo(
    _ node: Node, at treeIndex: Int, _ count: inout AndroidCollection
  ) {
    let row = AndroidCollection.index(node.collectionPosition?.row) ?? max(0, count.rows - 1)
    let column = AndroidCollection.index(node.collectionPosition?.column) ?? count.nextColumn
    var item = AccessibilityNodeInfo.CollectionItemInfo(row: row, column: column)
    item.rowSpan = AndroidCollection.limited(node.collectionPosition?.rowSpan ?? 1)
    item.columnSpan = AndroidCollection.limited(node.collectionPosition?.columnSpan ?? 1)
    item.isHeading = node.role == .columnHeader || node.role == .rowHeader
    count.rows = max(count.rows, row + item.rowSpan)
    count.nextColumn = min(column + item.columnSpan, AndroidCollection.limit)
    count.columns = max(count.columns, count.nextColumn)
    tree[treeIndex].item = item
  }

  mutating func startRow(in collection: Int) {
    collections[collection]?.rows += 1
    collections[collection]?.nextColumn = 0
  }

  /// Whether the file states that the size of a collection is unknown.
  private func hasUnknownSize(_ treeIndex: Int) -> Bool {
    screen[tree[treeIndex].node].collectionPosition?.setSize == AndroidCollection.unknown
  }

  /// Sets the sizes of collections, which are known only after all nodes have been mapped.
  mutating func finishCollections() {
    for (treeIndex, count) in collections {
      guard var info = tree[treeIndex].collection, !hasUnknownSize(treeIndex) else { continue }
      let isRow = info.rows == 1 && info.columns < 0
      if isRow {
        info.columns = count.rows
      } else {
        if info.rows < 0 { info.rows = count.rows }
        if info.columns < 0 { info.columns = max(1, count.columns) }
      }
      tree[treeIndex].collection = info
    }
  }
}
