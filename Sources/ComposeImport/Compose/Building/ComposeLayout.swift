internal import AccessibilityTree

/// Bounds for the nodes of a composition, as far as its layouts determine them.
///
/// A column places its children one below another, and a row places its children side by side. The
/// sizes are typical sizes. They are only needed because Compose sorts nodes by their bounds.
struct ComposeLayout {
  enum Arrangement {
    case down, across
    case box
    /// A grid with a fixed number of columns that is filled row by row, or a grid with a fixed
    /// number of rows that is filled column by column.
    case gridDown(Int), gridAcross(Int)
  }

  /// The alignment of a child in a box.
  ///
  /// 0 is the start or top, 1 is the center, and 2 is the end or bottom.
  struct Alignment {
    var x = 0, y = 0
  }

  private struct Area {
    var arrangement: Arrangement
    var parent: Int
    var children: [Int] = []
    /// The rank of the area among its siblings, from top to bottom.
    ///
    /// Areas of equal rank are in the order of placement.
    var rank: Int
    var alignment: Alignment
    var isCentred: Bool
    var size: (width: Double, height: Double)
    var origin = (x: 0.0, y: 0.0)
    /// The distance between the children and the edges of the area.
    ///
    /// The inset makes the area larger than its children, so that the node of the area comes before
    /// the nodes of the children.
    var inset = 0.0
    /// Whether the nodes inside the area belong to one stop.
    var isMerged = false
    /// The number of columns of a grid that the area covers.
    var span = 1
    /// Whether the first child is at the end of the area.
    var isReversed = false
  }

  private var areas: [Area] = []

  /// The typical size of a text, and of a control.
  static let text = (width: 100.0, height: 24.0)
  static let control = (width: 48.0, height: 48.0)

  /// Appends an area inside its parent.
  ///
  /// Without a parent, the area is the outermost area.
  mutating func append(
    _ arrangement: Arrangement, in parent: Int?, rank: Int = 0, aligned alignment: Alignment,
    isCentred: Bool = false
  ) -> Int {
    areas.append(
      Area(
        arrangement: arrangement, parent: parent ?? -1, rank: rank, alignment: alignment,
        isCentred: isCentred, size: (0, 0), isMerged: parent.map { areas[$0].isMerged } ?? false))
    if let parent { areas[parent].children.append(areas.count - 1) }
    return areas.count - 1
  }

  /// Sets the minimum size and the inset of an area.
  mutating func set(
    _ size: (width: Double, height: Double), inset: Double, isMerged: Bool, of area: Int
  ) {
    areas[area].isMerged = areas[area].isMerged || isMerged
    areas[area].size = size
    areas[area].inset = inset
  }

  /// Sets the number of columns of a grid that an area covers.
  mutating func set(span: Int, of area: Int) { areas[area].span = max(1, span) }

  /// Places the children of an area in the opposite direction, with the first child at the end.
  mutating func reverse(_ area: Int) { areas[area].isReversed = true }

  /// Whether a row contains a column with several children, and another area beside this column.
  var hasColumnsSideBySide: Bool {
    areas.contains { area in
      guard case .across = area.arrangement, area.children.count > 1, !area.isMerged else {
        return false
      }
      return area.children.contains { child in
        guard case .down = areas[child].arrangement, !areas[child].isMerged else { return false }
        return areas[child].children.count > 1
      }
    }
  }

  /// Returns the bounds of each area.
  ///
  /// In the list of areas, children come after their parents. Therefore, no recursion is needed.
  mutating func bounds() -> [AndroidAttributes.Bounds] {
    for index in areas.indices.reversed() { measure(index) }
    for index in areas.indices { place(index) }
    return areas.map { area in
      AndroidAttributes.Bounds(
        left: area.origin.x, top: area.origin.y, right: area.origin.x + area.size.width,
        bottom: area.origin.y + area.size.height)
    }
  }

  private mutating func measure(_ index: Int) {
    let area = areas[index]
    guard !area.children.isEmpty else { return }
    let (_, width, height) = placed(area)
    areas[index].size = (
      max(area.size.width, width + 2 * area.inset), max(area.size.height, height + 2 * area.inset)
    )
  }

  private mutating func place(_ index: Int) {
    let area = areas[index]
    for (child, x, y) in placed(area).children {
      areas[child].origin = (area.origin.x + area.inset + x, area.origin.y + area.inset + y)
    }
  }

  private typealias Placement = (
    children: [(child: Int, x: Double, y: Double)], width: Double, height: Double
  )

  private func placed(_ area: Area) -> Placement {
    var result = arranged(area)
    guard area.isReversed else { return result }
    for (index, placed) in result.children.enumerated() {
      let size = areas[placed.child].size
      switch area.arrangement {
      case .down, .gridDown: result.children[index].y = result.height - placed.y - size.height
      case .across, .gridAcross: result.children[index].x = result.width - placed.x - size.width
      case .box: break
      }
    }
    return result
  }

  private func arranged(_ area: Area) -> Placement {
    let children = area.children.enumerated().sorted {
      (areas[$0.element].rank, $0.offset) < (areas[$1.element].rank, $1.offset)
    }.map(\.element)
    switch area.arrangement {
    case .down: return cells(children) { number, _ in (0, number) }
    case .across:
      var row = cells(children) { number, _ in (number, 0) }
      guard area.isCentred else { return row }
      for index in row.children.indices {
        row.children[index].y = (row.height - areas[row.children[index].child].size.height) / 2
      }
      return row
    case .gridDown(let count):
      let found = slots(of: children, in: count)
      return cells(children) { number, _ in (found[number].slot, found[number].line) }
    case .gridAcross(let count):
      let found = slots(of: children, in: count)
      return cells(children) { number, _ in (found[number].line, found[number].slot) }
    case .box:
      // Children with the same alignment remain in the order of placement.
      return cells(children) { number, child in
        let alignment = areas[child].alignment
        return (alignment.x, alignment.y * (children.count + 1) + (alignment.y == 1 ? 0 : number))
      }
    }
  }

  /// Returns the line of a grid in which each child is, and the child's slot in that line.
  ///
  /// Source: foundation, LazyGridSpanLayoutProvider.kt: a child that does not fit into the rest of a
  /// line begins the next line.
  private func slots(of children: [Int], in count: Int) -> [(line: Int, slot: Int)] {
    var (line, slot) = (0, 0)
    return children.map { child -> (line: Int, slot: Int) in
      let span = min(areas[child].span, count)
      if slot + span > count { (line, slot) = (line + 1, 0) }
      defer { slot += span }
      return (line, slot)
    }
  }

  /// Places children in the columns and rows of a table.
  private func cells(
    _ children: [Int], at cell: (_ number: Int, _ child: Int) -> (column: Int, row: Int)
  ) -> Placement {
    let found = children.enumerated().map { cell($0.offset, $0.element) }
    var (widths, heights): ([Int: Double], [Int: Double]) = ([:], [:])
    for (child, cell) in zip(children, found) {
      widths[cell.column] = max(widths[cell.column] ?? 0, areas[child].size.width)
      heights[cell.row] = max(heights[cell.row] ?? 0, areas[child].size.height)
    }
    let (lefts, width) = ComposeLayout.starts(widths)
    let (tops, height) = ComposeLayout.starts(heights)
    let placed = zip(children, found).map { child, cell in
      (child: child, x: lefts[cell.column] ?? 0, y: tops[cell.row] ?? 0)
    }
    return (placed, width, height)
  }

  private static func starts(_ sizes: [Int: Double]) -> (starts: [Int: Double], end: Double) {
    var (starts, end): ([Int: Double], Double) = ([:], 0)
    for key in sizes.keys.sorted() {
      starts[key] = end
      end += sizes[key] ?? 0
    }
    return (starts, end)
  }
}
