package import AccessibilityTree

extension Screen {
  /// Returns the node that corresponds to a node of another screen of the same file.
  ///
  /// - Parameters:
  ///   - node: An index of `other`.
  ///   - other: The other screen.
  /// - Returns: The index on this screen, or `nil` without a counterpart.
  package func counterpart(of node: Node.Index, on other: Screen) -> Node.Index? {
    if other.count == count, node < Node.Index(count) {
      let (ours, theirs) = (self[node], other[node])
      if ours.role == theirs.role, ours.position == theirs.position { return node }
    }
    let wanted = other[node]
    guard wanted.position != nil else { return wanted.id.flatMap { index(id: $0) } }
    let nodes = preorder.lazy.map(\.index)
    return nodes.first { self[$0].position == wanted.position && self[$0].role == wanted.role }
      ?? nodes.first { self[$0].position == wanted.position }
      ?? wanted.id.flatMap { index(id: $0) }
  }
}
