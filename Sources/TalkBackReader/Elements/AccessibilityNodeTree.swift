import Announcements

/// The tree that an Android accessibility service sees: nodes in document order, parents first.
///
/// Nodes refer to each other by index, so a tree of any depth needs no recursion.
package struct AccessibilityNodeTree: Sendable {
  package private(set) var nodes: [AccessibilityNodeInfo] = []
  /// The index of each node's parent; −1 for the topmost nodes.
  package private(set) var parents: [Int] = []
  /// For each node of the screen, indexed by node: whether it is exposed, or why it is not.
  var exposures: [NodeExposure] = []
  /// Properties that the platform does not expose, by the index of the node.
  var unexposed: [Int: [Part]] = [:]
  /// The list that contains the whole screen, or `nil`.
  ///
  /// If the screen is an excerpt of a list, focus is in that list before the first stop.
  var enteredCollection: Int?
  /// Whether a web engine decides the stops.
  var isWebPage = false

  package var count: Int { nodes.count }

  package subscript(index: Int) -> AccessibilityNodeInfo {
    _read { yield nodes[index] }
    _modify { yield &nodes[index] }
  }

  /// Copies shared storage now, so that the first change of a node does not copy it.
  mutating func detach() { nodes.reserveCapacity(nodes.count) }

  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    parents.reserveCapacity(count)
  }

  /// Adds a node as the last child of `parent`, which must be in the tree; −1 for a topmost node.
  @discardableResult
  mutating func append(_ info: AccessibilityNodeInfo, to parent: Int = -1) -> Int {
    nodes.append(info)
    parents.append(parent)
    return nodes.count - 1
  }

  func makeChildren() -> Children { Children(parents) }

  /// The children of every node in one array, with constant-time access.
  struct Children: Sendable {
    private var starts, children: [Int]

    fileprivate init(_ parents: [Int]) {
      starts = Array(repeating: 0, count: parents.count + 2)
      for parent in parents { starts[parent + 2] += 1 }
      for index in 1..<starts.count { starts[index] += starts[index - 1] }
      children = Array(repeating: 0, count: parents.count)
      var next = starts
      for (index, parent) in parents.enumerated() {
        children[next[parent + 1]] = index
        next[parent + 1] += 1
      }
    }

    /// The children of a node in document order; −1 stands for the parent of the topmost nodes.
    subscript(parent: Int) -> ArraySlice<Int> {
      get { children[starts[parent + 1]..<starts[parent + 2]] }
      set { children.replaceSubrange(starts[parent + 1]..<starts[parent + 2], with: newValue) }
    }
  }
}
