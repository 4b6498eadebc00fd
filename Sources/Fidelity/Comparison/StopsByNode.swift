internal import Simulator

/// Where on a screen the stops of a transcript stand, for questions about many nodes.
///
/// It is made in one pass over the stops and answers without another.
struct StopsByNode {
  private let screen: Screen
  private let stops: [Stop]
  /// The stops on each node, and on the text right inside it.
  private var on: [Node.Index: [Int]] = [:]
  /// The first and the last stop on or below each node, by position; negative where there is none.
  private var first: [Int]
  private var last: [Int]

  init(_ stops: [Stop], on screen: Screen) {
    self.screen = screen
    self.stops = stops
    first = Array(repeating: -1, count: screen.count)
    last = first
    for (place, stop) in stops.enumerated() {
      on[stop.node, default: []].append(place)
      if screen[stop.node].role == .text, let parent = screen.parent(of: stop.node) {
        on[parent, default: []].append(place)
      }
      StopsByNode.mark(place, above: stop.node, in: screen, &first)
    }
    for (place, stop) in stops.enumerated().reversed() {
      StopsByNode.mark(place, above: stop.node, in: screen, &last)
    }
  }

  /// Marks a node and those above it, up to the first that is marked: whoever is above that is, too.
  private static func mark(
    _ place: Int, above node: Node.Index, in screen: Screen, _ marks: inout [Int]
  ) {
    var current: Node.Index? = node
    while let here = current, marks[Int(here.position)] < 0 {
      marks[Int(here.position)] = place
      current = screen.parent(of: here)
    }
  }

  /// The stops on a node or on text right inside it, in their order.
  func on(_ node: Node.Index) -> [Stop] { (on[node] ?? []).map { stops[$0] } }

  /// The first stop on or below a node.
  func firstInside(_ node: Node.Index) -> Stop? {
    let place = first[Int(node.position)]
    return place < 0 ? nil : stops[place]
  }

  /// The last stop, in the order of the stops, of those a node is part of.
  func around(_ node: Node.Index) -> Stop? {
    var found: Int?
    var current: Node.Index? = node
    while let here = current {
      for place in on[here] ?? [] where stops[place].node == here { found = max(found ?? 0, place) }
      current = screen.parent(of: here)
    }
    return found.map { stops[$0] }
  }

  /// The stops right after and right before those inside a node.
  func neighbours(of node: Node.Index) -> [Stop] {
    let position = Int(node.position)
    guard first[position] >= 0 else { return [] }
    return [last[position] + 1, first[position] - 1].filter(stops.indices.contains)
      .map { stops[$0] }
  }
}
