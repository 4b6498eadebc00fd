public import AccessibilityTree

/// The part of a screen on which the elements of one node depend, as far as its states and value
/// go: the node, what is inside it, and what it is inside of.
///
/// What a change of a node does to what the platform exposes is the same in this part as on the
/// whole screen, and costs no more than the part to find out.
package struct ScreenExcerpt {
  /// The part, as a screen of its own.
  package var screen: Screen
  /// The node in the middle.
  package let center: Node.Index
  /// The nodes of the whole screen, by position in the part.
  private let nodes: [Node.Index]

  /// The part around a node.
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

  /// A node of the part on the whole screen.
  package func whole(_ index: Node.Index) -> Node.Index { nodes[Int(index.position)] }
}

/// What a platform exposes of a part of a screen.
package struct ExposedExcerpt<Exposed, Cause: Equatable> {
  /// The elements, parents before children.
  package var elements: [Exposed]
  /// The node of each element.
  package var nodes: [Node.Index?]
  /// The place of each element's parent; −1 for the topmost.
  package var parents: [Int]
  /// Why nodes have no element.
  package var causes: [Cause]

  package init(elements: [Exposed], nodes: [Node.Index?], parents: [Int], causes: [Cause]) {
    self.elements = elements
    self.nodes = nodes
    self.parents = parents
    self.causes = causes
  }

  /// Whether the same nodes have elements in the same places.
  @inlinable package func hasSameShape(as other: Self) -> Bool {
    nodes == other.nodes && parents == other.parents && causes == other.causes
  }
}

/// The places of each node's elements, in the order in which they were added.
@usableFromInline package struct ElementPlaces: Sendable {
  @usableFromInline var firsts: [Int32]
  @usableFromInline var nexts: [Int32] = []

  /// Finds the elements of every node of a screen.
  @inlinable package init(_ nodes: some BidirectionalCollection<Node.Index?>, count: Int) {
    firsts = Array(repeating: -1, count: count)
    nexts = Array(repeating: -1, count: nodes.count)
    var place = nodes.count
    for node in nodes.reversed() {
      place -= 1
      guard let node else { continue }
      nexts[place] = firsts[Int(node.position)]
      firsts[Int(node.position)] = Int32(place)
    }
  }

  /// The places of a node's elements.
  @inlinable package func callAsFunction(of node: Node.Index) -> [Int] {
    var places: [Int] = []
    var place = firsts[Int(node.position)]
    while place >= 0 {
      places.append(Int(place))
      place = nexts[Int(place)]
    }
    return places
  }
}
