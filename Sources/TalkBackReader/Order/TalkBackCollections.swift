import AccessibilityTree
import Announcements

/// Where focus is among lists, grids and pagers while it moves over a screen.
///
/// Source: TalkBack 15.1, CollectionState.java.
struct TalkBackCollections: Sendable {
  /// How focus moved.
  enum Transition: Sendable, Hashable {
    case none, enter, interior, exit
  }

  /// The place of an item as it is said, counted from 0.
  struct Item: Sendable, Hashable {
    enum Heading: Sendable, Hashable { case none, plain, row, column }

    var heading = Heading.none
    /// Absent where the item covers the whole axis.
    var row: Int?
    var column: Int?
    var rowName = ""
    var columnName = ""
  }

  let tree: AccessibilityNodeTree
  let focusability: TalkBackFocusability
  let layout: TalkBackCollectionLayout
  /// Whether the items that services are not told of are counted.
  let countsIgnored: Bool
  /// Whether a collection goes by its role description.
  let namesByDescription: Bool
  /// Names of the rows and columns of grids that were entered.
  private var headers: [Int: TalkBackGridHeaders] = [:]
  /// Where the words of each node are; looked up once a grid is entered.
  private var texts: [Int] = []

  /// The collection focus is in.
  private(set) var root: Int?
  private(set) var transition = Transition.none
  /// Place of the focused item in the collection, if it has one.
  private(set) var item: Item?
  /// What the last move changed.
  private(set) var rowChanged = false
  private(set) var columnChanged = false
  /// The collection that was just left.
  private(set) var left: Int?
  /// The title of the container at the last stop that said nothing about a collection.
  var title = ""
  private(set) var focused: Int?

  /// No focus yet.
  init(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability,
    _ settings: TalkBackSettings
  ) {
    self.tree = tree
    self.focusability = focusability
    let capabilities = settings.capabilities
    layout = TalkBackCollectionLayout(
      tree, focusability, leavesNestedItems: capabilities.contains(.nestedItems))
    namesByDescription = capabilities.contains(.collectionDescriptions)
    countsIgnored =
      capabilities.contains(.ignoredItems)
      && settings.androidCapabilities.contains(.importantItemCounts)
    root = tree.enteredCollection
  }

  /// Moves focus to a node.
  mutating func move(to place: Int) {
    let isSame = focused == place
    focused = place
    left = nil
    let next = root == place ? root : layout.above[place]
    guard let next, next >= 0 else { return leave() }
    if next == root {
      transition = .interior
      let before = item
      item = makeItem(of: place, in: next)
      rowChanged = isSame || before?.row != item?.row
      columnChanged = isSame || before?.column != item?.column
    } else if shouldEnter(next) {
      (transition, root) = (.enter, next)
      item = makeItem(of: place, in: next)
      (rowChanged, columnChanged) = (true, true)
    } else {
      leave()
    }
  }

  private mutating func leave() {
    transition = root == nil ? .none : .exit
    left = root
    (root, item) = (nil, nil)
  }

  /// How many items can be chosen of the collection that focus is on an item of.
  var selection: AccessibilityNodeInfo.CollectionInfo.SelectionMode {
    guard let root, item != nil, transition == .enter || transition == .interior else {
      return .none
    }
    return tree[root].collection?.selectionMode ?? .none
  }

  /// A flat collection around another one is not worth a word, nor is one of a single item.
  private func shouldEnter(_ place: Int) -> Bool {
    let collection = tree[place].collection
    if let collection {
      let count = collection.rows &* collection.columns
      let isUnknown = collection.rows == -1 && collection.columns == -1
      guard isUnknown || (count != 0 && count != 1) else { return false }
    } else if focusability.children[place].count <= 1 {
      return false
    }
    return collection?.isHierarchical == true || !layout.holdsFlat[place]
  }

  /// The place of a focused node, from the nearest item between it and the collection.
  private mutating func makeItem(of place: Int, in root: Int) -> Item? {
    let role = focusability.roles[root]
    guard role == .list || role == .grid, tree[root].collection != nil, place != root,
      layout.items[place] >= 0,
      let info = tree[layout.items[place]].item
    else { return nil }
    let collection = tree[root].collection
    let isHeadingInside = layout.items[place] != place && tree[place].isHeading
    var result = Item()
    result.row = TalkBackCollections.index(info.row, span: info.rowSpan, of: collection?.rows)
    result.column = TalkBackCollections.index(
      info.column, span: info.columnSpan, of: collection?.columns)
    let hasRoleDescription = !tree[layout.items[place]].roleDescription.isEmpty
    if role == .list {
      let isHeading = tree[layout.items[place]].isHeading
      if (isHeading && !hasRoleDescription) || isHeadingInside { result.heading = .plain }
      return result
    }
    if info.isHeading {
      result.heading = TalkBackGridHeaders.heading(result, info, collection)
    } else if isHeadingInside {
      result.heading = .plain
    }
    name(&result, info, in: root)
    return result
  }

  /// Gives a cell the names of its row and column.
  private mutating func name(
    _ item: inout Item, _ info: AccessibilityNodeInfo.CollectionItemInfo, in root: Int
  ) {
    if headers[root] == nil {
      if texts.isEmpty { texts = TalkBackGridHeaders.texts(in: tree, focusability.children) }
      headers[root] = TalkBackGridHeaders(of: root, tree, focusability.children, texts: texts)
    }
    item.rowName = item.row.flatMap { headers[root]?.rows[$0] } ?? info.rowTitle
    item.columnName = item.column.flatMap { headers[root]?.columns[$0] } ?? info.columnTitle
  }

  /// The index on one axis; none when the item covers all of it.
  static func index(_ index: Int, span: Int, of count: Int?) -> Int? {
    guard index >= 0, span != count else { return nil }
    return index
  }
}
