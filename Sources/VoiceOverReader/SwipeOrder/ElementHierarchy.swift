import AccessibilityTree

/// The elements of a tree that can be stops, arranged in groups but not sorted yet.
///
/// If a view is neither an element nor a group, its content belongs to the group around the view.
/// Source: AccessibilitySnapshot 0.12.1, AccessibilityHierarchyParser.swift.
struct ElementHierarchy {
  struct Item {
    enum Content {
      case element
      case group(isExplicit: Bool, placedByOwnFrame: Bool)
    }

    var content: Content
    /// The index of the element, or of the view that forms the group.
    var element: Int
    /// The container that adds words to the announcement of the item, or `nil` without such a
    /// container.
    var provider: ContextProvider?
    var firstChild: Int32 = -1
    var next: Int32 = -1
  }

  /// The elements and groups, in view order; the outermost group comes first.
  private(set) var items: [Item] = []
  /// The index of each element in the explicit list that contains the element; −1 for none.
  private(set) var listIndices: [Int32]
  /// The owner of the explicit list that contains each element; −1 for none.
  private(set) var listOwners: [Int32]
  /// The elements and views that VoiceOver cannot reach, each with the reason.
  ///
  /// VoiceOver cannot reach their content either; the content is not listed here.
  private(set) var pruned: [(element: Int, reason: SkipReason)] = []

  private struct PendingElement {
    var element: Int
    var provider: ContextProvider?
    var group: Int
  }

  private let tree: ElementTree
  private var pending: [PendingElement] = []
  private var lastChildren: [Int32] = []

  init(_ tree: ElementTree) {
    self.tree = tree
    listIndices = Array(repeating: -1, count: tree.count)
    listOwners = listIndices
    items.reserveCapacity(tree.count)
    lastChildren.reserveCapacity(tree.count)
    add(Item(content: .group(isExplicit: false, placedByOwnFrame: false), element: 0), to: nil)
    pending.append(PendingElement(element: 0, provider: nil, group: 0))
    // A list may contain descendants of its other entries, so an element can be visited many times.
    var steps = ElementHierarchy.mostVisits * (tree.count + 1)
    while steps > 0, let next = pending.popLast() {
      visit(next)
      steps -= 1
    }
  }

  /// The maximum number of visits for each element, on average.
  ///
  /// When all visits are used up, the remaining elements are skipped.
  private static let mostVisits = 16

  /// Returns the items of a group, in view order or list order.
  func children(of group: Int) -> [Int] {
    var children: [Int] = []
    var child = items[group].firstChild
    while child >= 0 {
      children.append(Int(child))
      child = items[Int(child)].next
    }
    return children
  }

  private mutating func visit(_ visit: PendingElement) {
    let index = visit.element
    if tree[index].elementsHidden {
      pruned.append((index, .elementsHidden))
    } else if ElementHierarchy.isInvisible(tree[index]) {
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

  /// Whether a view is invisible.
  ///
  /// Only views can be invisible. A view without size is visible if it does not clip its content.
  private static func isInvisible(_ element: AccessibilityElement) -> Bool {
    guard element.kind != .element else { return false }
    if element.isHidden { return true }
    guard let frame = element.frame, frame.width == 0, frame.height == 0 else { return false }
    return element.clips || element.isElement || element.explicit != nil
  }

  private mutating func visitList(_ list: [Int], of visit: PendingElement) {
    let owner = visit.element
    let override = visit.provider.map {
      $0.route == .subviews && tree[$0.element].traits.contains(.tabBar)
    }
    let group = add(
      Item(content: .group(isExplicit: true, placedByOwnFrame: override ?? false), element: owner),
      to: visit.group)
    let provider = visit.provider ?? ContextProvider(list: owner, in: tree)
    for (index, element) in list.enumerated() {
      listIndices[element] = Int32(index)
      listOwners[element] = Int32(owner)
    }
    for element in list.reversed() {
      pending.append(PendingElement(element: element, provider: provider, group: group))
    }
    pruneUnlisted(of: owner)
  }

  private mutating func visitSubviews(of visit: PendingElement) {
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
      pending.append(PendingElement(element: child, provider: provider, group: group))
    }
  }

  /// Whether VoiceOver visits all content of a container together, because of the container's type.
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

  private mutating func pruneChildren(of index: Int, _ reason: SkipReason) {
    var child = tree.firstChild(of: index)
    while let here = child {
      pruned.append((here, reason))
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
