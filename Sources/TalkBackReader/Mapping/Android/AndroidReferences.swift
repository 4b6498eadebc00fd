import AccessibilityTree

/// The connections between views that refer to each other by the author's identifiers.
enum AndroidReferences {
  /// Connects labels with the views that they label.
  ///
  /// If several views label a view, only the first counts.
  ///
  /// Source: Android, View.onInitializeAccessibilityNodeInfoInternal and findLabelForView.
  static func connectLabels(of screen: Screen, in tree: inout AccessibilityNodeTree) {
    guard screen.origin == .android, tree.count > 1 else { return }
    var indices: [String: Int]?
    for index in 1..<tree.count where !tree.isPartOfParent(index) {
      let node = screen[tree[index].node]
      guard let target = node.android.labelFor ?? node.android.labeledBy else { continue }
      let known = indices ?? tree.indices(byIdentifierOf: screen)
      indices = known
      guard let other = known[target], other != index else { continue }
      if node.android.labelFor == nil {
        connect(index, to: other, in: &tree)
      } else if tree[other].rare.labeledBy == nil {
        connect(other, to: index, in: &tree)
      }
    }
    for index in 1..<tree.count where !tree.isPartOfParent(index) {
      let node = screen[tree[index].node]
      // Some labels are not views of the screen; only the text of such a label is known.
      guard node.label?.origin == .labelElement, !node.name.isEmpty,
        !tree[index].hasRareFields || tree[index].rare.labeledBy == nil
      else { continue }
      tree[index].rare.labelText = node.name
      tree[index].mapping.append(AndroidViewRule.labelFor)
    }
  }

  private static func connect(_ index: Int, to label: Int, in tree: inout AccessibilityNodeTree) {
    tree[index].rare.labeledBy = label
    tree[index].mapping.append(AndroidViewRule.labelFor)
  }

  /// Sets the nodes before or after which the author wants a node to be visited.
  static func connectTraversal(of screen: Screen, in tree: inout AccessibilityNodeTree) {
    let hasOrder = screen.preorder.contains {
      let node = screen[$0.index]
      return node.traversalBefore != nil || node.traversalAfter != nil || node.order != nil
    }
    guard hasOrder else { return }
    let indices = tree.indices(byIdentifierOf: screen)
    for index in 1..<tree.count where !tree.isPartOfParent(index) {
      let node = screen[tree[index].node]
      if let target = node.traversalBefore { tree[index].rare.traversalBefore = indices[target] }
      if let target = node.traversalAfter { tree[index].rare.traversalAfter = indices[target] }
    }
    var exposed = ExposedOrder(screen, tree)
    for visit in screen.preorder {
      guard let order = screen[visit.index].order else { continue }
      let requested = order.flatMap { id in
        indices[id].map { [$0] } ?? exposed.nodes(at: id)
      }
      for (before, after) in zip(requested, requested.dropFirst()) where before != after {
        tree[after].rare.traversalAfter = before
      }
    }
  }
}

/// The exposed nodes at the positions of containers in an explicit order.
///
/// Accessibility services do not see every container. The nodes inside such a container are visited
/// where the order names the container.
private struct ExposedOrder {
  private let screen: Screen
  /// For each node of the screen, the index of its first exposed node, or −1 if it is not exposed.
  private var indices: [Int]
  private var nodes: [String: Node.Index] = [:]
  /// The number of nodes that can still be visited, because containers can be nested deeply.
  private var budget: Int

  init(_ screen: Screen, _ tree: AccessibilityNodeTree) {
    self.screen = screen
    indices = Array(repeating: -1, count: screen.count)
    budget = screen.count * 8
    for index in stride(from: tree.count - 1, to: 0, by: -1) {
      indices[Int(tree[index].node.position)] = index
    }
    for visit in screen.preorder {
      if let id = screen[visit.index].id, nodes[id] == nil { nodes[id] = visit.index }
    }
  }

  /// Returns the exposed nodes inside the container with an identifier.
  mutating func nodes(at identifier: String) -> [Int] {
    guard let container = nodes[identifier] else { return [] }
    var found: [Int] = []
    var seen: Set<Node.Index> = []
    var pending = [container]
    while let next = pending.popLast(), budget > 0 {
      budget -= 1
      guard seen.insert(next).inserted else { continue }
      let index = indices[Int(next.position)]
      if index >= 0 {
        found.append(index)
      } else if let order = screen[next].order {
        pending += order.compactMap { nodes[$0] }.reversed()
      } else {
        pending += Array(screen.children(of: next)).reversed()
      }
    }
    return found
  }
}

extension Node {
  /// The name of a view, unless the name comes from a label that is a separate node.
  var ownName: String { label?.origin == .labelElement ? "" : name }
}

extension AccessibilityNodeTree {
  /// Whether a node is a part that the platform adds inside a view.
  ///
  /// The part and the view belong to the same node of the screen.
  func isPartOfParent(_ index: Int) -> Bool {
    parents[index] > 0 && self[parents[index]].node == self[index].node
  }

  /// Returns the author's identifiers, each with the index of the first node that has it.
  ///
  /// The root of the window is not searched.
  func indices(byIdentifierOf screen: Screen, window: Int = 0) -> [String: Int] {
    var indices: [String: Int] = [:]
    for index in stride(from: count - 1, to: window, by: -1) {
      if let id = screen[self[index].node].id { indices[id] = index }
    }
    return indices
  }

  /// Sets the reason why nothing below a node is exposed.
  mutating func setExposures(below index: Node.Index, of screen: Screen, _ exposure: NodeExposure) {
    for visit in screen.descendants(of: index) { exposures[Int(visit.index.position)] = exposure }
  }
}
