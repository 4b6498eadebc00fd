import AccessibilityTree

/// The author's wishes for the order of nodes, as Android's traversal properties.
enum AndroidOrder {
  /// Connects nodes that name each other.
  static func apply(_ screen: Screen, to tree: inout AccessibilityNodeTree) {
    guard hasTraversalOrder(screen) else { return }
    let places = tree.places(byIdentifierOf: screen)
    for place in 1..<tree.count where !tree.isPartOfParent(place) {
      let node = screen[tree[place].node]
      if let target = node.traversalBefore { tree[place].rare.traversalBefore = places[target] }
      if let target = node.traversalAfter { tree[place].rare.traversalAfter = places[target] }
    }
    for visit in screen.preorder {
      guard let order = screen[visit.index].order else { continue }
      let wished = order.compactMap { places[$0] }
      for (before, after) in zip(wished, wished.dropFirst()) where before != after {
        tree[after].rare.traversalAfter = before
      }
    }
  }

  private static func hasTraversalOrder(_ screen: Screen) -> Bool {
    screen.preorder.contains {
      let node = screen[$0.index]
      return node.traversalBefore != nil || node.traversalAfter != nil || node.order != nil
    }
  }
}
