/// The order in which swiping right goes through the nodes of a tree.
///
/// Parents come before their children, unless the author requests another order.
///
/// Source: TalkBack 15.1, OrderedTraversalController.java and OrderedTraversalStrategy.java.
struct TalkBackTraversal: Sendable {
  /// The indices of the nodes, in order.
  ///
  /// The order includes nodes at which TalkBack does not stop.
  let order: [Int]

  init(_ tree: AccessibilityNodeTree, _ children: AccessibilityNodeTree.Children) {
    var working = WorkingTree(tree, children)
    working.applyTraversalOrder(tree)
    order = working.preorder()
  }
}

/// A copy of the tree, in which nodes are moved as the author requests.
private struct WorkingTree {
  private var parent, first, last, next, previous: [Int]
  /// The node before which the author wants each node to be visited, or −1.
  private var requestedNext: [Int]
  private var visited: [Int] = []

  init(_ tree: AccessibilityNodeTree, _ children: AccessibilityNodeTree.Children) {
    let none = Array(repeating: -1, count: tree.count)
    (parent, first, last, next, previous) = (none, none, none, none, none)
    requestedNext = none
    visited.reserveCapacity(tree.count)
    var pending = Array(children[-1].prefix(1))
    while let index = pending.popLast() {
      visited.append(index)
      // The web engine decides the order below a web node.
      guard !tree[index].flags.contains(.web) else { continue }
      for child in children[index] { append(child, to: index) }
      pending.append(contentsOf: children[index].reversed())
    }
  }

  /// Moves every node that the author wants to be visited before or after another node.
  mutating func applyTraversalOrder(_ tree: AccessibilityNodeTree) {
    for index in visited where tree[index].hasRareFields {
      requestedNext[index] = tree[index].rare.traversalBefore ?? -1
    }
    for index in visited where tree[index].hasRareFields {
      if let target = tree[index].rare.traversalBefore {
        move(index, to: target, isBefore: true)
      } else if let target = tree[index].rare.traversalAfter {
        move(index, to: target, isBefore: false)
      }
    }
  }

  /// Returns the nodes in order, beginning with the root of the window.
  ///
  /// Nodes that were moved before the root are left out.
  func preorder() -> [Int] {
    guard let root = visited.first else { return [] }
    var order: [Int] = []
    order.reserveCapacity(visited.count)
    var index = root
    while true {
      order.append(index)
      if first[index] >= 0 {
        index = first[index]
        continue
      }
      while index != root, next[index] < 0 { index = parent[index] }
      guard index != root else { return order }
      index = next[index]
    }
  }

  /// Moves a node before another node, or to the end of another node's children.
  ///
  /// A node that is moved before its target takes the target's place in the tree. The target
  /// becomes the last child of the node.
  private mutating func move(_ index: Int, to target: Int, isBefore: Bool) {
    guard isIn(target), !isAbove(index, target) else { return }
    let top = topOfChain(index)
    guard !isAbove(top, target) else { return }
    detach(top)
    if isBefore {
      replace(target, by: top)
      append(target, to: index)
    } else {
      append(top, to: target)
    }
  }

  /// Returns the topmost node of the chain of nodes that were moved before this one.
  private func topOfChain(_ index: Int) -> Int {
    var top = index
    while parent[top] >= 0, requestedNext[parent[top]] == top { top = parent[top] }
    return top
  }

  /// Whether a node is in the working tree; nodes below web content are not.
  private func isIn(_ index: Int) -> Bool {
    index == visited.first || parent[index] >= 0 || first[index] >= 0
  }

  /// Whether the first node is the second node or an ancestor of the second node.
  ///
  /// Two searches run side by side: up from the second node and down from the first. Only one of
  /// the two searches has to be short.
  private func isAbove(_ index: Int, _ other: Int) -> Bool {
    // Most nodes in long chains have no children, so they contain no other node.
    guard index == other || first[index] >= 0 else { return false }
    var above = other
    var below = index
    while above >= 0 {
      if above == index || below == other { return true }
      above = parent[above]
      guard let further = following(below, inside: index) else { return false }
      below = further
    }
    return false
  }

  private func following(_ index: Int, inside top: Int) -> Int? {
    if first[index] >= 0 { return first[index] }
    var index = index
    while index != top {
      if next[index] >= 0 { return next[index] }
      index = parent[index]
    }
    return nil
  }

  private mutating func append(_ child: Int, to above: Int) {
    parent[child] = above
    previous[child] = last[above]
    next[child] = -1
    if last[above] >= 0 { next[last[above]] = child } else { first[above] = child }
    last[above] = child
  }

  private mutating func detach(_ index: Int) {
    let above = parent[index]
    guard above >= 0 else { return }
    if previous[index] >= 0 {
      next[previous[index]] = next[index]
    } else {
      first[above] = next[index]
    }
    if next[index] >= 0 {
      previous[next[index]] = previous[index]
    } else {
      last[above] = previous[index]
    }
    (parent[index], previous[index], next[index]) = (-1, -1, -1)
  }

  private mutating func replace(_ target: Int, by index: Int) {
    let above = parent[target]
    (parent[index], previous[index], next[index]) = (above, previous[target], next[target])
    (parent[target], previous[target], next[target]) = (-1, -1, -1)
    guard above >= 0 else { return }
    if previous[index] >= 0 { next[previous[index]] = index } else { first[above] = index }
    if next[index] >= 0 { previous[next[index]] = index } else { last[above] = index }
  }
}
