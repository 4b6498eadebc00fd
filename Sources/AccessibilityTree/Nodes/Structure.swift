/// The parents, children and siblings of a screen's nodes, stored by index.
///
/// The facts of the nodes are stored in the ``Screen``.
@usableFromInline package struct Structure: Sendable, Hashable {
  /// The indices of a node's parent, children and siblings.
  ///
  /// −1 means that there is no such node.
  @usableFromInline struct Links: Sendable, Hashable {
    @usableFromInline var parent: Int32 = -1
    @usableFromInline var firstChild: Int32 = -1, lastChild: Int32 = -1
    @usableFromInline var next: Int32 = -1, previous: Int32 = -1
  }

  @usableFromInline var links: [Links] = []
  @usableFromInline var first: Int32 = -1, last: Int32 = -1

  /// Creates an empty structure.
  package init() {}

  /// The index of the first root, or `nil` if there are no nodes.
  @inlinable package var firstRoot: Node.Index? { node(first) }

  @inlinable package func parent(of index: Node.Index) -> Node.Index? { node(self[index].parent) }

  @inlinable package func firstChild(of index: Node.Index) -> Node.Index? {
    node(self[index].firstChild)
  }

  /// Returns the next sibling of a node.
  @inlinable package func next(after index: Node.Index) -> Node.Index? { node(self[index].next) }

  /// Returns the previous sibling of a node.
  @inlinable package func previous(before index: Node.Index) -> Node.Index? {
    node(self[index].previous)
  }

  /// Reserves storage for a number of nodes.
  package mutating func reserveCapacity(_ count: Int) { links.reserveCapacity(count) }

  /// Appends a node as the last child of `parent`, or as the last root.
  package mutating func append(to parent: Node.Index?) -> Node.Index {
    let index = Int32(links.count)
    let above = parent?.position ?? -1
    let before = above < 0 ? last : links[Int(above)].lastChild
    links.append(Links(parent: above, previous: before))
    if before >= 0 {
      links[Int(before)].next = index
    } else if above >= 0 {
      links[Int(above)].firstChild = index
    } else {
      first = index
    }
    if above >= 0 { links[Int(above)].lastChild = index } else { last = index }
    return Node.Index(Int(index))
  }

  @inlinable subscript(index: Node.Index) -> Links { links[Int(index.position)] }

  @inlinable func node(_ position: Int32) -> Node.Index? {
    position < 0 ? nil : Node.Index(Int(position))
  }
}
