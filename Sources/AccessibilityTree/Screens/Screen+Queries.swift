extension Screen {
  /// Returns the first node with an identifier, in document order.
  public func index(id: String) -> Node.Index? { preorder.first { self[$0.index].id == id }?.index }

  /// Returns the nodes with a role and an accessible name, in document order.
  ///
  /// - Parameters:
  ///   - role: The role.
  ///   - name: The accessible name, or `nil` to accept any name.
  /// - Returns: The indices of the nodes.
  public func indices(role: Role, name: String? = nil) -> [Node.Index] {
    preorder.lazy
      .filter { self[$0.index].role == role && (name == nil || self[$0.index].name == name) }
      .map(\.index)
  }

  /// Returns the first node with an identifier.
  public subscript(id: String) -> Node? { index(id: id).map { self[$0] } }

  /// Returns the child path of a node from `body`.
  ///
  /// Use ``paths`` for many nodes.
  ///
  /// - Complexity: O(*n*), where *n* is the number of siblings of the node and of all its
  ///   ancestors.
  package func path(of index: Node.Index) -> String {
    path(of: index) { here in
      guard let tag = tag(of: here) else { return "" }
      let siblings = parent(of: here).map { children(of: $0) } ?? roots
      let same = siblings.reduce(into: (count: 0, rank: 0)) { same, sibling in
        guard self.tag(of: sibling) == tag else { return }
        same.count += 1
        if sibling == here { same.rank = same.count }
      }
      return same.count > 1 ? "\(tag):nth-of-type(\(same.rank))" : tag
    }
  }

  /// Returns the author's identifier of a node, or the node's path if it has no identifier.
  package func identifier(of index: Node.Index) -> String { self[index].id ?? path(of: index) }

  /// Returns the language of a node's text.
  ///
  /// The result is the language of the node itself or of the nearest ancestor with a language. If
  /// there is none, the result is the language of the screen.
  package func language(of index: Node.Index) -> String? {
    var current: Node.Index? = index
    while let here = current {
      if let language = self[here].language { return language.isEmpty ? nil : language }
      current = parent(of: here)
    }
    return language.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The number of units of the frames in one point.
  ///
  /// Assumed: an Android dump that does not contain the density is from a phone that is 411 points
  /// wide, as most are, or from a larger tablet. The units of a dump are pixels.
  package var unitsPerPoint: Double {
    if let statedUnitsPerPoint { return statedUnitsPerPoint }
    guard origin == .androidNodes, let frame = firstRootIndex.flatMap({ self[$0].frame }) else {
      return 1
    }
    return max(1, min(frame.width, frame.height) / 411)
  }
}

extension Node {
  /// The accessible name, or an empty text if there is none.
  @inlinable public var name: String { label?.text ?? "" }

  /// The accessible description, or an empty text if there is none.
  @inlinable public var description: String { hint?.text ?? "" }

  /// Whether the node is exposed to a reader, so that it is in the accessibility tree.
  @inlinable package func isExposed(to audience: Hidden.Audience) -> Bool {
    guard let hidden else { return true }
    return hidden.audience != .everyReader && hidden.audience != audience
  }
}
