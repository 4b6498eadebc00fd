internal import AccessibilityTree

/// The order of a composition's nodes that Compose gives to accessibility services.
///
/// Source: AndroidX Compose UI, SemanticsUtils.android.kt and SemanticsSort.kt,
/// subtreeSortedByGeometryGrouping, geometryDepthFirstSearch.
struct ComposeTraversal {
  /// The indices of the nodes that accessibility services can focus, in swipe order.
  ///
  /// The list is empty if the swipe order is the order of the tree.
  private(set) var order: [Int] = []
  /// Whether any group was not sorted by bounds, because the group has too many nodes.
  private(set) var isLimited = false

  private let structure: SemanticsStructure
  /// The indices of the nodes in each traversal group, by the index of the group's node.
  ///
  /// The key −1 is that of the composition itself.
  private var contents: [Int: [Int]] = [:]

  /// The maximum number of nodes to sort by bounds in a group.
  ///
  /// Sorting takes quadratic time, because each node is compared with all rows of the group.
  private static let maximumCount = 2_000

  init(_ structure: SemanticsStructure) {
    self.structure = structure
    let nodes = structure.tree.nodes.indices.filter { structure.isExposed[$0] }
    let focusable = nodes.filter { structure.isScreenReaderFocusable[$0] }
    guard nodes.allSatisfy({ structure.tree.nodes[$0].bounds != nil }) else { return }
    collect(nodes)
    for group in contents.keys { sort(group) }
    let sorted = flattened()
    if sorted != focusable { order = sorted }
  }

  /// Adds each group and focusable node to the content of the innermost group around the group or
  /// node.
  private mutating func collect(_ nodes: [Int]) {
    var groups = Array(repeating: -1, count: structure.tree.nodes.count)
    contents[-1] = []
    for index in nodes {
      let parent = structure.tree.nodes[index].parent
      let above = parent < 0 ? -1 : isGroup(parent) ? parent : groups[parent]
      groups[index] = above
      if isGroup(index) { contents[index] = [] }
      if isGroup(index) || structure.isScreenReaderFocusable[index] {
        contents[above]?.append(index)
      }
    }
  }

  private func isGroup(_ index: Int) -> Bool {
    structure.configuration(of: index).isTraversalGroup
  }

  /// Sorts a group by rows, and each row from left to right.
  ///
  /// The app's own traversal indices then override this order.
  private mutating func sort(_ group: Int) {
    guard let members = contents[group] else { return }
    let isShort = members.count <= ComposeTraversal.maximumCount
    isLimited = isLimited || !isShort
    let sorted = isShort ? rows(of: members).flatMap(\.self) : members
    let numbered = sorted.map { ($0, structure.configuration(of: $0).traversalIndex) }
    contents[group] = ComposeTraversal.stablySorted(numbered) { $0.1 < $1.1 }.map(\.0)
  }

  /// Groups nodes into rows.
  ///
  /// A node joins the first row with which it overlaps vertically. The row then keeps only the
  /// vertical range that the row and the node have in common.
  private func rows(of members: [Int]) -> [[Int]] {
    var rows: [(top: Double, bottom: Double, members: [Int])] = []
    for member in members {
      guard let bounds = structure.tree.nodes[member].bounds else { continue }
      let row = rows.firstIndex { row in
        bounds.top < bounds.bottom && row.top < row.bottom
          && max(bounds.top, row.top) < min(bounds.bottom, row.bottom)
      }
      if let row {
        rows[row].top = max(rows[row].top, bounds.top)
        rows[row].bottom = min(rows[row].bottom, bounds.bottom)
        rows[row].members.append(member)
      } else {
        rows.append((bounds.top, bounds.bottom, [member]))
      }
    }
    return ComposeTraversal.stablySorted(rows) { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
      .map { row in ComposeTraversal.stablySorted(row.members, by: isBefore) }
  }

  /// Whether a node comes before another node in the same row.
  ///
  /// Assumed: the layout is from left to right, because the tree does not contain the direction.
  private func isBefore(_ one: Int, _ other: Int) -> Bool {
    guard let left = structure.tree.nodes[one].bounds,
      let right = structure.tree.nodes[other].bounds
    else { return false }
    return (left.left, left.top, left.bottom, left.right)
      < (right.left, right.top, right.bottom, right.right)
  }

  private static func stablySorted<Element>(
    _ elements: [Element], by isBefore: (Element, Element) -> Bool
  ) -> [Element] {
    elements.enumerated().sorted { one, other in
      isBefore(one.element, other.element)
        || !isBefore(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }

  /// Replaces each group by its content.
  ///
  /// If focus can land on the group itself, the group comes before its content.
  private func flattened() -> [Int] {
    var order: [Int] = []
    var pending = Array((contents[-1] ?? []).reversed())
    while let index = pending.popLast() {
      if structure.isScreenReaderFocusable[index] { order.append(index) }
      if let content = contents[index] { pending.append(contentsOf: content.reversed()) }
    }
    return order
  }
}
