import AccessibilityTree

/// The words that containers add to the announcements of the elements inside the containers.
///
/// Source: AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift.
struct ContainerContext {
  private let tree: ElementTree
  private let hierarchy: ElementHierarchy
  /// The number of stops of each tab bar that counts its stops; by the index of the bar's element.
  private var counts: [Int: Int] = [:]
  /// The index of each button in its tab bar; by the index of the button's element.
  private var buttonIndices: [Int: Int] = [:]
  private var buttonCounts: [Int: Int] = [:]
  private var visited: [Int: Int] = [:]
  /// The first and last item of each list and landmark; by the index of its element.
  private var edges: [Int: (first: Int, last: Int)] = [:]
  /// Whether a list starts and ends at the first and last entry of its explicit list.
  private let edgesByList: Bool

  /// Prepares the containers of the elements in swipe order.
  ///
  /// `edgesByList` is true for elements that UIKit exposed: the start and end of a list are
  /// announced at the first and last entry of its explicit list, even if these entries are hidden.
  /// On other screens, start and end are announced at the first and last stop of the list.
  init(_ hierarchy: ElementHierarchy, order: [Int], in tree: ElementTree, edgesByList: Bool) {
    self.hierarchy = hierarchy
    self.tree = tree
    self.edgesByList = edgesByList
    for item in order {
      guard let provider = hierarchy.items[item].provider else { continue }
      if !edgesByList, tree[provider.element].containerType != .none {
        edges[provider.element] = (edges[provider.element]?.first ?? item, item)
      }
      guard provider.route == .subviews else { continue }
      if tree[provider.element].kind == .tabBar {
        countButtons(of: provider.element)
      } else if tree[provider.element].traits.contains(.tabBar) {
        counts[provider.element, default: 0] += 1
      }
    }
  }

  /// Returns what a container adds to the announcement of an item, or `nil` if it adds nothing.
  ///
  /// Callers must call this function once for every item, in swipe order.
  mutating func context(of item: Int) -> ElementContext? {
    guard let provider = hierarchy.items[item].provider else { return nil }
    let element = hierarchy.items[item].element
    let context =
      switch provider.route {
      case .list: listContext(of: element, in: provider.element)
      case .subviews: subviewContext(of: element, in: provider.element)
      }
    return context ?? edge(of: item, in: provider.element)
  }

  private func listContext(of element: Int, in container: Int) -> ElementContext? {
    if tree[container].containerType == .dataTable {
      return cellContext(of: element, in: container)
    }
    guard hierarchy.listOwners[element] == Int32(container) else { return nil }
    let index = Int(hierarchy.listIndices[element])
    let count = tree[container].explicit?.count ?? 0
    if tree[container].kind == .segmented { return .series(index: index + 1, count: count) }
    if tree[container].traits.contains(.tabBar) {
      return .tab(index: index + 1, count: count, hidesButton: true)
    }
    guard edgesByList else { return nil }
    return edge(of: container, isFirst: index == 0, isLast: index == count - 1)
  }

  private func edge(of item: Int, in container: Int) -> ElementContext? {
    guard let edges = edges[container] else { return nil }
    return edge(of: container, isFirst: edges.first == item, isLast: edges.last == item)
  }

  private func edge(of container: Int, isFirst: Bool, isLast: Bool) -> ElementContext? {
    switch tree[container].containerType {
    case .list where isFirst: .listStart
    case .list where isLast: .listEnd
    case .landmark where isFirst: .landmarkStart
    case .landmark where isLast: .landmarkEnd
    case .list, .landmark, .none, .dataTable, .semanticGroup: nil
    }
  }

  private mutating func subviewContext(of element: Int, in container: Int) -> ElementContext? {
    if tree[container].kind == .tabBar { return barButtonContext(of: element, in: container) }
    if tree[container].traits.contains(.tabBar) {
      visited[container, default: 0] += 1
      // An element that is not a view counts as a tab, but VoiceOver does not announce it as a tab.
      guard tree[element].kind != .element, let index = visited[container],
        let count = counts[container]
      else { return nil }
      return .tab(index: index, count: count, hidesButton: true)
    }
    if tree[container].containerType == .dataTable {
      return cellContext(of: element, in: container)
    }
    return nil
  }

  private func barButtonContext(of element: Int, in bar: Int) -> ElementContext? {
    guard let index = buttonIndices[element], let items = tree[bar].itemCount, items > 0,
      let buttons = buttonCounts[bar], buttons % items == 0
    else { return nil }
    return .tab(index: index % items + 1, count: items, hidesButton: false)
  }

  private mutating func countButtons(of bar: Int) {
    guard buttonCounts[bar] == nil else { return }
    var count = 0
    var pending = [bar]
    while let view = pending.popLast() {
      if tree[view].kind == .tabBarButton {
        buttonIndices[view] = count
        count += 1
      }
      pending += tree.children(of: view).reversed()
    }
    buttonCounts[bar] = count
  }

  private func cellContext(of element: Int, in container: Int) -> ElementContext? {
    guard let range = tree[element].cell, let table = tree[container].table else { return nil }
    var context = CellContext()
    let isFirst = isFirst(range, in: table)
    if isFirst { context.row = spoken(range.row) }
    context.column = spoken(range.column)
    if range.row != nil, range.rowSpan > 1 { context.rowSpan = range.rowSpan }
    if range.column != nil, range.columnSpan > 1 { context.columnSpan = range.columnSpan }
    if isFirst, let row = range.row {
      context.headers += (table.rowHeaders[row] ?? [])
        .filter { $0 != element && isCell($0, of: table) }
    }
    if let column = range.column {
      context.headers += (table.columnHeaders[column] ?? [])
        .filter { $0 != element && !(isFirst && isAbove($0, range)) }
    }
    return .cell(context)
  }

  /// Converts the index of a row or column to its number, counted from 1; an unknown index to
  /// `nil`.
  private func spoken(_ index: Int?) -> Int? {
    guard let index, index < .max else { return nil }
    return index + 1
  }

  private func isCell(_ header: Int, of table: AccessibilityTable) -> Bool {
    guard let row = tree[header].cell?.row, let column = tree[header].cell?.column else {
      return false
    }
    return table.cell(row: row, column: column) == header
  }

  /// Whether a header is directly above a cell, so that VoiceOver has just announced it.
  private func isAbove(_ header: Int, _ range: AccessibilityElement.CellRange) -> Bool {
    guard let above = tree[header].cell, let row = above.row, let cellRow = range.row,
      row < cellRow
    else { return false }
    return row + 1 == cellRow && above.column == range.column
  }

  private func isFirst(_ range: AccessibilityElement.CellRange, in table: AccessibilityTable)
    -> Bool
  {
    guard let row = range.row, let column = range.column else { return false }
    return table.isFirst(column: column, inRow: row)
  }
}
