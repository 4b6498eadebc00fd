public import AccessibilityTree

/// A node with its descendants and ancestors, as a small screen.
///
/// A change of the node's states or value has the same effect on its elements in the excerpt as on
/// the whole screen. The time to compute the effect depends only on the size of the excerpt.
package struct ScreenExcerpt {
  /// The excerpt as a screen.
  package var screen: Screen
  /// The index of the node in the excerpt.
  package let center: Node.Index
  /// For each node of the excerpt, its index on the whole screen.
  private let nodes: [Node.Index]

  package init(around index: Node.Index, on whole: Screen) {
    screen = whole.withoutNodes
    var nodes: [Node.Index] = []
    var parent: Node.Index?
    for above in Array(whole.ancestors(of: index)).reversed() {
      parent = screen.append(whole[above], to: parent)
      nodes.append(above)
    }
    center = screen.append(whole[index], to: parent)
    nodes.append(index)
    var path = [center]
    for visit in whole.descendants(of: index) {
      path.removeLast(path.count - visit.depth - 1)
      path.append(screen.append(whole[visit.index], to: path.last))
      nodes.append(visit.index)
    }
    self.nodes = nodes
  }

  /// Returns the index on the whole screen of a node of the excerpt.
  package func whole(_ index: Node.Index) -> Node.Index { nodes[Int(index.position)] }
}

/// The elements that a platform exposes for an excerpt.
package struct ExposedExcerpt<Exposed, Cause: Equatable> {
  /// The elements, parents before children.
  package var elements: [Exposed]
  /// The node of each element, or `nil` for an element without a node.
  package var nodes: [Node.Index?]
  /// The index of each element's parent; −1 for a root.
  package var parents: [Int]
  /// The reason for each node of the excerpt without an element.
  package var causes: [Cause]

  package init(elements: [Exposed], nodes: [Node.Index?], parents: [Int], causes: [Cause]) {
    self.elements = elements
    self.nodes = nodes
    self.parents = parents
    self.causes = causes
  }

  /// Whether the two excerpts have elements for the same nodes, with the same parents.
  ///
  /// The reasons in ``causes`` must be the same in the two excerpts, too.
  package func hasSameShape(as other: Self) -> Bool {
    nodes == other.nodes && parents == other.parents && causes == other.causes
  }
}

/// For each node of a screen, the indices of the node's accessibility elements, in ascending order.
@usableFromInline package struct ElementIndices: Sendable {
  @usableFromInline var firsts: [Int32]
  @usableFromInline var nexts: [Int32] = []

  /// Creates the indices from the node of each element.
  @inlinable package init(_ nodes: some BidirectionalCollection<Node.Index?>, count: Int) {
    firsts = Array(repeating: -1, count: count)
    nexts = Array(repeating: -1, count: nodes.count)
    var index = nodes.count
    for node in nodes.reversed() {
      index -= 1
      guard let node else { continue }
      nexts[index] = firsts[Int(node.position)]
      firsts[Int(node.position)] = Int32(index)
    }
  }

  /// Returns the indices of a node's elements.
  @inlinable package func callAsFunction(of node: Node.Index) -> [Int] {
    var indices: [Int] = []
    var index = firsts[Int(node.position)]
    while index >= 0 {
      indices.append(Int(index))
      index = nexts[Int(index)]
    }
    return indices
  }
}
