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
  /// The location of the incomplete node at the end of the file, or `nil` if the last node is
  /// complete.
  var end: AccessibilityTree.Node.Position?
}
