/// The order in which readers visit the children of a node.
///
/// Source: Flutter, semantics.dart, `_childrenInDefaultOrder` and `_childrenInTraversalOrder`.
struct TraversalOrder {
  struct Item {
    let index: Int
    /// The box in the units of the parent, or `nil` if it is unknown.
    let box: SemanticsBox?
    /// Whether the box is exact.
    ///
    /// The box of a scaled node is not exact, because the dump contains the scale with only one
    /// decimal.
    let isExact: Bool
    let key: SemanticsNode.SortKey?
  }

  private let items: [Item]
  private let isRightToLeft: Bool?

  /// The distance by which Flutter moves the edges of boxes inwards, so that adjacent boxes do not
  /// overlap.
  private static let inset = 0.1
  /// The maximum number of overlapping items that are compared in pairs.
  ///
  /// If there are more items, they are sorted by their corners.
  private static let knotLimit = 50

  init(_ items: [Item], isRightToLeft: Bool?) {
    self.items = items
    self.isRightToLeft = isRightToLeft
  }

  /// The index of the first item that sorting moves, or `nil` if the items are already sorted.
  ///
  /// The order of items that overlap both horizontally and vertically does not matter.
  var firstMoved: Int? {
    guard items.allSatisfy({ $0.box != nil && $0.isExact }) else { return nil }
    let sorted = ordered { $0 }
    return zip(items, sorted).first { $0.index != $1.index }.map(\.0.index)
  }

  /// The indices of the nodes in the order of traversal.
  var sorted: [Int] { ordered(knot).map(\.index) }

  private func ordered(_ knot: ([Item]) -> [Item]) -> [Item] {
    guard isRightToLeft != nil else { return byKeys(items) }
    var ordered: [Item] = []
    for row in groups(of: items.filter { $0.box != nil }, from: \.top, to: \.bottom) {
      let columns = groups(of: row, from: \.left, to: \.right)
      for column in isRightToLeft == true ? columns.reversed() : columns {
        ordered += knot(column)
      }
    }
    return byKeys(ordered + items.filter { $0.box == nil })
  }

  /// Divides items into groups.
  ///
  /// Items with boxes that overlap in the given direction are in one group. The items of a group
  /// keep their order.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - start: The edge at which a box begins in this direction.
  ///   - end: The edge at which a box ends in this direction.
  private func groups(
    of items: [Item], from start: KeyPath<SemanticsBox, Double>,
    to end: KeyPath<SemanticsBox, Double>
  ) -> [[Item]] {
    let spans = items.enumerated().map { index, item in
      let box = item.box?.inset(by: TraversalOrder.inset)
      let (low, high) = (box?[keyPath: start] ?? 0, box?[keyPath: end] ?? 0)
      return (index: index, low: min(low, high), high: max(low, high))
    }.sorted { ($0.low, $0.index) < ($1.low, $1.index) }
    var groups: [[Int]] = []
    var reach = -Double.infinity
    for span in spans {
      if span.low < reach, !groups.isEmpty {
        groups[groups.count - 1].append(span.index)
      } else {
        groups.append([span.index])
      }
      reach = max(reach, span.high)
    }
    return groups.map { $0.sorted().map { items[$0] } }
  }

  /// Returns items that overlap both horizontally and vertically, in the reading order.
  ///
  /// If the reading direction leads from one item to another, the first item comes before the
  /// second.
  private func knot(_ items: [Item]) -> [Item] {
    guard items.count > 1 else { return items }
    let corners = items.indices.sorted { first, second in
      let (one, other) = (items[first].box, items[second].box)
      return (one?.top ?? 0, one?.left ?? 0, first) < (other?.top ?? 0, other?.left ?? 0, second)
    }
    guard items.count <= TraversalOrder.knotLimit else { return corners.map { items[$0] } }
    var isPlaced = Array(repeating: false, count: items.count)
    var ordered: [Item] = []
    // Each step appends the first remaining item that the reading direction reaches from no other
    // remaining item.
    while ordered.count < items.count {
      let free = corners.filter { !isPlaced[$0] }
      let next =
        free.first { candidate in
          !free.contains { $0 != candidate && leads(from: items[$0], to: items[candidate]) }
        } ?? free.first
      guard let next else { break }
      isPlaced[next] = true
      ordered.append(items[next])
    }
    return ordered
  }

  /// Whether the reading direction leads from the centre of the first item to the centre of the
  /// second item.
  ///
  /// This is `true` if the angle of the line between the centres is between −45° and 135°. In text
  /// from right to left, the mirror image of this range applies.
  private func leads(from first: Item, to second: Item) -> Bool {
    guard let start = first.box?.center, let end = second.box?.center else { return false }
    let x = isRightToLeft == true ? start.x - end.x : end.x - start.x
    let y = end.y - start.y
    return x + y > 0
  }

  /// Returns the items in the order of their sort keys, where that is possible.
  ///
  /// Only successive items with comparable sort keys are sorted by these keys.
  private func byKeys(_ items: [Item]) -> [Item] {
    guard items.contains(where: { $0.key != nil }) else { return items }
    var runs: [[Item]] = []
    for item in items {
      if let last = runs.last?.last, last.key?.type == item.key?.type,
        last.key?.name == item.key?.name
      {
        runs[runs.count - 1].append(item)
      } else {
        runs.append([item])
      }
    }
    return runs.flatMap { run in
      run.enumerated().sorted { first, second in
        (first.element.key?.order ?? 0, first.offset)
          < (second.element.key?.order ?? 0, second.offset)
      }.map(\.element)
    }
  }
}
