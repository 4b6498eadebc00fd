/// The collections, items and titles around each node, found in two passes over the tree.
struct TalkBackCollectionLayout: Sendable {
  /// The collection that each node is in, never the node itself; −1 for none.
  private(set) var above: [Int]
  /// Nearest node with a place in that collection, the node itself included; −1 for none.
  private(set) var items: [Int]
  /// Nearest titled container, the node itself included; −1 for none.
  private(set) var titled: [Int]
  /// How many hierarchical collections there are from the top to each node, itself included.
  private(set) var levels: [Int32]
  /// Whether a flat collection is somewhere below each node.
  private(set) var holdsFlat: [Bool]

  /// Looks at a whole tree.
  ///
  /// - Parameter leavesNestedItems: Whether ``TalkBackCapability/nestedItems`` holds.
  init(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability,
    leavesNestedItems: Bool
  ) {
    let none = Array(repeating: -1, count: tree.count)
    (above, items, titled) = (none, none, none)
    levels = Array(repeating: 0, count: tree.count)
    holdsFlat = Array(repeating: false, count: tree.count)
    var isFlat = holdsFlat
    for place in 0..<tree.count {
      let info = tree[place]
      let parent = tree.parents[place]
      let isInside =
        parent >= 0 && TalkBackCollectionLayout.isCollection(parent, tree, focusability)
      if parent >= 0 {
        above[place] = isInside ? parent : above[parent]
        items[place] = isInside ? -1 : items[parent]
        titled[place] = titled[parent]
        levels[place] = levels[parent]
      }
      if info.item != nil { items[place] = place }
      if info.hasRareFields, !info.rare.containerTitle.isEmpty { titled[place] = place }
      if info.collection?.isHierarchical == true { levels[place] += 1 }
      isFlat[place] =
        TalkBackCollectionLayout.isCollection(place, tree, focusability)
        && info.collection?.isHierarchical != true
    }
    if leavesNestedItems { leaveItemsOfItems(tree, focusability) }
    for place in stride(from: tree.count - 1, to: 0, by: -1) {
      let parent = tree.parents[place]
      if parent >= 0, isFlat[place] || holdsFlat[place] { holdsFlat[parent] = true }
    }
  }

  /// What is in an item that is itself in an item, with no collection between them, is in none.
  ///
  /// Source: TalkBack 16.2, AccessibilityNodeInfoUtils.java, getCollectionRoot.
  private mutating func leaveItemsOfItems(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability
  ) {
    // The nearest collection or item at or above each node, and of those the ones that are items.
    var nearest = Array(repeating: -1, count: tree.count)
    for place in 0..<tree.count {
      let parent = tree.parents[place]
      let isCollection = TalkBackCollectionLayout.isCollection(place, tree, focusability)
      let around = parent >= 0 ? nearest[parent] : -1
      nearest[place] = isCollection || tree[place].item != nil ? place : around
      let start = isCollection ? around : nearest[place]
      guard start >= 0, !TalkBackCollectionLayout.isCollection(start, tree, focusability),
        tree.parents[start] >= 0
      else { continue }
      let next = nearest[tree.parents[start]]
      if next >= 0, !TalkBackCollectionLayout.isCollection(next, tree, focusability) {
        above[place] = -1
      }
    }
  }

  private static func isCollection(
    _ place: Int, _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability
  ) -> Bool {
    switch focusability.roles[place] {
    case .list, .grid, .pager: true
    default: tree[place].collection != nil
    }
  }
}

/// What heads the rows and columns of a grid.
struct TalkBackGridHeaders: Sendable {
  private(set) var rows: [Int: String] = [:]
  private(set) var columns: [Int: String] = [:]

  /// Looks for heading cells among the children and grandchildren of a grid; `texts` tells where
  /// the words of every node are.
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

  /// For every node, the one whose words it has: itself or the only child it has, however deep;
  /// −1 for none.
  static func texts(
    in tree: AccessibilityNodeTree, _ children: AccessibilityNodeTree.Children
  ) -> [Int] {
    var texts = Array(repeating: -1, count: tree.count)
    for place in stride(from: tree.count - 1, through: 0, by: -1) {
      if !tree[place].ownText.isEmpty {
        texts[place] = place
      } else if children[place].count == 1, let only = children[place].first {
        texts[place] = texts[only]
      }
    }
    return texts
  }

  /// What a heading cell heads.
  static func heading(
    _ item: TalkBackCollections.Item, _ info: AccessibilityNodeInfo.CollectionItemInfo,
    _ collection: AccessibilityNodeInfo.CollectionInfo?
  ) -> TalkBackCollections.Item.Heading {
    guard info.rowSpan == 1, info.columnSpan == 1 else { return .plain }
    if item.row == 0, (collection?.columns ?? -1) > 1 { return .column }
    if item.column == 0, (collection?.rows ?? -1) > 1 { return .row }
    return .plain
  }
}
