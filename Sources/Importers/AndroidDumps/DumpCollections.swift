internal import Simulator

/// The size of lists and grids, counted where the dump shows all of them.
///
/// Assumed: a list that cannot scroll shows every item, and items side by side are columns.
struct DumpCollections {
  private typealias Corners = (left: Int, top: Int, right: Int, bottom: Int)

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
        ? node.isOn("isCollection")
        : DumpCollections.classes.contains { node.simpleClass.hasSuffix($0) }
      guard isCollection, node.fields["collectionInfo.rows"] == nil else { continue }
      slots[place] = items.count
      items.append((place, []))
    }
  }

  private static let classes = ["RecyclerView", "ListView", "GridView"]

  /// Writes sizes and places into the nodes.
  func apply(to nodes: inout [DumpNode]) {
    for (place, children) in items {
      nodes[place].notes.insert(.isCounted)
      guard !nodes[place].isOn("scrollable"), !children.isEmpty else {
        nodes[place].fields["collectionInfo.rows"] = "-1"
        nodes[place].fields["collectionInfo.cols"] = "-1"
        continue
      }
      let cells = DumpCollections.cells(of: children.map { DumpCollections.corners(nodes[$0]) })
      nodes[place].fields["collectionInfo.rows"] = "\((cells.last?.row ?? 0) + 1)"
      nodes[place].fields["collectionInfo.cols"] = "\((cells.map(\.column).max() ?? 0) + 1)"
      for (child, cell) in zip(children, cells) {
        nodes[child].fields["collectionItemInfo.row"] = "\(cell.row)"
        nodes[child].fields["collectionItemInfo.col"] = "\(cell.column)"
      }
    }
  }

  /// Row and column of each item; one that begins beside the one before it is in the same row.
  private static func cells(of items: [Corners?]) -> [(row: Int, column: Int)] {
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

  private static func corners(_ node: DumpNode) -> Corners? {
    let edges = node.text("bounds").split { $0 == "," || $0 == " " }.compactMap { Int($0) }
    return edges.count == 4 ? (edges[0], edges[1], edges[2], edges[3]) : nil
  }
}
