internal import Simulator

/// The stops in a list, as one reader reads them.
struct ListStops {
  /// The list, on the screen that was read.
  let list: Node.Index
  /// The stops in the list and in no list inside it, in order.
  private(set) var stops: [Stop] = []
  /// The children of the list that have stops.
  private(set) var items: Set<Node.Index> = []

  /// Returns the lists of a reading that have stops, in the order of their first stops.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  static func all(in reading: ScreenReading) -> [ListStops] {
    let screen = reading.screen
    // The nearest list around each node, and its child that contains the node.
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
      guard let list = lists[position] else { continue }
      if indices[list] == nil {
        indices[list] = found.count
        found.append(ListStops(list: list))
      }
      guard let index = indices[list] else { continue }
      found[index].stops.append(stop)
      if let item = items[position] { found[index].items.insert(item) }
    }
    return found
  }
}

extension Stop {
  /// The author's words at the stop, without hints and errors.
  var authoredText: String {
    Announcement.join(announcement.parts { kind, _ in kind == .label || kind == .content })
  }
}
