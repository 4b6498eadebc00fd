extension Screen {
  /// The first node in document order with that identifier.
  public func index(id: String) -> Node.Index? { preorder.first { self[$0.index].id == id }?.index }

  /// Every node of that role, with that accessible name if one is given, in document order.
  public func indices(role: Role, name: String? = nil) -> [Node.Index] {
    preorder.lazy
      .filter { self[$0.index].role == role && (name == nil || self[$0.index].name == name) }
      .map(\.index)
  }

  /// The node with that identifier.
  public subscript(id: String) -> Node? { index(id: id).map { self[$0] } }

  /// Where a node is, as child path from `body`; ``paths`` serves those who need many.
  ///
  /// Only the siblings of the node and of those above it are counted.
  public func path(of index: Node.Index) -> String {
    path(of: index) { here in
      guard let tag = tag(of: here) else { return "" }
      let siblings = parent(of: here).map { children(of: $0) } ?? roots
      let same = siblings.reduce(into: (count: 0, place: 0)) { same, sibling in
        guard self.tag(of: sibling) == tag else { return }
        same.count += 1
        if sibling == here { same.place = same.count }
      }
      return same.count > 1 ? "\(tag):nth-of-type(\(same.place))" : tag
    }
  }

  /// The author's identifier, else the path.
  public func identifier(of index: Node.Index) -> String { self[index].id ?? path(of: index) }

  /// The language of a node's text: its own or the nearest one above; absent when unknown.
  public func language(of index: Node.Index) -> String? {
    var current: Node.Index? = index
    while let here = current {
      if let language = self[here].language { return language.isEmpty ? nil : language }
      current = parent(of: here)
    }
    return language.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Node {
  /// The accessible name; empty when there is none.
  @inlinable public var name: String { label?.text ?? "" }

  /// The accessible description; empty when there is none.
  @inlinable public var description: String { hint?.text ?? "" }

  /// Whether the node is in the tree of a reader.
  @inlinable public func isExposed(to audience: Hidden.Audience) -> Bool {
    guard let hidden else { return true }
    return hidden.audience != .everyReader && hidden.audience != audience
  }
}
