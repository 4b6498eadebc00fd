import AccessibilityTree

/// The order in which swiping right visits the elements of a tree.
///
/// VoiceOver visits the elements of a group together, sorted by position on the screen. VoiceOver
/// visits the elements of an explicit list in the order of the list. Elements without frames keep
/// their view order. SwiftUI's sort priority takes precedence over the position on the screen.
/// Source: AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift; SwiftUI,
/// accessibilitySortPriority(_:). Assumed: an element without a frame comes after the previous
/// element with a frame.
struct SwipeOrder {
  /// The items that stand for elements and not for groups, in swipe order.
  private(set) var items: [Int] = []

  private let hierarchy: ElementHierarchy
  private let tree: ElementTree
  private let comparison: Comparison
  private var corners: [Corner?]
  private var sorted: [[Int]]

  /// The top left corner of an item; items are sorted by their corners.
  private struct Corner {
    var x, y: Double

    /// The corner of a group without elements, which is sorted last.
    static let nowhere = Corner(x: .infinity, y: .infinity)
  }

  /// The relation by which two elements are sorted: by the row, then by the column of their
  /// corners.
  ///
  /// The relation is not transitive, so the result depends on the sorting algorithm, ``RunSort``,
  /// and on the order before sorting, which is view order.
  private struct Comparison {
    /// The minimum vertical distance between two elements in different rows.
    var threshold: Double
    var isRightToLeft: Bool

    func callAsFunction(_ left: Corner, _ right: Corner) -> Bool {
      if abs(left.y - right.y) >= threshold { return left.y < right.y }
      return isRightToLeft ? left.x > right.x : left.x < right.x
    }
  }

  /// Sorts the items of a hierarchy.
  ///
  /// `scale` is the number of units of the frames in one point.
  init(
    _ hierarchy: ElementHierarchy, in tree: ElementTree, idiom: Screen.Idiom,
    direction: Screen.Direction, scale: Double = 1
  ) {
    self.hierarchy = hierarchy
    self.tree = tree
    comparison = Comparison(
      threshold: (idiom == .phone ? 8 : 13) * scale, isRightToLeft: direction == .rightToLeft)
    corners = Array(repeating: nil, count: hierarchy.items.count)
    sorted = Array(repeating: [], count: hierarchy.items.count)
    // A group comes before its content, so in reverse order the content is sorted first.
    for item in hierarchy.items.indices.reversed() { resolve(item) }
    flatten()
  }

  private mutating func resolve(_ item: Int) {
    let element = hierarchy.items[item].element
    switch hierarchy.items[item].content {
    case .element:
      corners[item] = corner(of: element)
    case .group(let isExplicit, let placedByOwnFrame):
      let children = hierarchy.children(of: item)
      let placed = children.map { corners[$0] }
      let isSorted = isExplicit || !placed.contains { $0 != nil }
      let inPlace = isSorted ? children : sort(children, at: placed)
      sorted[item] = isExplicit ? children : prioritized(inPlace)
      corners[item] = placedByOwnFrame ? corner(of: element) : first(of: placed)
    }
  }

  private func corner(of element: Int) -> Corner? {
    (tree[element].accessibilityFrame ?? tree[element].frame).map { Corner(x: $0.x, y: $0.y) }
  }

  private func first(of corners: [Corner?]) -> Corner? {
    guard !corners.isEmpty else { return .nowhere }
    return corners.lazy.compactMap { $0 }.min { comparison($0, $1) }
  }

  private func sort(_ children: [Int], at corners: [Corner?]) -> [Int] {
    var entries: [(item: Int, corner: Corner)] = []
    entries.reserveCapacity(children.count)
    var last = Corner(x: -.infinity, y: -.infinity)
    for (child, corner) in zip(children, corners) {
      if let corner { last = corner }
      entries.append((child, last))
    }
    return RunSort(entries) { [comparison] in comparison($0.corner, $1.corner) }.elements.map(
      \.item)
  }

  /// Sorts siblings by sort priority; equal siblings keep their order.
  private func prioritized(_ children: [Int]) -> [Int] {
    func priority(_ item: Int) -> Double { tree[hierarchy.items[item].element].sortPriority }
    guard children.contains(where: { priority($0) != 0 }) else { return children }
    let ordered = children.enumerated().sorted { left, right in
      let (before, after) = (priority(left.element), priority(right.element))
      return before == after ? left.offset < right.offset : before > after
    }
    return ordered.map(\.element)
  }

  private mutating func flatten() {
    var pending = [0]
    while let item = pending.popLast() {
      if case .element = hierarchy.items[item].content {
        items.append(item)
      } else {
        pending.append(contentsOf: sorted[item].reversed())
      }
    }
  }
}
