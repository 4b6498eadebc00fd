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
        mapping.tree = AccessibilityTree(root: element)
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
    UIKitAttributes.apply(screen[index].ios, to: &element)
    element.rules = [UIKitRules.attributes]
    if let type = screen[index].ios["type"] {
      XCUIElementWords.apply(type, screen[index], to: &element)
    }
    return element
  }

  /// Why a node is out of reach, where no property of UIKit's says it.
  private static func hidden(
    _ index: Node.Index, _ element: AccessibilityElement, on screen: Screen
  ) -> PassedOverCause? {
    let node = screen[index]
    guard !node.isExposed(to: .voiceOver), !element.elementsHidden, !element.isHidden,
      let hidden = node.hidden
    else { return nil }
    return hidden.reason == .system ? .furniture : .hidden(hidden.reason)
  }

  /// Replaces identifiers of other elements by their places; those that nobody has mean nothing.
  private static func connect(_ tree: inout AccessibilityTree, _ screen: Screen) {
    let attributes = tree.elements.map { $0.node.map { screen[$0].ios } ?? [:] }
    guard attributes.contains(where: refers) else { return }
    var places: [String: Int] = [:]
    for place in stride(from: tree.count - 1, through: 0, by: -1) {
      if let id = tree[place].node.flatMap({ screen[$0].id }) { places[id] = place }
    }
    let ends = ends(of: tree)
    var isListed = Array(repeating: false, count: tree.count)
    for (owner, attributes) in attributes.enumerated() where refers(attributes) {
      if attributes["elements"] != nil || attributes["elements.0"] != nil {
        // An element that stands above its list or twice in lists would never come to an end.
        let named = UIKitAttributes.list("elements", in: attributes).compactMap { places[$0] }
        tree[owner].explicit = named.filter { place in
          guard place > owner, place <= ends[owner], !isListed[place] else { return false }
          isListed[place] = true
          return true
        }
      }
      if tree[owner].kind == .dataTable { tree[owner].table = table(attributes, places) }
    }
  }

  private static func refers(_ attributes: [String: String]) -> Bool {
    attributes["elements"] != nil || attributes["elements.0"] != nil
      || attributes["kind"] == AccessibilityElement.Kind.dataTable.rawValue
  }

  /// The place of the last element inside each one; places are in view order.
  private static func ends(of tree: AccessibilityTree) -> [Int] {
    var ends = Array(0..<tree.count)
    for place in stride(from: tree.count - 1, to: 0, by: -1) {
      guard let parent = tree.parent(of: place) else { continue }
      ends[parent] = max(ends[parent], ends[place])
    }
    return ends
  }

  /// The answers of a data table, absent where it was not asked anything.
  private static func table(
    _ attributes: [String: String], _ places: [String: Int]
  ) -> AccessibilityTable? {
    guard attributes.keys.contains(where: { $0.hasPrefix("table") }) else { return nil }
    var table = AccessibilityTable()
    for cell in UIKitAttributes.list("table.cells", in: attributes) {
      let words = cell.split(separator: ",", maxSplits: 2).map { $0.drop { $0 == " " } }
      guard words.count == 3, let row = UIKitAttributes.number(words[0]),
        let column = UIKitAttributes.number(words[1]), let place = places[String(words[2])]
      else { continue }
      table.add(place, row: row, column: column)
    }
    for name in attributes.keys.sorted() {
      guard name.hasSuffix(".0") else { continue }
      let list = String(name.dropLast(2))
      if let row = index(in: list, after: "table.rowHeaders.") {
        table.rowHeaders[row] = headers(list, attributes, places)
      } else if let column = index(in: list, after: "table.columnHeaders.") {
        table.columnHeaders[column] = headers(list, attributes, places)
      }
    }
    return table
  }

  /// The row or column in `table.rowHeaders.2`.
  private static func index(in name: String, after prefix: String) -> Int? {
    name.hasPrefix(prefix) ? UIKitAttributes.number(name.dropFirst(prefix.count)) : nil
  }

  private static func headers(
    _ name: String, _ attributes: [String: String], _ places: [String: Int]
  ) -> [Int] {
    UIKitAttributes.list(name, in: attributes).compactMap { places[$0] }
  }
}
