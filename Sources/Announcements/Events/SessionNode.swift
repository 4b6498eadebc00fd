package import AccessibilityTree

/// A node of a session: the same value on every screen of the session that has the node.
///
/// A ``Node/Index`` is valid on one screen only, and a gesture may put another screen in its place. Whatever
/// outlives a screen therefore refers to nodes by this type; the ``Session/Scene`` that has the node gives its
/// index.
public struct SessionNode: Sendable, Hashable {
  /// The number of the node, counted from the first node of the session.
  fileprivate let number: Int
}

/// A mapping from the nodes of a screen to those of the session.
///
/// The nodes of a screen that opens get new numbers. A node that a change leaves on the screen keeps its
/// number. A lookup takes constant time; a change of the tree costs one step for each node, as the comparison
/// of the two screens does.
package struct SessionNodes: Sendable {
  /// The number of the first node, where the numbers follow the indices.
  private var first = 0
  private var count = 0
  /// The number of each node by its index, and back, once nodes came or went.
  private var changed: (numbers: [Int], indices: [Int: Node.Index])?
  /// The first number that no node of the session has had yet.
  private var unused = 0

  /// The nodes of the first screen of a session.
  package init(of screen: Screen = Screen()) { open(screen) }

  /// Continues with a screen of which no node was there before.
  package mutating func open(_ screen: Screen) {
    (first, count, changed) = (unused, screen.count, nil)
    unused += screen.count
  }

  /// Continues with a screen that was below the current one.
  package mutating func reopen(_ nodes: SessionNodes) {
    let unused = unused
    self = nodes
    self.unused = unused
  }

  /// Continues with the new screen of a change.
  package mutating func apply(_ changes: ScreenChanges) {
    var numbers: [Int] = []
    numbers.reserveCapacity(changes.new.count)
    var indices: [Int: Node.Index] = [:]
    indices.reserveCapacity(changes.new.count)
    for position in 0..<changes.new.count {
      let index = Node.Index(position)
      let old = changes.old(of: index).map { self[$0].number }
      numbers.append(old ?? unused)
      if old == nil { unused += 1 }
      indices[numbers[position]] = index
    }
    (count, changed) = (numbers.count, (numbers, indices))
  }

  /// The node of the session at an index of the screen.
  package subscript(index: Node.Index) -> SessionNode {
    let position = Int(index.position)
    return SessionNode(number: changed?.numbers[position] ?? first + position)
  }

  /// Returns the index of a node on the screen, or `nil` where the screen does not have the node.
  package func index(of node: SessionNode) -> Node.Index? {
    if let changed { return changed.indices[node.number] }
    let position = node.number - first
    return (0..<count).contains(position) ? Node.Index(position) : nil
  }
}
