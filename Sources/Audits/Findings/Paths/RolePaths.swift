internal import Simulator

/// The paths to the nodes of a screen whose file has no elements; each path consists of roles.
struct RolePaths: Sendable {
  private let steps: [String]
  private let parents: [Node.Index?]

  init(_ screen: Screen) {
    var steps = Array(repeating: "", count: screen.count)
    var parents = [Node.Index?](repeating: nil, count: screen.count)
    RolePaths.count(screen.roots, on: screen, &steps)
    for visit in screen.preorder {
      parents[Int(visit.index.position)] = screen.parent(of: visit.index)
      RolePaths.count(screen.children(of: visit.index), on: screen, &steps)
    }
    self.steps = steps
    self.parents = parents
  }

  private static func count(
    _ siblings: some Sequence<Node.Index>, on screen: Screen, _ steps: inout [String]
  ) {
    var counts: [Role: Int] = [:]
    for sibling in siblings { counts[screen[sibling].role, default: 0] += 1 }
    var indices: [Role: Int] = [:]
    for sibling in siblings {
      let role = screen[sibling].role
      indices[role, default: 0] += 1
      steps[Int(sibling.position)] =
        counts[role] == 1
        ? role.rawValue : "\(role.rawValue):nth-of-type(\(indices[role, default: 1]))"
    }
  }

  /// Returns the path to a node, or `nil` if the node is too deep.
  func path(of node: Node.Index) -> String? {
    var path: [String] = []
    var current: Node.Index? = node
    while let here = current {
      guard path.count < ElementPaths.depthLimit else { return nil }
      path.append(steps[Int(here.position)])
      current = parents[Int(here.position)]
    }
    return path.reversed().joined(separator: " > ")
  }
}
