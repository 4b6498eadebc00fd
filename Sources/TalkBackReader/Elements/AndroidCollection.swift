import AccessibilityTree

/// How many items of a list or cells of a grid have been met so far.
struct AndroidCollection: Sendable {
  var items = 0
  var rows = 0
  var columns = 0
  /// Column of the next cell in the current row.
  var nextColumn = 0

  /// Android's counts are 32 bits wide; half of that leaves room to add.
  static let limit = Int(Int32.max / 2)

  /// A count as Android can hold it.
  static func limited(_ count: Int) -> Int { min(max(count, -limit), limit) }

  /// A place counted from 0, of one counted from 1.
  static func index(_ position: Int) -> Int { limited(position) - 1 }

  /// A place counted from 0, of one counted from 1, where it is known.
  static func index(_ position: Int?) -> Int? { position.map { limited($0) - 1 } }
}

extension AndroidMapping {
  /// The set that the children of a node say they belong to, where the node is no list itself.
  ///
  /// Assumed: what is shown is an excerpt, and the container stands for the list.
  func impliedCollection(
    of children: some Sequence<Node.Index>
  ) -> AccessibilityNodeInfo.CollectionInfo? {
    for child in children {
      guard let place = screen[child].place, let size = place.setSize, size > 1,
        place.positionInSet != nil
      else { continue }
      let count = AndroidCollection.limited(size)
      return screen[child].role == .tab
        ? .init(rows: 1, columns: count) : .init(rows: count, columns: 1)
    }
    return nil
  }
}

extension AndroidMapping {
  /// Gives an item its place in the collection around it.
  mutating func noteItem(_ node: Node, at place: Int, in collection: Int) {
    guard collection >= 0, collection != place, var count = collections[collection] else { return }
    switch node.role {
    case .cell, .gridCell, .columnHeader, .rowHeader:
      noteCell(node, at: place, &count)
    default:
      guard isItem(node, place, of: collection) else { return }
      let index = AndroidCollection.index(node.place?.positionInSet) ?? count.items
      tree[place].item = item(index, of: collection, &count)
    }
    collections[collection] = count
  }

  /// The place of an item in a column, in a row, or row by row in a grid.
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

  /// Whether a node is one of those a list counts: by its role, by being a view right inside it,
  /// or because it says its place itself.
  private func isItem(_ node: Node, _ place: Int, of collection: Int) -> Bool {
    let isDirect = tree.parents[place] == collection
    switch node.role {
    case .listItem, .option, .treeItem, .tab: return true
    case .radio: return isDirect
    default:
      guard isDirect, tree[collection].className != "android.widget.RadioGroup" else {
        return false
      }
      let isList = collection > 0 && screen.origin == .android
      return isList || node.place?.positionInSet != nil
    }
  }

  private mutating func noteCell(_ node: Node, at place: Int, _ count: inout AndroidCollection) {
    let row = AndroidCollection.index(node.place?.row) ?? max(0, count.rows - 1)
    let column = AndroidCollection.index(node.place?.column) ?? count.nextColumn
    var item = AccessibilityNodeInfo.CollectionItemInfo(row: row, column: column)
    item.rowSpan = AndroidCollection.limited(node.place?.rowSpan ?? 1)
    item.columnSpan = AndroidCollection.limited(node.place?.columnSpan ?? 1)
    item.isHeading = node.role == .columnHeader || node.role == .rowHeader
    count.rows = max(count.rows, row + item.rowSpan)
    count.nextColumn = min(column + item.columnSpan, AndroidCollection.limit)
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
