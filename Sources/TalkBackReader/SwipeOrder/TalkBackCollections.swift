import AccessibilityTree
import Announcements

/// The position of focus in lists, grids and pagers, which changes as focus moves over a screen.
///
/// Source: TalkBack 15.1, CollectionState.java.
struct TalkBackCollections: Sendable {
  enum Transition: Sendable, Hashable {
    case none, enter, interior, exit
  }

  /// The position of an item, counted from 0, in the form that TalkBack speaks.
  struct Item: Sendable, Hashable {
    enum Heading: Sendable, Hashable { case none, plain, row, column }

    var heading = Heading.none
    /// The row and column.
    ///
    /// The row is `nil` if the item covers all rows. The column is `nil` if it covers all columns.
    var row, column: Int?
    var rowName = "", columnName = ""
  }

  let tree: AccessibilityNodeTree
  let focusability: TalkBackFocusability
  let layout: TalkBackCollectionLayout
  /// Whether TalkBack says how many items are not important for accessibility.
  let countsIgnored: Bool
  /// Whether TalkBack says the role description of a collection, if any, instead of “list” or
  /// “grid”.
  let namesByDescription: Bool
  /// Whether moving focus from an item to its collection counts as leaving the collection.
  private let ownFocusLeaves: Bool
  /// The names of the rows and columns of each grid that was entered.
  private var headers: [Int: TalkBackGridHeaders] = [:]
  /// The result of ``TalkBackGridHeaders/texts(in:_:)``; empty until the first grid is entered.
  private var texts: [Int] = []

  private(set) var root: Int?
  private(set) var transition = Transition.none
  /// The position of the focused item in the collection, or `nil` if focus is on no item.
  private(set) var item: Item?
  private(set) var rowChanged = false
  private(set) var columnChanged = false
  /// The collection that focus just left.
  private(set) var exitedRoot: Int?
  /// The title of the container that TalkBack last announced as entered; empty after focus left it.
  var title = ""
  private(set) var focused: Int?

  init(
    _ tree: AccessibilityNodeTree, _ focusability: TalkBackFocusability,
    _ settings: TalkBackSettings
  ) {
    self.tree = tree
    self.focusability = focusability
    let capabilities = settings.capabilities
    layout = TalkBackCollectionLayout(
      tree, focusability, excludesNestedItems: capabilities.contains(.nestedItems))
    ownFocusLeaves = capabilities.contains(.ownFocusLeaves)
    namesByDescription = capabilities.contains(.collectionDescriptions)
    countsIgnored =
      capabilities.contains(.ignoredItems)
      && settings.androidCapabilities.contains(.importantItemCounts)
    root = tree.enteredCollection
  }

  mutating func move(to index: Int) {
    let isSame = focused == index
    focused = index
    exitedRoot = nil
    let next = root == index && !ownFocusLeaves ? root : layout.enclosing[index]
    guard let next, next >= 0 else { return exit() }
    if next == root {
      transition = .interior
      let before = item
      item = makeItem(of: index, in: next)
      rowChanged = isSame || before?.row != item?.row
      columnChanged = isSame || before?.column != item?.column
    } else if shouldEnter(next) {
      (transition, root) = (.enter, next)
      item = makeItem(of: index, in: next)
      (rowChanged, columnChanged) = (true, true)
    } else {
      exit()
    }
  }

  /// Leaves all collections, because another window gets focus.
  mutating func leave() {
    focused = nil
    exit()
  }

  private mutating func exit() {
    transition = root == nil ? .none : .exit
    exitedRoot = root
    (root, item) = (nil, nil)
  }

  /// Whether none, one or several items can be selected in the collection of the focused item.
  ///
  /// The value is `none` if focus is on no item.
  var selection: AccessibilityNodeInfo.CollectionInfo.SelectionMode {
    guard let root, item != nil, transition == .enter || transition == .interior else {
      return .none
    }
    return tree[root].collection?.selectionMode ?? .none
  }

  /// Whether TalkBack announces entering a collection.
  ///
  /// TalkBack announces a collection if it has several items. TalkBack does not announce a flat
  /// collection around another flat collection.
  private func shouldEnter(_ index: Int) -> Bool {
    let collection = tree[index].collection
    if let collection {
      let count = collection.rows &* collection.columns
      let isUnknown = collection.rows == -1 && collection.columns == -1
      guard isUnknown || (count != 0 && count != 1) else { return false }
    } else if focusability.children[index].count <= 1 {
      return false
    }
    return collection?.isHierarchical == true || !layout.holdsFlat[index]
  }

  /// Returns the position of a node in a collection, or `nil` if it has none.
  ///
  /// A node inside an item of the collection has the position of that item.
  private mutating func makeItem(of index: Int, in root: Int) -> Item? {
    let role = focusability.roles[root]
    guard role == .list || role == .grid || role == .pager, tree[root].collection != nil,
      index != root, layout.items[index] >= 0,
      let info = tree[layout.items[index]].item
    else { return nil }
    // TalkBack speaks no position for the pages of a pager, but they can be selected.
    if role == .pager { return Item() }
    let collection = tree[root].collection
    let isHeadingInside = layout.items[index] != index && tree[index].isHeading
    var result = Item()
    result.row = TalkBackCollections.index(info.row, span: info.rowSpan, of: collection?.rows)
    result.column = TalkBackCollections.index(
      info.column, span: info.columnSpan, of: collection?.columns)
    let hasRoleDescription = !tree[layout.items[index]].roleDescription.isEmpty
    if role == .list {
      let isHeading = tree[layout.items[index]].isHeading
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

  /// Returns the row or column of an item, or `nil` if the item covers all rows or columns.
  static func index(_ index: Int, span: Int, of count: Int?) -> Int? {
    guard index >= 0, span != count else { return nil }
    return index
  }
}
