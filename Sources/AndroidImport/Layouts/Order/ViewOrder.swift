internal import AccessibilityTree
internal import Encoding

/// The reading order of the children of a group.
///
/// Android sorts children by their position on the screen. If the layout places views one after the
/// other, the reading order is the order of the file. If the layout has constraints or rules, a
/// view follows the views above and before it. If the constraints and rules do not determine the
/// order of two views, the order of the file applies.
struct ViewOrder {
  private(set) var children: [ExpandedLayout.ID]
  /// Whether the constraints determine the order completely.
  private(set) var isCertain = true

  init(of children: [ExpandedLayout.ID], in layout: ExpandedLayout, _ type: ViewType) {
    self.children = children
    switch type.simpleName {
    case "ConstraintLayout", "MotionLayout", "RelativeLayout", "PercentRelativeLayout":
      sort(layout)
    case "GridLayout": sortGrid(layout)
    default: break
    }
  }

  /// Sorts the children topologically, by the constraints and rules between them.
  ///
  /// If several children can be next, the first of these children in the file is chosen.
  private mutating func sort(_ layout: ExpandedLayout) {
    let edges = edges(layout)
    var predecessorCounts = Array(repeating: 0, count: children.count)
    for targets in edges { for target in targets { predecessorCounts[target] += 1 } }
    let affectsOrder = children.map { ViewOrder.affectsOrder(layout[$0]) }
    var queue = MinHeap(predecessorCounts.indices.filter { predecessorCounts[$0] == 0 })
    var order: [Int] = []
    var queuedCount = queue.items.count { affectsOrder[$0] }
    while let next = queue.popFirst() {
      if affectsOrder[next] {
        isCertain = isCertain && queuedCount == 1
        queuedCount -= 1
      }
      order.append(next)
      for target in edges[next] {
        predecessorCounts[target] -= 1
        guard predecessorCounts[target] == 0 else { continue }
        queue.insert(target)
        if affectsOrder[target] { queuedCount += 1 }
      }
    }
    guard order.count == children.count else {
      isCertain = false
      return
    }
    children = order.map { children[$0] }
  }

  /// Returns, for each child, the indices of the children that must come later.
  private func edges(_ layout: ExpandedLayout) -> [[Int]] {
    var indices: [String: Int] = [:]
    for (index, child) in children.enumerated() {
      if let id = layout[child].id(), indices[id] == nil { indices[id] = index }
    }
    var edges: [[Int]] = Array(repeating: [], count: children.count)
    func add(_ before: Int?, _ after: Int?) {
      guard let before, let after, before != after else { return }
      edges[before].append(after)
    }
    for (index, child) in children.enumerated() {
      for attribute in layout[child].attributes {
        if let isAfter = ViewOrder.rules[attribute.name] {
          guard case .reference(let name) = attribute.value, name.kind == "id" else { continue }
          let other = indices[name.qualified]
          if isAfter { add(other, index) } else { add(index, other) }
        } else if attribute.name == "constraint_referenced_ids", let names = attribute.word {
          // A barrier follows the views to which it refers.
          for name in names.split(separator: ",") { add(indices[name.trimmedText], index) }
        }
      }
    }
    return edges
  }

  /// The layout rules that refer to another view.
  ///
  /// The value is `true` if the view with the rule comes after the view that the rule names, and
  /// `false` if it comes before that view.
  private static let rules: [String: Bool] = [
    "layout_below": true, "layout_above": false, "layout_toEndOf": true,
    "layout_toRightOf": true, "layout_toStartOf": false, "layout_toLeftOf": false,
    "layout_constraintTop_toBottomOf": true, "layout_constraintBottom_toTopOf": false,
    "layout_constraintStart_toEndOf": true, "layout_constraintLeft_toRightOf": true,
    "layout_constraintEnd_toStartOf": false, "layout_constraintRight_toLeftOf": false,
    "layout_constraintBaseline_toBottomOf": true,
  ]

  /// Whether the position of a view matters, because the view is on the screen.
  ///
  /// The position of a view that is not on the screen does not change the announcements.
  private static func affectsOrder(_ view: LayoutView) -> Bool {
    if view.attribute("visibility")?.word == "gone" { return false }
    return AndroidViewClass.named(ViewType.simpleName(view.viewClass))?.kind != .nothing
  }

  /// Sorts the children of a grid by row and column, if every child states its row and column.
  ///
  /// If only some children state them, the order is uncertain.
  private mutating func sortGrid(_ layout: ExpandedLayout) {
    let rows = children.map {
      layout[$0].integer("layout_row") ?? layout[$0].integer("layout_row", .app)
    }
    let columns = children.map {
      layout[$0].integer("layout_column") ?? layout[$0].integer("layout_column", .app)
    }
    guard rows.contains(where: { $0 != nil }) || columns.contains(where: { $0 != nil }) else {
      return
    }
    guard !rows.contains(nil), !columns.contains(nil) else {
      isCertain = false
      return
    }
    let order = children.indices.sorted { left, right in
      (rows[left] ?? 0, columns[left] ?? 0, left) < (rows[right] ?? 0, columns[right] ?? 0, right)
    }
    children = order.map { children[$0] }
  }
}

/// A binary heap.
///
/// The smallest number is removed first.
private struct MinHeap {
  private(set) var items: [Int]

  /// Creates a heap of numbers in ascending order.
  init(_ sorted: [Int]) { items = sorted }

  mutating func insert(_ item: Int) {
    items.append(item)
    var index = items.count - 1
    while index > 0, items[(index - 1) / 2] > items[index] {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func popFirst() -> Int? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    guard !items.isEmpty else { return first }
    items[0] = last
    var index = 0
    while true {
      let left = 2 * index + 1
      guard left < items.count else { break }
      let least = left + 1 < items.count && items[left + 1] < items[left] ? left + 1 : left
      guard items[least] < items[index] else { break }
      items.swapAt(index, least)
      index = least
    }
    return first
  }
}
