import AccessibilityTree

/// A mapping that copies every property of elements exported from UIKit.
///
/// Elements that the importer marks as hidden are left out.
enum UIKitElementsMapping {
  /// Returns the elements that UIKit exposed when the screen was exported.
  static func map(_ screen: Screen) -> PlatformMapping {
    var mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count + 1)
    var isFirst = true
    // A screen has one root view, but an outline may have several.
    let hasOneRoot = screen.firstRootIndex.map { screen.nextSibling(of: $0) == nil } ?? false
    var visits = screen.preorder
    while let visit = visits.next() {
      let element = element(of: visit.index, on: screen)
      if let hidden = hidden(visit.index, element, on: screen) {
        mapping.skip(visit.index, hidden)
        mapping.skipDescendants(of: visit.index, in: screen, hidden)
        visits.skipDescendants(of: visit)
        continue
      }
      if isFirst, hasOneRoot {
        mapping.tree = ElementTree(root: element)
        mapping.elements[Int(visit.index.position)] = 0
      } else {
        let parent = screen.parent(of: visit.index).map { mapping.elements[Int($0.position)] }
        mapping.append(element, to: Int(parent ?? 0))
      }
      isFirst = false
      if !element.isElement { mapping.skip(visit.index, .container) }
    }
    connect(&mapping.tree, screen)
    XCUIElements.addLists(to: &mapping.tree, screen)
    return mapping
  }

  private static func element(of index: Node.Index, on screen: Screen) -> AccessibilityElement {
    var element = AccessibilityElement(node: index)
    let attributes = screen[index].knownIOS
    attributes?.apply(to: &element)
    element.rules = [UIKitRules.attributes]
    if let attributes { XCUIElements.addWords(attributes, to: &element) }
    return element
  }

  /// Returns why a node is hidden, if the reason is not a property of UIKit; otherwise `nil`.
  private static func hidden(
    _ index: Node.Index, _ element: AccessibilityElement, on screen: Screen
  ) -> SkipReason? {
    let node = screen[index]
    guard !node.isExposed(to: .voiceOver), !element.elementsHidden, !element.isHidden,
      let hidden = node.hidden
    else { return nil }
    return hidden.reason == .system ? .systemUI : .hidden(hidden.reason)
  }

  /// Replaces the identifiers in explicit lists and data tables by indices in the tree.
  ///
  /// Unknown identifiers are ignored.
  private static func connect(_ tree: inout ElementTree, _ screen: Screen) {
    let owners = tree.elements.indices.filter { index in
      tree[index].kind == .dataTable
        || tree[index].node.flatMap { screen[$0].knownIOS?.elements } != nil
    }
    guard !owners.isEmpty else { return }
    var indices: [String: Int] = [:]
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      if let id = tree[index].node.flatMap({ screen[$0].id }) { indices[id] = index }
    }
    let ends = tree.ends
    var isListed = Array(repeating: false, count: tree.count)
    for owner in owners {
      let attributes = tree[owner].node.flatMap { screen[$0].knownIOS }
      if let elements = attributes?.elements {
        // A list that contains an ancestor of its owner, or an element twice, would cause an
        // endless loop.
        tree[owner].explicit = elements.list.compactMap { indices[$0] }.filter { index in
          guard index > owner, index <= ends[owner], !isListed[index] else { return false }
          isListed[index] = true
          return true
        }
      }
      if tree[owner].kind == .dataTable {
        tree[owner].table = attributes?.dataTable.map { table($0, indices) }
      }
    }
  }

  /// Returns a data table without those cells and headers that are not in the tree.
  private static func table(
    _ answers: UIKitAttributes.Table, _ indices: [String: Int]
  ) -> AccessibilityTable {
    var table = AccessibilityTable()
    for cell in answers.cells?.list ?? [] {
      guard let index = indices[cell.id] else { continue }
      table.add(index, row: cell.row, column: cell.column)
    }
    table.rowHeaders = answers.rowHeaders.mapValues { $0.list.compactMap { indices[$0] } }
    table.columnHeaders = answers.columnHeaders.mapValues { $0.list.compactMap { indices[$0] } }
    return table
  }
}
