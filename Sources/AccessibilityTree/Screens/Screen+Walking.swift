extension Screen {
  /// A node met while walking, with its distance from the top.
  public struct Visit: Sendable, Hashable {
    /// The node.
    public var index: Node.Index
    /// How many nodes are above it.
    public var depth: Int

    @inlinable init(index: Node.Index, depth: Int) {
      self.index = index
      self.depth = depth
    }
  }

  /// Nodes in document order, parents before children.
  public struct Preorder: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let structure: Structure
    @usableFromInline let top: Node.Index?
    @usableFromInline var upcoming: Visit?

    @inlinable init(_ structure: Structure, below top: Node.Index?) {
      self.structure = structure
      self.top = top
      let first = top.map { structure.firstChild(of: $0) } ?? structure.firstRoot
      upcoming = first.map { Visit(index: $0, depth: 0) }
    }

    /// The next node.
    @inlinable public mutating func next() -> Visit? {
      guard let current = upcoming else { return nil }
      if let child = structure.firstChild(of: current.index) {
        upcoming = Visit(index: child, depth: current.depth + 1)
      } else {
        upcoming = following(current)
      }
      return current
    }

    /// Leaves out everything below the node that `next()` returned last.
    @inlinable public mutating func skipDescendants(of visit: Visit) { upcoming = following(visit) }

    @inlinable func following(_ visit: Visit) -> Visit? {
      var place = visit
      while true {
        if let sibling = structure.next(after: place.index) {
          return Visit(index: sibling, depth: place.depth)
        }
        guard let parent = structure.parent(of: place.index), parent != top else { return nil }
        place = Visit(index: parent, depth: place.depth - 1)
      }
    }
  }

  /// A node's place in document order and that of the last node below it.
  package struct Extent {
    package var first = 0, last = 0

    package init(first: Int = 0, last: Int = 0) {
      self.first = first
      self.last = last
    }

    package func contains(_ other: Extent) -> Bool { first <= other.first && other.last <= last }
  }

  /// The extent of every node, by position.
  package var extents: [Extent] {
    var extents = Array(repeating: Extent(), count: count)
    var order: [Node.Index] = []
    for visit in preorder {
      extents[Int(visit.index.position)] = Extent(first: order.count, last: order.count)
      order.append(visit.index)
    }
    for index in order.reversed() {
      guard let parent = parent(of: index) else { continue }
      let last = extents[Int(index.position)].last
      extents[Int(parent.position)].last = max(extents[Int(parent.position)].last, last)
    }
    return extents
  }

  /// The children of one node.
  public struct Siblings: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let structure: Structure
    @usableFromInline var upcoming: Node.Index?

    @inlinable init(_ structure: Structure, from first: Node.Index?) {
      self.structure = structure
      upcoming = first
    }

    /// The next child.
    @inlinable public mutating func next() -> Node.Index? {
      guard let current = upcoming else { return nil }
      upcoming = structure.next(after: current)
      return current
    }
  }

  /// The nodes above one node, nearest first.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let structure: Structure
    @usableFromInline var current: Node.Index

    @inlinable init(_ structure: Structure, of index: Node.Index) {
      self.structure = structure
      current = index
    }

    /// The next node up.
    @inlinable public mutating func next() -> Node.Index? {
      guard let parent = structure.parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }

  /// Every node in document order.
  @inlinable public var preorder: Preorder { Preorder(structure, below: nil) }

  /// Every node below `index` in document order; depths count from its children.
  @inlinable public func descendants(of index: Node.Index) -> Preorder {
    Preorder(structure, below: index)
  }

  /// The topmost nodes.
  @inlinable public var roots: Siblings { Siblings(structure, from: firstRootIndex) }

  /// The children of a node.
  @inlinable public func children(of index: Node.Index) -> Siblings {
    Siblings(structure, from: firstChild(of: index))
  }

  /// The nodes above `index`, nearest first.
  @inlinable public func ancestors(of index: Node.Index) -> Ancestors {
    Ancestors(structure, of: index)
  }
}
