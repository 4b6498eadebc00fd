internal import AccessibilityTree

/// The sizes of lists and grids.
///
/// The items are counted if the dump contains all items.
///
/// Assumed: a list that cannot scroll shows every item, and items beside each other are in
/// different columns of one row.
struct DumpCollections {
  private var collections: [(index: Int, children: [Int])] = []

  /// Finds the collections of a tree by the attributes that mark collections.
  ///
  /// If the dump does not have these attributes, the class of a node decides.
  init(_ tree: DumpTree, reportsCollections: Bool) {
    var slots = Array(repeating: -1, count: tree.nodes.count)
    for index in tree.nodes.indices {
      let parent = tree.parents[index]
      if parent >= 0, slots[parent] >= 0 { collections[slots[parent]].children.append(index) }
      let node = tree.nodes[index]
      let isCollection =
        reportsCollections
        ? node.fields.isCollection == true
        : DumpCollections.classes.contains { node.simpleClass.hasSuffix($0) }
      guard isCollection, node.fields.collectionInfo.rows == nil else { continue }
      slots[index] = collections.count
      collections.append((index, []))
    }
  }

  private static let classes = ["RecyclerView", "ListView", "GridView"]

  /// Sets the sizes of collections, and the rows and columns of their items.
  func apply(to nodes: inout [DumpNode]) {
    for (index, children) in collections {
      nodes[index].diagnostics.insert(.countedList)
      guard nodes[index].fields.scrollable != true, !children.isEmpty else {
        nodes[index].fields.collectionInfo.rows = -1
        nodes[index].fields.collectionInfo.columns = -1
        continue
      }
      if nodes[index].simpleClass.hasSuffix("RecyclerView") {
        nodes[index].diagnostics.insert(.assumedPositions)
      }
      inferChoiceMode(of: index, with: children, in: &nodes)
      let cells = DumpCollections.cells(of: children.map { nodes[$0].fields.bounds })
      nodes[index].fields.collectionInfo.rows = (cells.last?.row ?? 0) + 1
      nodes[index].fields.collectionInfo.columns = (cells.map(\.column).max() ?? 0) + 1
      for (child, cell) in zip(children, cells) {
        nodes[child].fields.collectionItemInfo.row = cell.row
        nodes[child].fields.collectionItemInfo.column = cell.column
      }
    }
  }

  /// Sets whether people can choose one row or several rows of a `ListView` or `GridView`.
  ///
  /// They can choose rows if all rows are checkable.
  ///
  /// Source: Android, AbsListView.java, getSelectionModeForAccessibility. Assumed: if exactly one
  /// row is checked, only one row can be chosen.
  private func inferChoiceMode(
    of index: Int, with children: [Int], in nodes: inout [DumpNode]
  ) {
    guard ["ListView", "GridView"].contains(nodes[index].simpleClass), children.count > 1,
      children.allSatisfy({ nodes[$0].fields.checkable == true })
    else { return }
    let count = children.count { nodes[$0].fields.checked == true }
    nodes[index].fields.collectionInfo.selectionMode = count == 1 ? .single : .multiple
    nodes[index].diagnostics.insert(.assumedChoiceMode)
  }

  /// Returns the row and column of each item.
  ///
  /// An item to the right of the previous item is in the same row. Any other item begins a row.
  private static func cells(of items: [AndroidAttributes.Bounds?]) -> [(row: Int, column: Int)] {
    var cells: [(row: Int, column: Int)] = []
    for (index, item) in items.enumerated() {
      guard index > 0, let last = cells.last else {
        cells.append((0, 0))
        continue
      }
      let before = items[index - 1]
      let isBeside =
        if let item, let before {
          item.left >= before.right && item.top < before.bottom && before.top < item.bottom
        } else {
          false
        }
      cells.append(isBeside ? (last.row, last.column + 1) : (last.row + 1, 0))
    }
    return cells
  }
}
