package import Announcements

/// The tree an Android accessibility service sees: nodes in document order, parents first.
///
/// Nodes know each other by place in one array, so that a tree of any depth costs no recursion.
package struct AccessibilityNodeTree: Sendable {
  /// The nodes, each after its parent.
  package private(set) var nodes: [AccessibilityNodeInfo] = []
  /// Place of each node's parent; −1 for the topmost.
  package private(set) var parents: [Int] = []
  /// What became of each node of the screen, by its index.
  package var exposures: [NodeExposure] = []
  /// What a node holds but the platform does not pass on, by place in the tree.
  package var unexposed: [Int: [Part]] = [:]
  /// The list that focus is in before the first stop, where the screen is a piece of one.
  package var enteredCollection: Int?
  /// Whether a web engine offers the stops, in document order.
  package var isWebPage = false

  /// How many nodes there are.
  package var count: Int { nodes.count }

  package subscript(place: Int) -> AccessibilityNodeInfo {
    _read { yield nodes[place] }
    _modify { yield &nodes[place] }
  }

  /// Makes the storage its own, so that the first change of a node copies no others.
  mutating func detach() { nodes.reserveCapacity(nodes.count) }

  /// Makes room for that many nodes.
  package mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    parents.reserveCapacity(count)
  }

  /// Adds a node as the last child of `parent`, which must be in the tree; −1 for a topmost node.
  @discardableResult
  package mutating func append(_ info: AccessibilityNodeInfo, to parent: Int = -1) -> Int {
    nodes.append(info)
    parents.append(parent)
    return nodes.count - 1
  }

  /// The children of every node.
  package func makeChildren() -> Children { Children(parents) }

  /// Children of every node in one array: constant-time access and no array per node.
  package struct Children: Sendable {
    private var starts, places: [Int]

    fileprivate init(_ parents: [Int]) {
      starts = Array(repeating: 0, count: parents.count + 2)
      for parent in parents { starts[parent + 2] += 1 }
      for index in 1..<starts.count { starts[index] += starts[index - 1] }
      places = Array(repeating: 0, count: parents.count)
      var next = starts
      for (place, parent) in parents.enumerated() {
        places[next[parent + 1]] = place
        next[parent + 1] += 1
      }
    }

    /// The children of a node in document order; of −1, the topmost nodes.
    package subscript(parent: Int) -> ArraySlice<Int> {
      get { places[starts[parent + 1]..<starts[parent + 2]] }
      set { places.replaceSubrange(starts[parent + 1]..<starts[parent + 2], with: newValue) }
    }
  }
}
