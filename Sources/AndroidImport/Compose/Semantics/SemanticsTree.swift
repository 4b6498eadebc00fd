package import AccessibilityTree

/// A node of a semantics tree.
package struct SemanticsNode: Sendable {
  package var configuration: SemanticsConfiguration
  package var bounds: AndroidAttributes.Bounds?
  package var position: Node.Position
  /// The index of the parent, or −1 for a root.
  package var parent = -1
  /// The Android view of a node beside or around the composition; `nil` for nodes of the
  /// composition.
  ///
  /// A view has no semantics.
  package var view: AndroidAttributes?

  package init(
    configuration: SemanticsConfiguration, bounds: AndroidAttributes.Bounds?,
    position: Node.Position
  ) {
    self.configuration = configuration
    self.bounds = bounds
    self.position = position
  }
}

/// The unmerged semantics of a composition, which accessibility services get.
///
/// Every node comes before its descendants. Siblings are in the order in which Compose places them.
package struct SemanticsTree: Sendable {
  package private(set) var nodes: [SemanticsNode] = []

  package init() {}

  /// Appends a node below another node, or as a root if the parent is −1.
  ///
  /// - Returns: The index of the node.
  @discardableResult
  package mutating func append(_ node: SemanticsNode, below parent: Int) -> Int {
    nodes.append(node)
    nodes[nodes.count - 1].parent = parent
    return nodes.count - 1
  }

  /// Updates the configuration of a node.
  package mutating func update(_ index: Int, _ change: (inout SemanticsConfiguration) -> Void) {
    change(&nodes[index].configuration)
  }
}
