/// The linear order of a screen: parents before children, after the author's wishes.
///
/// Source: TalkBack 15.1, OrderedTraversalController.java and OrderedTraversalStrategy.java.
struct TalkBackTraversal: Sendable {
  /// Places of all nodes that swiping right can reach, in order.
  let order: [Int]

  /// Orders the nodes of a tree.
  init(_ tree: AccessibilityNodeTree, _ children: AccessibilityNodeTree.Children) {
    var working = WorkingTree(tree, children)
    working.applyTraversalOrder(tree)
    order = working.preorder()
  }
}

/// The tree while nodes are moved to where their authors want them.
private struct WorkingTree {
  private var parent, first, last, next, previous: [Int]
  /// The node each one was put before; −1 for none.
  private var putBefore: [Int]
  private var visited: [Int] = []

  init(_ tree: AccessibilityNodeTree, _ children: AccessibilityNodeTree.Children) {
    let none = Array(repeating: -1, count: tree.count)
    (parent, first, last, next, previous) = (none, none, none, none, none)
    putBefore = none
    visited.reserveCapacity(tree.count)
    var pending = Array(children[-1].prefix(1))
    while let place = pending.popLast() {
      visited.append(place)
      // The order below a web node is the web engine's.
      guard !tree[place].flags.contains(.web) else { continue }
      for child in children[place] { append(child, to: place) }
      pending.append(contentsOf: children[place].reversed())
    }
  }

  /// Moves every node that names another it wants to stand before or after.
  mutating func applyTraversalOrder(_ tree: AccessibilityNodeTree) {
    for place in visited where tree[place].hasRareFields {
      putBefore[place] = tree[place].rare.traversalBefore ?? -1
    }
    for place in visited where tree[place].hasRareFields {
      if let target = tree[place].rare.traversalBefore {
        move(place, before: target)
      } else if let target = tree[place].rare.traversalAfter {
        move(place, after: target)
      }
    }
  }

  /// Nodes in order from the window's root; what was put before the root is not reached.
  func preorder() -> [Int] {
    guard let root = visited.first else { return [] }
    var order: [Int] = []
    order.reserveCapacity(visited.count)
    var place = root
    while true {
      order.append(place)
      if first[place] >= 0 {
        place = first[place]
        continue
      }
      while place != root, next[place] < 0 { place = parent[place] }
      guard place != root else { return order }
      place = next[place]
    }
  }

  private mutating func move(_ place: Int, before target: Int) {
    guard isIn(target), !isAbove(place, target) else { return }
    let top = topOfChain(place)
    guard !isAbove(top, target) else { return }
    detach(top)
    replace(target, by: top)
    append(target, to: place)
  }

  private mutating func move(_ place: Int, after target: Int) {
    guard isIn(target), !isAbove(place, target) else { return }
    let top = topOfChain(place)
    guard !isAbove(top, target) else { return }
    detach(top)
    append(top, to: target)
  }

  /// The node with the ancestors that were put before it.
  private func topOfChain(_ place: Int) -> Int {
    var top = place
    while parent[top] >= 0, putBefore[parent[top]] == top { top = parent[top] }
    return top
  }

  /// A node below web content has no place of its own here.
  private func isIn(_ place: Int) -> Bool {
    place == visited.first || parent[place] >= 0 || first[place] >= 0
  }

  /// Whether a node is another one or contains it; looked for from both, as either way can be long.
  private func isAbove(_ place: Int, _ other: Int) -> Bool {
    // Long chains of wishes are mostly of nodes without children: no need to climb.
    guard place == other || first[place] >= 0 else { return false }
    var above = other
    var below = place
    while above >= 0 {
      if above == place || below == other { return true }
      above = parent[above]
      guard let further = following(below, inside: place) else { return false }
      below = further
    }
    return false
  }

  private func following(_ place: Int, inside top: Int) -> Int? {
    if first[place] >= 0 { return first[place] }
    var place = place
    while place != top {
      if next[place] >= 0 { return next[place] }
      place = parent[place]
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

  private mutating func detach(_ place: Int) {
    let above = parent[place]
    guard above >= 0 else { return }
    if previous[place] >= 0 {
      next[previous[place]] = next[place]
    } else {
      first[above] = next[place]
    }
    if next[place] >= 0 {
      previous[next[place]] = previous[place]
    } else {
      last[above] = previous[place]
    }
    (parent[place], previous[place], next[place]) = (-1, -1, -1)
  }

  private mutating func replace(_ target: Int, by place: Int) {
    let above = parent[target]
    (parent[place], previous[place], next[place]) = (above, previous[target], next[target])
    (parent[target], previous[target], next[target]) = (-1, -1, -1)
    guard above >= 0 else { return }
    if previous[place] >= 0 { next[previous[place]] = place } else { first[above] = place }
    if next[place] >= 0 { previous[next[place]] = place } else { last[above] = place }
  }
}
