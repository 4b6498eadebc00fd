package import AccessibilityTree

/// A node of a session.
///
/// A node keeps its value when the screen changes, even if the index of the node changes.
///
/// A ``Node/Index`` is valid on one screen only, and a gesture may open another screen. Values that
/// outlive a screen therefore store session nodes. A ``Session/Scene`` returns the index of a
/// session node on its screen.
public struct SessionNode: Sendable, Hashable {
  /// The number of the node, counted from the first node of the session.
  fileprivate let number: Int
}

/// A mapping between the nodes of a screen and the nodes of the session.
///
/// - The nodes of a screen that opens get new numbers.
/// - A node keeps its number when other nodes of its screen change.
///
/// A lookup takes constant time. A change takes time linear in the number of nodes, like the
/// comparison of the two screens.
package struct SessionNodes: Sendable {
  /// The number of the screen's first node, if the numbers of the screen's nodes are consecutive.
  private var first = 0
  private var count = 0
  /// For each node index, the number of the node; and for each number, the index of the node.
  ///
  /// The value is `nil` as long as the numbers are consecutive, which ends with the first change of
  /// the screen.
  private var changed: (numbers: [Int], indices: [Int: Node.Index])?
  /// The lowest number that no node of the session has had so far.
  private var unused = 0

  /// Creates the mapping for the first screen of a session.
  package init(of screen: Screen = Screen()) { open(screen) }

  /// Gives new numbers to the nodes of a screen that opens.
  package mutating func open(_ screen: Screen) {
    (first, count, changed) = (unused, screen.count, nil)
    unused += screen.count
  }

  /// Restores the mapping of a screen that was below the current screen.
  package mutating func reopen(_ nodes: SessionNodes) {
    let unused = unused
    self = nodes
    self.unused = unused
  }

  /// Updates the mapping after the screen changes.
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

  /// Returns the node of the session at this index of the screen.
  package subscript(index: Node.Index) -> SessionNode {
    let position = Int(index.position)
    return SessionNode(number: changed?.numbers[position] ?? first + position)
  }

  /// Returns the index of a session node on the screen, or `nil` if the screen does not contain it.
  package func index(of node: SessionNode) -> Node.Index? {
    if let changed { return changed.indices[node.number] }
    let position = node.number - first
    return (0..<count).contains(position) ? Node.Index(position) : nil
  }
}
