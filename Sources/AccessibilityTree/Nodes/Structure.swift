/// Who is whose parent, child and sibling on a screen, by index and without the nodes themselves.
@usableFromInline package struct Structure: Sendable, Hashable {
  /// The neighbours of a node; −1 for none.
  @usableFromInline struct Links: Sendable, Hashable {
    @usableFromInline var parent: Int32 = -1
    @usableFromInline var firstChild: Int32 = -1, lastChild: Int32 = -1
    @usableFromInline var next: Int32 = -1, previous: Int32 = -1
  }

  @usableFromInline var links: [Links] = []
  @usableFromInline var first: Int32 = -1, last: Int32 = -1

  /// Nothing yet.
  package init() {}

  /// The first of the topmost nodes.
  @inlinable package var firstRoot: Node.Index? { node(first) }

  /// The node above `index`.
  @inlinable package func parent(of index: Node.Index) -> Node.Index? { node(self[index].parent) }

  /// The first node below `index`.
  @inlinable package func firstChild(of index: Node.Index) -> Node.Index? {
    node(self[index].firstChild)
  }

  /// The last node below `index`.
  @inlinable package func lastChild(of index: Node.Index) -> Node.Index? {
    node(self[index].lastChild)
  }

  /// The next node with the same parent.
  @inlinable package func next(after index: Node.Index) -> Node.Index? { node(self[index].next) }

  /// The node before with the same parent.
  @inlinable package func previous(before index: Node.Index) -> Node.Index? {
    node(self[index].previous)
  }

  /// Makes room for that many nodes.
  package mutating func reserveCapacity(_ count: Int) { links.reserveCapacity(count) }

  /// Adds a node as the last child of `parent`, or as the last of the topmost nodes.
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
