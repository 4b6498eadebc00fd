internal import Simulator

/// The size of lists and grids, counted where the dump shows all of them.
///
/// Assumed: a list that cannot scroll shows every item, and items side by side are columns.
struct DumpCollections {
  /// Lists and grids with their children.
  private var items: [(place: Int, children: [Int])] = []

  /// Finds the collections of a tree by what it tells, else by their classes.
  init(_ tree: DumpTree, tellsCollections: Bool) {
    var slots = Array(repeating: -1, count: tree.nodes.count)
    for place in tree.nodes.indices {
      let parent = tree.parents[place]
      if parent >= 0, slots[parent] >= 0 { items[slots[parent]].children.append(place) }
      let node = tree.nodes[place]
      let isCollection =
        tellsCollections
        ? node.fields.isCollection == true
        : DumpCollections.classes.contains { node.simpleClass.hasSuffix($0) }
      guard isCollection, node.fields.collectionInfo.rows == nil else { continue }
      slots[place] = items.count
      items.append((place, []))
    }
  }

  private static let classes = ["RecyclerView", "ListView", "GridView"]

  /// Writes sizes and places into the nodes.
  func apply(to nodes: inout [DumpNode]) {
    for (place, children) in items {
      nodes[place].notes.insert(.countedList)
      guard nodes[place].fields.scrollable != true, !children.isEmpty else {
        nodes[place].fields.collectionInfo.rows = -1
        nodes[place].fields.collectionInfo.columns = -1
        continue
      }
      let cells = DumpCollections.cells(of: children.map { nodes[$0].fields.bounds })
      nodes[place].fields.collectionInfo.rows = (cells.last?.row ?? 0) + 1
      nodes[place].fields.collectionInfo.columns = (cells.map(\.column).max() ?? 0) + 1
      for (child, cell) in zip(children, cells) {
        nodes[child].fields.collectionItemInfo.row = cell.row
        nodes[child].fields.collectionItemInfo.column = cell.column
      }
    }
  }

  /// Row and column of each item; one that begins beside the one before it is in the same row.
  private static func cells(of items: [AndroidAttributes.Bounds?]) -> [(row: Int, column: Int)] {
    var cells: [(row: Int, column: Int)] = []
    for (place, item) in items.enumerated() {
      guard place > 0, let last = cells.last else {
        cells.append((0, 0))
        continue
      }
      let before = items[place - 1]
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
