internal import AccessibilityTree

/// The positions of items in their sets, and the levels of lists and trees.
///
/// The items are list items, options, tabs, menu items, tree items and radio buttons. Hidden items
/// do not count.
///
/// Source: Core-AAM 1.2, “Group Position”.
struct SetPositions {
  private let page: PageFacts
  private let radios: RadioGroups
  /// For each element, the container, such as a list, to which child items of the element belong;
  /// −1 if there is no container.
  private var containers: [DOM.ID]
  private var levels: [DOM.ID: Int] = [:]
  private var sizes: [DOM.ID: Int] = [:]
  private var positions: [DOM.ID: Int] = [:]

  init(_ page: PageFacts, _ radios: RadioGroups) {
    self.page = page
    self.radios = radios
    containers = [DOM.ID](repeating: -1, count: page.dom.count)
    for id in page.tree.order where !page.dom.isText(id) { visit(id) }
  }

  private mutating func visit(_ id: DOM.ID) {
    let parent = page.tree.parent(of: id)
    let outer = parent >= 0 ? containers[Int(parent)] : -1
    let role = page.roles[id]
    if outer >= 0, isItem(role, of: page.roles[outer]), !page.visibility.isHidden(id) {
      sizes[outer, default: 0] += 1
      positions[id] = sizes[outer]
      if let level = levels[outer] { levels[id] = level }
    }
    containers[Int(id)] = container(id, role, outer)
  }

  /// Returns the container to which child items of an element belong, or −1 if there is no
  /// container.
  private mutating func container(_ id: DOM.ID, _ role: Role, _ outer: DOM.ID) -> DOM.ID {
    switch role {
    case .list, .tree:
      levels[id] = outer >= 0 ? (levels[outer] ?? 0) + 1 : 1
      return id
    case .group where outer >= 0 && levels[outer] != nil && page.roles[outer] != .list:
      levels[id] = (levels[outer] ?? 0) + 1
      return id
    case .listbox, .combobox, .tabList, .menu, .menuBar, .radioGroup:
      return id
    case .generic, .none, .group, .listItem, .treeItem, .option, .rowGroup, .text:
      return outer
    default:
      // Only a list directly inside a list is one level deeper.
      return outer >= 0 && page.roles[outer] == .list ? outer : -1
    }
  }

  private func isItem(_ role: Role, of container: Role) -> Bool {
    switch (role, container) {
    case (.listItem, .list), (.treeItem, .tree), (.treeItem, .group), (.tab, .tabList): true
    case (.option, .listbox), (.option, .combobox), (.radio, .radioGroup): true
    case (.menuItem, .menu), (.menuItemCheckbox, .menu), (.menuItemRadio, .menu): true
    case (.menuItem, .menuBar), (.menuItemCheckbox, .menuBar), (.menuItemRadio, .menuBar): true
    default: false
    }
  }

  /// Returns the level of a list, list item or tree item, counted from 1 for the outermost list or
  /// tree.
  func level(of id: DOM.ID) -> Int? {
    switch page.roles[id] {
    case .list, .listItem, .treeItem: levels[id]
    default: nil
    }
  }

  /// Returns the position of an item in its set, or the size of a set.
  ///
  /// The author's numbers take precedence.
  func position(of id: DOM.ID) -> CollectionPosition? {
    let dom = page.dom
    var result = CollectionPosition()
    if isSet(page.roles[id]) {
      result.setSize = sizes[id] ?? 0
    } else if let radio = radios.position(of: id) {
      result.positionInSet = radio.position
      result.setSize = radio.size
    } else if let position = positions[id] {
      result.positionInSet = position
      result.setSize = sizes[containers[Int(page.tree.parent(of: id))]]
    }
    if let position = dom.attribute(.ariaPosinset, of: id)?.htmlInteger, position > 0 {
      result.positionInSet = position
    }
    if let size = dom.attribute(.ariaSetsize, of: id)?.htmlInteger, size >= -1 {
      result.setSize = size
    }
    return result == CollectionPosition() ? nil : result
  }

  private func isSet(_ role: Role) -> Bool {
    switch role {
    case .list, .listbox, .tabList, .menu, .menuBar, .tree, .radioGroup: true
    default: false
    }
  }
}
