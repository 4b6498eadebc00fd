import AccessibilityTree

/// Makes the tree that VoiceOver is given of elements that were UIKit's own before: every property
/// is copied, nothing is added; what the importer says is out of reach is left out.
enum UIKitElementsMapping {
  /// What UIKit exposed of a whole screen.
  static func map(_ screen: Screen) -> PlatformMapping {
    var mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count + 1)
    var isFirst = true
    // A screen has one root view; an outline may have been given several.
    let hasOneRoot = screen.firstRootIndex.map { screen.nextSibling(of: $0) == nil } ?? false
    var visits = screen.preorder
    while let visit = visits.next() {
      let element = element(of: visit.index, on: screen)
      if let hidden = hidden(visit.index, element, on: screen) {
        mapping.pass(visit.index, hidden)
        mapping.passDescendants(of: visit.index, in: screen, hidden)
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
      if !element.isElement { mapping.pass(visit.index, .container) }
    }
    connect(&mapping.tree, screen)
    XCUIElementLists.add(to: &mapping.tree, screen)
    return mapping
  }

  private static func element(of index: Node.Index, on screen: Screen) -> AccessibilityElement {
    var element = AccessibilityElement(node: index)
    let attributes = screen[index].knownIOS
    attributes?.apply(to: &element)
    element.rules = [UIKitRules.attributes]
    if let attributes { XCUIElementWords.apply(attributes, to: &element) }
    return element
  }

  /// Why a node is out of reach, where no property of UIKit's says it.
  private static func hidden(
    _ index: Node.Index, _ element: AccessibilityElement, on screen: Screen
  ) -> SkipReason? {
    let node = screen[index]
    guard !node.isExposed(to: .voiceOver), !element.elementsHidden, !element.isHidden,
      let hidden = node.hidden
    else { return nil }
    return hidden.reason == .system ? .furniture : .hidden(hidden.reason)
  }

  /// Replaces identifiers of other elements by their places; those that nobody has mean nothing.
  private static func connect(_ tree: inout ElementTree, _ screen: Screen) {
    let owners = tree.elements.indices.filter { place in
      tree[place].kind == .dataTable
        || tree[place].node.flatMap { screen[$0].knownIOS?.elements } != nil
    }
    guard !owners.isEmpty else { return }
    var places: [String: Int] = [:]
    for place in stride(from: tree.count - 1, through: 0, by: -1) {
      if let id = tree[place].node.flatMap({ screen[$0].id }) { places[id] = place }
    }
    let ends = tree.ends
    var isListed = Array(repeating: false, count: tree.count)
    for owner in owners {
      let attributes = tree[owner].node.flatMap { screen[$0].knownIOS }
      if let elements = attributes?.elements {
        // An element that stands above its list or twice in lists would never come to an end.
        tree[owner].explicit = elements.list.compactMap { places[$0] }.filter { place in
          guard place > owner, place <= ends[owner], !isListed[place] else { return false }
          isListed[place] = true
          return true
        }
      }
      if tree[owner].kind == .dataTable {
        tree[owner].table = attributes?.dataTable.map { table($0, places) }
      }
    }
  }

  /// The answers of a data table about elements that there are.
  private static func table(
    _ answers: UIKitAttributes.Table, _ places: [String: Int]
  ) -> AccessibilityTable {
    var table = AccessibilityTable()
    for cell in answers.cells?.list ?? [] {
      guard let place = places[cell.id] else { continue }
      table.add(place, row: cell.row, column: cell.column)
    }
    table.rowHeaders = answers.rowHeaders.mapValues { $0.list.compactMap { places[$0] } }
    table.columnHeaders = answers.columnHeaders.mapValues { $0.list.compactMap { places[$0] } }
    return table
  }
}
