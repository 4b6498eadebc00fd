import AccessibilityTree

/// The elements of a tree that can be stops, in groups, before anything is sorted.
///
/// A view that is neither an element nor a group is transparent: what is inside it joins the group
/// around it.
/// Source: AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift.
struct ElementHierarchy {
  /// An element or group.
  struct Item {
    /// What the item is.
    enum Content {
      case element
      case group(isExplicit: Bool, placedByOwnFrame: Bool)
    }

    var content: Content
    /// The element, or the view that makes the group.
    var element: Int
    /// The container that gives the element its context.
    var provider: ContextProvider?
    var firstChild: Int32 = -1
    var next: Int32 = -1
  }

  /// Items in view order, the outermost group first.
  private(set) var items: [Item] = []
  /// Place of each element in the explicit list it stands in, from 0.
  private(set) var listPlaces: [Int32]
  /// Owner of the explicit list each element stands in.
  private(set) var listOwners: [Int32]
  /// Why elements and views were left out, with everything inside them.
  private(set) var pruned: [(element: Int, cause: SkipReason)] = []

  private struct Pending {
    var element: Int
    var provider: ContextProvider?
    var group: Int
  }

  private let tree: ElementTree
  private var pending: [Pending] = []
  private var lastChildren: [Int32] = []

  /// Walks `tree` from its root.
  init(_ tree: ElementTree) {
    self.tree = tree
    listPlaces = Array(repeating: -1, count: tree.count)
    listOwners = listPlaces
    items.reserveCapacity(tree.count)
    lastChildren.reserveCapacity(tree.count)
    add(Item(content: .group(isExplicit: false, placedByOwnFrame: false), element: 0), to: nil)
    pending.append(Pending(element: 0, provider: nil, group: 0))
    // Lists may name what is inside their other entries, and so meet an element again and again.
    var steps = ElementHierarchy.mostVisits * (tree.count + 1)
    while steps > 0, let next = pending.popLast() {
      visit(next)
      steps -= 1
    }
  }

  /// How many times an element is met on average before the lists count as endless.
  private static let mostVisits = 16

  /// The items of a group, in view order or the order of the list.
  func children(of group: Int) -> [Int] {
    var children: [Int] = []
    var child = items[group].firstChild
    while child >= 0 {
      children.append(Int(child))
      child = items[Int(child)].next
    }
    return children
  }

  private mutating func visit(_ visit: Pending) {
    let index = visit.element
    if tree[index].elementsHidden {
      pruned.append((index, .elementsHidden))
    } else if isInvisible(index) {
      pruned.append((index, .invisible))
    } else if tree[index].isElement {
      add(Item(content: .element, element: index, provider: visit.provider), to: visit.group)
      pruneChildren(of: index, .insideElement)
    } else if let list = tree[index].explicit {
      visitList(list, of: visit)
    } else if tree[index].kind != .element {
      visitSubviews(of: visit)
    }
  }

  /// Accessibility elements that are not views are never pruned by size or visibility, and a
  /// wrapper without size that does not clip still shows what is inside.
  private func isInvisible(_ index: Int) -> Bool {
    let element = tree[index]
    guard element.kind != .element else { return false }
    if element.isHidden { return true }
    guard let frame = element.frame, frame.width == 0, frame.height == 0 else { return false }
    return element.clips || element.isElement || element.explicit != nil
  }

  private mutating func visitList(_ list: [Int], of visit: Pending) {
    let owner = visit.element
    let override = visit.provider.map {
      $0.route == .subviews && tree[$0.element].traits.contains(.tabBar)
    }
    let group = add(
      Item(content: .group(isExplicit: true, placedByOwnFrame: override ?? false), element: owner),
      to: visit.group)
    let provider = visit.provider ?? ContextProvider(list: owner, in: tree)
    for (place, element) in list.enumerated() {
      listPlaces[element] = Int32(place)
      listOwners[element] = Int32(owner)
    }
    for element in list.reversed() {
      pending.append(Pending(element: element, provider: provider, group: group))
    }
    pruneUnlisted(of: owner)
  }

  private mutating func visitSubviews(of visit: Pending) {
    let index = visit.element
    let isGroup = tree[index].groupsChildren || isMeaningfulContainer(index)
    let group =
      isGroup
      ? add(
        Item(content: .group(isExplicit: false, placedByOwnFrame: false), element: index),
        to: visit.group) : visit.group
    let provider = visit.provider ?? ContextProvider(subviewsOf: index, in: tree)
    var children = tree.children(of: index).filter { tree[$0].kind != .element }
    if let modal = children.last(where: { tree[$0].isModal }) {
      for child in children where child != modal { pruned.append((child, .outsideModal)) }
      children = [modal]
    }
    for child in children.reversed() {
      pending.append(Pending(element: child, provider: provider, group: group))
    }
  }

  /// Containers that VoiceOver reads in one run when they are reached through subviews.
  private func isMeaningfulContainer(_ index: Int) -> Bool {
    let element = tree[index]
    if element.traits.contains(.tabBar) { return true }
    switch element.containerType {
    case .none: return false
    case .list, .landmark, .dataTable: return true
    case .semanticGroup:
      return element.label != nil || element.value != nil || element.identifier != nil
    }
  }

  private mutating func pruneChildren(of index: Int, _ cause: SkipReason) {
    var child = tree.firstChild(of: index)
    while let here = child {
      pruned.append((here, cause))
      child = tree.nextSibling(of: here)
    }
  }

  private mutating func pruneUnlisted(of owner: Int) {
    var child = tree.firstChild(of: owner)
    while let here = child {
      if listOwners[here] != Int32(owner), tree[here].kind != .element {
        pruned.append((here, .notListed))
      }
      child = tree.nextSibling(of: here)
    }
  }

  @discardableResult
  private mutating func add(_ item: Item, to group: Int?) -> Int {
    let index = items.count
    items.append(item)
    lastChildren.append(-1)
    guard let group else { return index }
    if lastChildren[group] < 0 {
      items[group].firstChild = Int32(index)
    } else {
      items[Int(lastChildren[group])].next = Int32(index)
    }
    lastChildren[group] = Int32(index)
    return index
  }
}
