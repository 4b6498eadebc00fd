internal import Simulator

/// The stops of a transcript, with a lookup by node in constant time.
struct StopsByNode {
  private let screen: Screen
  private let stops: [Stop]
  /// All stops in swipe order.
  var all: [Stop] { stops }
  /// For each node, the indices of the stops on the node and on its child texts.
  private var on: [Node.Index: [Int]] = [:]
  /// For each node, the index of the first stop on the node or on a descendant.
  ///
  /// The array ``last`` has the index of the last stop on the node or on a descendant. Both arrays
  /// are indexed by the position of the node. A value of −1 means that there is no such stop.
  private var first: [Int]
  private var last: [Int]

  init(_ stops: [Stop], on screen: Screen) {
    self.screen = screen
    self.stops = stops
    first = Array(repeating: -1, count: screen.count)
    last = first
    for (index, stop) in stops.enumerated() {
      on[stop.node, default: []].append(index)
      if screen[stop.node].role == .text, let parent = screen.parent(of: stop.node) {
        on[parent, default: []].append(index)
      }
      StopsByNode.mark(index, above: stop.node, in: screen, &first)
    }
    for (index, stop) in stops.enumerated().reversed() {
      StopsByNode.mark(index, above: stop.node, in: screen, &last)
    }
  }

  /// Stores the index of a stop for a node and its ancestors, up to the first node that already has
  /// an index.
  private static func mark(
    _ index: Int, above node: Node.Index, in screen: Screen, _ marks: inout [Int]
  ) {
    var current: Node.Index? = node
    while let here = current, marks[Int(here.position)] < 0 {
      marks[Int(here.position)] = index
      current = screen.parent(of: here)
    }
  }

  /// Returns the stops on a node and on its child texts, in swipe order.
  func on(_ node: Node.Index) -> [Stop] { (on[node] ?? []).map { stops[$0] } }

  /// Returns the first stop on or below a node.
  func firstInside(_ node: Node.Index) -> Stop? {
    let index = first[Int(node.position)]
    return index < 0 ? nil : stops[index]
  }

  /// Returns the stop on a node or on one of the node's ancestors.
  ///
  /// Of several stops, the last in swipe order is returned.
  func around(_ node: Node.Index) -> Stop? {
    let indices = ([node] + screen.ancestors(of: node)).compactMap { here in
      on[here]?.last { stops[$0].node == here }
    }
    return indices.max().map { stops[$0] }
  }

  /// Returns the stop after the last stop inside a node, and the stop before the first stop inside
  /// the node.
  func neighbours(of node: Node.Index) -> [Stop] {
    let position = Int(node.position)
    guard first[position] >= 0 else { return [] }
    return [last[position] + 1, first[position] - 1].filter(stops.indices.contains)
      .map { stops[$0] }
  }
}
