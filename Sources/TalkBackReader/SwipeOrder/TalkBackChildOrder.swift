/// The children of each node in the order in which TalkBack visits and merges them.
///
/// Siblings usually keep their order. A wrapper is a node that is larger than the focusable content
/// inside it. A wrapper moves behind its next sibling if this content comes after that sibling on
/// the screen. If the tree has no bounds, nothing moves. Source: TalkBack 15.1,
/// ReorderedChildrenIterator.java.
struct TalkBackChildOrder: Sendable {
  private typealias Bounds = AccessibilityNodeInfo.Bounds

  private(set) var children: AccessibilityNodeTree.Children

  init(_ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability) {
    children = focusability.children
    guard tree.indices.contains(where: { tree[$0].bounds != Bounds() }) else { return }
    let useful = TalkBackChildOrder.usefulBounds(tree, focusability)
    for parent in 0..<tree.count where children[parent].count > 1 {
      guard !tree[parent].flags.contains(.web) else { continue }
      reorder(below: parent, tree, useful)
    }
  }

  private mutating func reorder(
    below parent: Int, _ tree: AccessibilityNodeTree, _ useful: [Bounds]
  ) {
    var order = Array(children[parent])
    let usesChildren = order.map { child in
      !useful[child].isEmpty && useful[child] != tree[child].bounds
    }
    guard usesChildren.contains(true) else { return }
    // The loop runs backwards, so wrappers before `start` have not moved yet.
    for start in stride(from: order.count - 2, through: 0, by: -1) where usesChildren[start] {
      let wrapper = order[start]
      var index = start
      while index + 1 < order.count {
        let next = order[index + 1]
        guard
          TalkBackChildOrder.compare(useful[wrapper], useful[next]) > 0,
          TalkBackChildOrder.compare(tree[wrapper].bounds, tree[next].bounds) < 0
        else { break }
        order.swapAt(index, index + 1)
        index += 1
      }
    }
    children[parent] = order[...]
  }

  /// Returns the bounds of the focusable content inside each node.
  private static func usefulBounds(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability
  ) -> [Bounds] {
    var useful = Array(repeating: Bounds(), count: tree.count)
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      guard focusability.facts[index].contains(.visible) else { continue }
      useful[index] = tree[index].bounds
      guard !focusability.shouldFocus(index) else { continue }
      var union: Bounds?
      for child in focusability.children[index] where !useful[child].isEmpty {
        union = union.map { join($0, useful[child]) } ?? useful[child]
      }
      if let union { useful[index] = clip(union, to: tree[index].bounds) }
    }
    return useful
  }

  private static func join(_ one: Bounds, _ other: Bounds) -> Bounds {
    Bounds(
      left: min(one.left, other.left), top: min(one.top, other.top),
      right: max(one.right, other.right), bottom: max(one.bottom, other.bottom))
  }

  private static func clip(_ one: Bounds, to other: Bounds) -> Bounds {
    let clipped = Bounds(
      left: max(one.left, other.left), top: max(one.top, other.top),
      right: min(one.right, other.right), bottom: min(one.bottom, other.bottom))
    return clipped.isEmpty ? one : clipped
  }

  /// Compares the positions of two bounds: first by row, then from left to right.
  ///
  /// The result is negative if `one` comes first.
  private static func compare(_ one: Bounds, _ other: Bounds) -> Int {
    if one.isEmpty || other.isEmpty { return -1 }
    if one.bottom <= other.top { return -1 }
    if one.top >= other.bottom { return 1 }
    if one.left != other.left { return Int(one.left) - Int(other.left) }
    if one.top != other.top { return Int(one.top) - Int(other.top) }
    let heights = (one.bottom - one.top, other.bottom - other.top)
    if heights.0 != heights.1 { return Int(heights.1) - Int(heights.0) }
    let widths = (one.right - one.left, other.right - other.left)
    if widths.0 != widths.1 { return Int(widths.1) - Int(widths.0) }
    return -1
  }
}
