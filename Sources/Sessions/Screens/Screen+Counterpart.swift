package import AccessibilityTree

extension Screen {
  /// Returns the node that corresponds to a node of another screen of the same file.
  ///
  /// - Parameters:
  ///   - node: The index of the node on `other`.
  ///   - other: The other screen.
  /// - Returns: The index on this screen, or `nil` without a counterpart.
  package func counterpart(of node: Node.Index, on other: Screen) -> Node.Index? {
    if other.count == count, node < Node.Index(count) {
      let (ours, theirs) = (self[node], other[node])
      if ours.role == theirs.role, ours.position == theirs.position { return node }
    }
    let wanted = other[node]
    guard wanted.position != nil else { return wanted.id.flatMap { index(id: $0) } }
    guard origin != .web else { return element(like: wanted) }
    let nodes = preorder.lazy.map(\.index)
    return nodes.first { self[$0].position == wanted.position && self[$0].role == wanted.role }
      ?? nodes.first { self[$0].position == wanted.position }
      ?? wanted.id.flatMap { index(id: $0) }
  }

  /// Returns the element of this web page that corresponds to an element of another version of the
  /// page.
  ///
  /// A site may send each phone a different page, so the position in the file is not enough.
  private func element(like wanted: Node) -> Node.Index? {
    let same = preorder.map(\.index).filter { index in
      let node = self[index]
      return node.webElement == wanted.webElement && node.role == wanted.role
        && node.id == wanted.id && node.name == wanted.name
    }
    if let here = same.first(where: { self[$0].position == wanted.position }),
      wanted.id != nil || !wanted.name.isEmpty
    {
      return here
    }
    if let id = wanted.id { return index(id: id) }
    guard !wanted.name.isEmpty, let first = same.first else { return nil }
    return same.dropFirst().first == nil ? first : nil
  }
}
