extension SemanticsTree {
  /// The name of the last route, or `nil` if that route has no name.
  ///
  /// The platform announces the name when the route opens.
  ///
  /// Source: Flutter, AccessibilityBridge.java, `getRouteName`; SemanticsObject.mm,
  /// `routeFocusObject`.
  var routeName: String? {
    guard let route = preorder(from: 0).last(where: { nodes[$0].has(.scopesRoute) }) else {
      return nil
    }
    return preorder(from: route).first { nodes[$0].has(.namesRoute) && !nodes[$0].label.isEmpty }
      .map { nodes[$0].label }
  }

  /// Returns a node and its descendants in the order of traversal.
  private func preorder(from start: Int) -> [Int] {
    guard nodes.indices.contains(start) else { return [] }
    var order: [Int] = []
    var pending = [start]
    while let next = pending.popLast() {
      order.append(next)
      pending += children[next].reversed()
    }
    return order
  }
}
