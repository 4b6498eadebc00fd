extension Screen {
  /// A node that an iteration visits, with its depth in the tree.
  public struct Visit: Sendable, Hashable {
    /// The node.
    public var index: Node.Index
    /// The number of ancestors.
    public var depth: Int

    @inlinable init(index: Node.Index, depth: Int) {
      self.index = index
      self.depth = depth
    }
  }

  /// The nodes in document order, parents before children.
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

    /// Returns the next node.
    @inlinable public mutating func next() -> Visit? {
      guard let current = upcoming else { return nil }
      if let child = structure.firstChild(of: current.index) {
        upcoming = Visit(index: child, depth: current.depth + 1)
      } else {
        upcoming = following(current)
      }
      return current
    }

    /// Skips the descendants of the last node that `next()` returned.
    @inlinable public mutating func skipDescendants(of visit: Visit) { upcoming = following(visit) }

    @inlinable func following(_ visit: Visit) -> Visit? {
      var current = visit
      while true {
        if let sibling = structure.next(after: current.index) {
          return Visit(index: sibling, depth: current.depth)
        }
        guard let parent = structure.parent(of: current.index), parent != top else { return nil }
        current = Visit(index: parent, depth: current.depth - 1)
      }
    }
  }

  /// The position of a node in document order, and the position of its last descendant.
  ///
  /// For a node without descendants, both positions are the same.
  package struct Extent {
    package var first = 0, last = 0

    package init(first: Int = 0, last: Int = 0) {
      self.first = first
      self.last = last
    }

    package func contains(_ other: Extent) -> Bool { first <= other.first && other.last <= last }
  }

  /// The extent of every node, indexed by node.
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

    /// Returns the next child.
    @inlinable public mutating func next() -> Node.Index? {
      guard let current = upcoming else { return nil }
      upcoming = structure.next(after: current)
      return current
    }
  }

  /// The ancestors of a node, nearest first.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let structure: Structure
    @usableFromInline var current: Node.Index

    @inlinable init(_ structure: Structure, of index: Node.Index) {
      self.structure = structure
      current = index
    }

    /// Returns the next ancestor.
    @inlinable public mutating func next() -> Node.Index? {
      guard let parent = structure.parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }

  /// Every node in document order.
  @inlinable public var preorder: Preorder { Preorder(structure, below: nil) }

  /// Returns the descendants of a node in document order.
  ///
  /// The children of the node have depth 0.
  @inlinable public func descendants(of index: Node.Index) -> Preorder {
    Preorder(structure, below: index)
  }

  /// The roots of the tree.
  @inlinable public var roots: Siblings { Siblings(structure, from: firstRootIndex) }

  /// Returns the children of a node.
  @inlinable public func children(of index: Node.Index) -> Siblings {
    Siblings(structure, from: firstChild(of: index))
  }

  /// Returns the ancestors of a node, nearest first.
  @inlinable public func ancestors(of index: Node.Index) -> Ancestors {
    Ancestors(structure, of: index)
  }
}
