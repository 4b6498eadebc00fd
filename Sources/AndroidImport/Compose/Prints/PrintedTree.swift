internal import AccessibilityTree

/// A semantics tree that a test printed.
struct PrintedTree {
  struct Node {
    var semantics = PrintedSemantics()
    var bounds: AndroidAttributes.Bounds
    var position: AccessibilityTree.Node.Position
    /// The index of the parent, or −1 for a topmost node.
    var parent: Int
  }

  var nodes: [Node] = []
  /// Whether the tree is unmerged, or `nil` if the file does not state this.
  var isUnmerged: Bool?
  /// The locations of the nodes whose children the test did not print.
  var cutNodes: [AccessibilityTree.Node.Position] = []
  /// The columns of all nodes that have a parent.
  var childColumns: Set<Int> = []
  /// Whether the nodes lost their indentation, so that only the topmost node is known as a parent.
  ///
  /// Compose indents the children of the topmost node by one space.
  var losesIndents: Bool { childColumns == [PrintedTree.columnWithoutIndent] && nodes.count > 2 }
  /// The length of the characters “|-” that connect a node with its parent.
  private static let columnWithoutIndent = 2
  /// The location of the incomplete node at the end of the file, or `nil` if the last node is
  /// complete.
  var end: AccessibilityTree.Node.Position?
}

extension PrintedTree {
  /// Creates a tree in which the topmost nodes of other trees are below the first node.
  init(joining trees: [PrintedTree]) {
    isUnmerged = trees.first?.isUnmerged
    end = trees.last?.end
    cutNodes = trees.flatMap(\.cutNodes)
    nodes = trees.flatMap(\.nodes)
    for index in nodes.indices.dropFirst() { nodes[index].parent = 0 }
    childColumns = [PrintedTree.columnWithoutIndent]
  }
}
