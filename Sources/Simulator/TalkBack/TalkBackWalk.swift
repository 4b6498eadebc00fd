/// One walk over a platform tree, from the first stop to the last.
package struct TalkBackWalk: Sendable {
  /// The stops in order, by place in the tree.
  package let order: [Int]
  let composer: TalkBackComposer
  package let tree: AccessibilityNodeTree

  /// Decides on the stops of a tree; where the order of focus is known already, it is kept.
  package init(
    _ tree: AccessibilityNodeTree, _ settings: TalkBackSettings, visiting given: [Node.Index]? = nil
  ) {
    self.tree = tree
    let focusability = TalkBackFocusability(tree)
    let children = TalkBackChildOrder(tree, focusability).children
    if let given {
      order = TalkBackWalk.places(of: given, in: tree)
    } else if tree.isWebPage {
      order = tree.nodes.indices.filter { tree[$0].flags.contains(.webStop) }
    } else {
      order = TalkBackTraversal(tree, children).order.filter { focusability.shouldFocus($0) }
    }
    composer = TalkBackComposer(tree, focusability, children, settings, stops: order.count)
  }

  private static func places(of nodes: [Node.Index], in tree: AccessibilityNodeTree) -> [Int] {
    var places: [Node.Index: Int] = [:]
    for (place, info) in tree.nodes.enumerated() { places[info.node] = place }
    return nodes.compactMap { places[$0] }
  }

  /// What is said at each place when focus visits them in this order.
  package func announcements(visiting places: [Int]) -> [Announcement] {
    var collections = TalkBackCollections(tree, composer.focusability)
    return places.map { composer.announcement(at: $0, &collections) }
  }
}
