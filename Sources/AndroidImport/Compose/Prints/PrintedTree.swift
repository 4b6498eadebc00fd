internal import AccessibilityTree

/// A semantics tree as a test printed it.
struct PrintedTree {
  struct Node {
    var semantics = PrintedSemantics()
    var bounds: AndroidAttributes.Bounds
    var position: AccessibilityTree.Node.Position
    /// The index of the parent, or −1 for a topmost node.
    var parent: Int
  }

  var nodes: [Node] = []
  /// Whether the tree is unmerged, or `nil` if the file does not state it.
  var isUnmerged: Bool?
  /// The nodes whose children the test did not print.
  var cutNodes: [AccessibilityTree.Node.Position] = []
  /// The node in which the file ends.
  var end: AccessibilityTree.Node.Position?
}
