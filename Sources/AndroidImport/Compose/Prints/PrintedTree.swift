internal import AccessibilityTree

/// A semantics tree as a test printed it.
struct PrintedTree {
  struct Node {
    var semantics = PrintedSemantics()
    var bounds: AndroidAttributes.Bounds
    var position: AccessibilityTree.Node.Position
    /// The index of the parent; −1 for the topmost nodes.
    var parent: Int
  }

  var nodes: [Node] = []
  /// Whether the tree is unmerged, if the file says so.
  var isUnmerged: Bool?
  /// The nodes whose children were not printed.
  var cutNodes: [AccessibilityTree.Node.Position] = []
  /// The node at which the file ends in the middle.
  var end: AccessibilityTree.Node.Position?
}
