extension Screen {
  /// A node met while walking, with its distance from the top.
  public struct Visit: Sendable, Hashable {
    /// The node.
    public var index: Node.Index
    /// How many nodes are above it.
    public var depth: Int
  }

  /// Nodes in document order, parents before children.
  public struct Preorder: Sequence, IteratorProtocol, Sendable {
    private let screen: Screen
    private let top: Node.Index?
    private var upcoming: Visit?

    fileprivate init(_ screen: Screen, below top: Node.Index?) {
      self.screen = screen
      self.top = top
      let first = top.map { screen.firstChild(of: $0) } ?? screen.firstRootIndex
      upcoming = first.map { Visit(index: $0, depth: 0) }
    }

    /// The next node.
    public mutating func next() -> Visit? {
      guard let current = upcoming else { return nil }
      if let child = screen.firstChild(of: current.index) {
        upcoming = Visit(index: child, depth: current.depth + 1)
      } else {
        upcoming = following(current)
      }
      return current
    }

    /// Leaves out everything below the node that `next()` returned last.
    public mutating func skipDescendants(of visit: Visit) { upcoming = following(visit) }

    private func following(_ visit: Visit) -> Visit? {
      var place = visit
      while true {
        if let sibling = screen.nextSibling(of: place.index) {
          return Visit(index: sibling, depth: place.depth)
        }
        guard let parent = screen.parent(of: place.index), parent != top else { return nil }
        place = Visit(index: parent, depth: place.depth - 1)
      }
    }
  }

  /// The children of one node.
  public struct Siblings: Sequence, IteratorProtocol, Sendable {
    private let screen: Screen
    private var upcoming: Node.Index?

    fileprivate init(_ screen: Screen, from first: Node.Index?) {
      self.screen = screen
      upcoming = first
    }

    /// The next child.
    public mutating func next() -> Node.Index? {
      guard let current = upcoming else { return nil }
      upcoming = screen.nextSibling(of: current)
      return current
    }
  }

  /// The nodes above one node, nearest first.
  public struct Ancestors: Sequence, IteratorProtocol, Sendable {
    private let screen: Screen
    private var current: Node.Index

    fileprivate init(_ screen: Screen, of index: Node.Index) {
      self.screen = screen
      current = index
    }

    /// The next node up.
    public mutating func next() -> Node.Index? {
      guard let parent = screen.parent(of: current) else { return nil }
      current = parent
      return parent
    }
  }

  /// Every node in document order.
  public var preorder: Preorder { Preorder(self, below: nil) }

  /// Every node below `index` in document order; depths count from its children.
  public func descendants(of index: Node.Index) -> Preorder { Preorder(self, below: index) }

  /// The topmost nodes.
  public var roots: Siblings { Siblings(self, from: firstRootIndex) }

  /// The children of a node.
  public func children(of index: Node.Index) -> Siblings {
    Siblings(self, from: firstChild(of: index))
  }

  /// The nodes above `index`, nearest first.
  public func ancestors(of index: Node.Index) -> Ancestors { Ancestors(self, of: index) }
}
