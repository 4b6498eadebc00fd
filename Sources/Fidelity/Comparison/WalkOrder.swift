internal import Simulator

/// Compares the order of the stops that a reader reached with the simulated order.
struct WalkOrder {
  /// The number of pairs of stops that follow each other in the recording.
  private(set) var neighbours = 0
  /// The number of these pairs that the simulator has in the same order.
  private(set) var inOrder = 0

  /// Compares a walk on a screen.
  ///
  /// A pair of which the simulator does not have both stops is not in order.
  init(_ walk: HeardWalk, on screen: Screen, _ stops: StopsByNode) {
    guard walk.order == .walk || walk.order == .sub else { return }
    var indices: [String: Int] = [:]
    for stop in stops.all {
      guard let id = screen[stop.node].id, indices[id] == nil else { continue }
      indices[id] = stop.index
    }
    for (node, next) in zip(walk.nodes, walk.nodes.dropFirst()) {
      neighbours += 1
      guard let before = indices[node], let after = indices[next] else { continue }
      let isNext = walk.order == .walk ? after == before + 1 : after > before
      inOrder += isNext ? 1 : 0
    }
  }
}
