import AccessibilityTree

/// The collections, items and titled containers around each node of a tree.
struct TalkBackCollectionLayout: Sendable {
  /// The nearest collection above each node; −1 if there is none.
  private(set) var enclosing: [Int]
  /// The item, at or above each node, of the collection around the node; −1 if there is none.
  private(set) var items: [Int]
  /// The nearest titled container at or above each node; −1 if there is none.
  private(set) var titled: [Int]
  /// The number of hierarchical collections at or above each node.
  private(set) var levels: [Int32]
  /// Whether each node has a flat (not hierarchical) collection as a descendant.
  private(set) var holdsFlat: [Bool]

  /// Computes the layout of a tree.
  ///
  /// - Parameter excludesNestedItems: Whether TalkBack has the capability
  ///   ``TalkBackCapability/nestedItems``.
  init(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability,
    excludesNestedItems: Bool
  ) {
    let none = Array(repeating: -1, count: tree.count)
    (enclosing, items, titled) = (none, none, none)
    levels = Array(repeating: 0, count: tree.count)
    holdsFlat = Array(repeating: false, count: tree.count)
    var isFlat = holdsFlat
    for index in 0..<tree.count {
      let parent = tree.parents[index]
      let isInside =
        parent >= 0 && TalkBackCollectionLayout.isCollection(parent, tree, focusability)
      if parent >= 0 {
        enclosing[index] = isInside ? parent : enclosing[parent]
        items[index] = isInside ? -1 : items[parent]
        titled[index] = titled[parent]
        levels[index] = levels[parent]
      }
      let isHierarchical = tree[index].collection?.isHierarchical == true
      if tree[index].item != nil { items[index] = index }
      if tree[index].hasRareFields, !tree[index].rare.containerTitle.isEmpty {
        titled[index] = index
      }
      if isHierarchical { levels[index] += 1 }
      isFlat[index] =
        !isHierarchical && TalkBackCollectionLayout.isCollection(index, tree, focusability)
    }
    if excludesNestedItems { excludeNestedItems(tree, focusability) }
    for index in stride(from: tree.count - 1, to: 0, by: -1) {
      let parent = tree.parents[index]
      if parent >= 0, isFlat[index] || holdsFlat[index] { holdsFlat[parent] = true }
    }
  }

  /// Removes nodes from their collection if they are in an item inside another item.
  ///
  /// A node stays in its collection if another collection is between the inner and the outer item.
  /// Source: TalkBack 16.2, AccessibilityNodeInfoUtils.java, getCollectionRoot.
  private mutating func excludeNestedItems(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability
  ) {
    // The nearest collection or item at or above each node.
    var nearest = Array(repeating: -1, count: tree.count)
    for index in 0..<tree.count {
      let parent = tree.parents[index]
      let isCollection = TalkBackCollectionLayout.isCollection(index, tree, focusability)
      let around = parent >= 0 ? nearest[parent] : -1
      nearest[index] = isCollection || tree[index].item != nil ? index : around
      let start = isCollection ? around : nearest[index]
      guard start >= 0, !TalkBackCollectionLayout.isCollection(start, tree, focusability),
        tree.parents[start] >= 0
      else { continue }
      let next = nearest[tree.parents[start]]
      if next >= 0, !TalkBackCollectionLayout.isCollection(next, tree, focusability) {
        enclosing[index] = -1
      }
    }
  }

  private static func isCollection(
    _ index: Int, _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability
  ) -> Bool {
    switch focusability.roles[index] {
    case .list, .grid, .pager: true
    default: tree[index].collection != nil
    }
  }
}

/// The headings of the rows and columns of a grid.
struct TalkBackGridHeaders: Sendable {
  private(set) var rows: [Int: String] = [:]
  private(set) var columns: [Int: String] = [:]

  /// Finds the header cells among the children and grandchildren of a grid.
  ///
  /// - Parameter texts: The result of ``texts(in:_:)`` for the tree.
  init(
    of root: Int, _ tree: AccessibilityNodeTree, _ children: AccessibilityNodeTree.Children,
    texts: [Int]
  ) {
    for child in children[root] {
      add(child, root, tree, texts)
      for grandchild in children[child] { add(grandchild, root, tree, texts) }
    }
  }

  private mutating func add(
    _ cell: Int, _ root: Int, _ tree: AccessibilityNodeTree, _ texts: [Int]
  ) {
    guard let info = tree[cell].item, info.isHeading, texts[cell] >= 0 else { return }
    let text = tree[texts[cell]].ownText
    let collection = tree[root].collection
    var item = TalkBackCollections.Item()
    item.row = TalkBackCollections.index(info.row, span: info.rowSpan, of: collection?.rows)
    item.column = TalkBackCollections.index(
      info.column, span: info.columnSpan, of: collection?.columns)
    switch TalkBackGridHeaders.heading(item, info, collection) {
    case .row: if let row = item.row { rows[row] = text }
    case .column: if let column = item.column { columns[column] = text }
    case .plain, .none: break
    }
  }

  /// Returns the index of the node that provides the words of each node; −1 for none.
  ///
  /// A node with words provides its own words. If a node has no words and only one child, the child
  /// provides the words. If this child has no words either, its only child provides the words, and
  /// so on.
  static func texts(
    in tree: AccessibilityNodeTree, _ children: AccessibilityNodeTree.Children
  ) -> [Int] {
    var texts = Array(repeating: -1, count: tree.count)
    for index in stride(from: tree.count - 1, through: 0, by: -1) {
      if !tree[index].ownText.isEmpty {
        texts[index] = index
      } else if children[index].count == 1, let only = children[index].first {
        texts[index] = texts[only]
      }
    }
    return texts
  }

  static func heading(
    _ item: TalkBackCollections.Item, _ info: AccessibilityNodeInfo.CollectionItemInfo,
    _ collection: AccessibilityNodeInfo.CollectionInfo?
  ) -> TalkBackCollections.Item.Heading {
    guard info.rowSpan == 1, info.columnSpan == 1 else { return .plain }
    // A grid of unknown size is treated as one with several rows and columns.
    if item.row == 0, collection?.columns != 1 { return .column }
    if item.column == 0, collection?.rows != 1 { return .row }
    return .plain
  }
}
