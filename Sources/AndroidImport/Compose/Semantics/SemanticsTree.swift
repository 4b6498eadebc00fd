internal import AccessibilityTree

/// A node of a semantics tree.
struct SemanticsNode: Sendable {
  var configuration: SemanticsConfiguration
  var bounds: AndroidAttributes.Bounds?
  var position: Node.Position
  /// The index of the parent, or −1 for a root.
  var parent = -1
  /// An Android view beside or around the composition.
  ///
  /// A view has no semantics.
  var view: AndroidAttributes?
}

/// The unmerged semantics of a composition, as services see them.
///
/// Every node comes before its descendants. Siblings are in the order of their placement.
struct SemanticsTree: Sendable {
  private(set) var nodes: [SemanticsNode] = []

  /// Appends a node below another node, or as a root if the parent is −1.
  ///
  /// - Returns: The index of the node.
  @discardableResult
  mutating func append(_ node: SemanticsNode, below parent: Int) -> Int {
    nodes.append(node)
    nodes[nodes.count - 1].parent = parent
    return nodes.count - 1
  }

  /// Updates the configuration of a node.
  mutating func update(_ index: Int, _ change: (inout SemanticsConfiguration) -> Void) {
    change(&nodes[index].configuration)
  }
}
