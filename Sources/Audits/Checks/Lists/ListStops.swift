internal import Simulator

/// A list and the stops that one reader makes in the list.
struct ListStops {
  /// The node of the list, on the screen that the reader reads.
  let list: Node.Index
  /// The stops in the list, in order, without the stops in nested lists.
  private(set) var stops: [Stop] = []
  /// The children of the list that contain stops, whether directly or in a list inside the child.
  private(set) var items: Set<Node.Index> = []

  /// Returns the lists of a reading that have stops.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  static func all(in reading: ScreenReading) -> [ListStops] {
    let screen = reading.screen
    guard screen.holds(.list) else { return [] }
    // The nearest list around each node, and the child of this list that contains the node.
    var lists = [Node.Index?](repeating: nil, count: screen.count)
    var items = lists
    for visit in screen.preorder {
      guard let parent = screen.parent(of: visit.index) else { continue }
      let isItem = screen[parent].role == .list
      lists[Int(visit.index.position)] = isItem ? parent : lists[Int(parent.position)]
      items[Int(visit.index.position)] = isItem ? visit.index : items[Int(parent.position)]
    }
    var found: [ListStops] = []
    var indices: [Node.Index: Int] = [:]
    for stop in reading.transcript.stops {
      let position = Int(stop.node.position)
      var list = lists[position]
      var item = items[position]
      var isNearest = true
      while let around = list, let child = item {
        let index = indices[around] ?? found.count
        if index == found.count {
          indices[around] = index
          found.append(ListStops(list: around))
        }
        if isNearest { found[index].stops.append(stop) }
        // If this item is already recorded, the items of the lists around it are recorded, too.
        guard found[index].items.insert(child).inserted else { break }
        isNearest = false
        list = lists[Int(around.position)]
        item = items[Int(around.position)]
      }
    }
    return found
  }
}
