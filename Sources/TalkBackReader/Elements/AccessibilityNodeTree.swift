import Announcements

/// The tree that an Android accessibility service sees: nodes in document order, parents first.
///
/// Nodes refer to each other by index, so a tree of any depth needs no recursion.
package struct AccessibilityNodeTree: Sendable {
  package private(set) var nodes: [AccessibilityNodeInfo] = []
  /// The index of each node's parent; −1 for the topmost nodes.
  package private(set) var parents: [Int] = []
  /// Whether each node of the screen is exposed or, if not, the reason; indexed by node.
  var exposures: [NodeExposure] = []
  /// The properties stated by the author but not exposed by the platform, by the node's tree index.
  var unexposed: [Int: [Part]] = [:]
  /// The index of the list around all nodes, if the screen is only a part of that list; else `nil`.
  ///
  /// Focus counts as already inside this list, so TalkBack does not announce entering it.
  var enteredCollection: Int?
  /// Whether the tree is a web page; if so, the web engine decides which nodes are stops.
  var isWebPage = false

  package var count: Int { nodes.count }

  package var indices: Range<Int> { nodes.indices }

  package subscript(index: Int) -> AccessibilityNodeInfo {
    _read { yield nodes[index] }
    _modify { yield &nodes[index] }
  }

  /// Copies shared storage now.
  ///
  /// Otherwise, the first change of a node would copy the storage.
  mutating func detach() { nodes.reserveCapacity(nodes.count) }

  mutating func reserveCapacity(_ count: Int) {
    nodes.reserveCapacity(count)
    parents.reserveCapacity(count)
  }

  /// Adds a node as the last child of the node at index `parent`.
  ///
  /// If `parent` is −1, the node becomes a topmost node.
  @discardableResult
  mutating func append(_ info: consuming AccessibilityNodeInfo, to parent: Int = -1) -> Int {
    nodes.append(info)
    parents.append(parent)
    return nodes.count - 1
  }

  func makeChildren() -> Children { Children(parents) }

  /// The children of every node, stored in one array.
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

    /// Returns the children of a node in document order; for `parent` −1, the topmost nodes.
    subscript(parent: Int) -> ArraySlice<Int> {
      get { children[starts[parent + 1]..<starts[parent + 2]] }
      set { children.replaceSubrange(starts[parent + 1]..<starts[parent + 2], with: newValue) }
    }
  }
}
