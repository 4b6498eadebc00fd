internal import AccessibilityTree
internal import AndroidImport
internal import ImportSupport

/// The nodes that Flutter's engine exposes on Android.
///
/// Source: Flutter, engine, AccessibilityBridge.java, `createAccessibilityNodeInfo`.
struct AndroidBridge {
  let tree: SemanticsTree
  let version: FlutterVersion
  let names: [String]

  /// A node whose children have not been built yet.
  private struct Visit {
    let index: Int
    let parent: Node.Index
    /// The name of the previous sibling in the order of accessibility focus, or `nil` for the first
    /// sibling.
    let previous: String?
    let item: AndroidAttributes.CollectionItemInfo?
  }

  /// The screen, and the indices of the nodes that are scrolled out of view.
  var screen: (screen: Screen, hidden: [Int]) {
    var screen = Screen(origin: .androidNodes)
    var view = AndroidAttributes()
    view.className = "io.flutter.embedding.android.FlutterView"
    view.bounds = tree.boxes.first?.map(\.bounds)
    view.paneTitle = tree.routeName
    let root = screen.append(AndroidNodeFacts(view).node)
    var hidden: [Int] = []
    var pending = [Visit(index: 0, parent: root, previous: nil, item: nil)]
    while let visit = pending.popLast() {
      let index = visit.index
      let fields = AndroidFields(tree.nodes[index], version: version)
      let parent = screen.append(node(visit, fields), to: visit.parent)
      var previous: String?
      var visits: [Visit] = []
      for (position, child) in tree.children[index].enumerated() {
        guard !tree.nodes[child].has(.isHidden) else {
          hidden.append(child)
          continue
        }
        let item = fields.list?.item(at: position, isHeading: tree.nodes[child].has(.isHeader))
        visits.append(Visit(index: child, parent: parent, previous: previous, item: item))
        previous = names[child]
      }
      pending += visits.reversed()
    }
    return (screen, hidden)
  }

  private func node(_ visit: Visit, _ fields: AndroidFields) -> Node {
    let semantics = tree.nodes[visit.index]
    var attributes = fields.attributes
    attributes.bounds = tree.boxes[visit.index]?.bounds
    attributes.traversalAfter = visit.previous
    if let item = visit.item { attributes.collectionItemInfo = item }
    var node = AndroidNodeFacts(attributes).node
    semantics.addFacts(to: &node)
    node.id = names[visit.index]
    node.position = semantics.position
    return node
  }
}

/// The size of a list, and the positions of its items.
///
/// The engine reports this information only while accessibility focus is in the list.
struct AndroidList {
  let size: AndroidAttributes.CollectionInfo
  private let isHorizontal: Bool
  private let hasItems: Bool

  /// Creates a list, or returns `nil` if the engine does not expose the node as a list.
  ///
  /// Source: Flutter, AccessibilityBridge.java, `shouldSetCollectionInfo`.
  init?(_ node: SemanticsNode, version: FlutterVersion) {
    hasItems = version.has(.listItems)
    guard node.has(.hasImplicitScrolling), node.scrolls, let count = node.scrollChildren,
      count > (hasItems ? 1 : 0)
    else { return nil }
    isHorizontal = node.scrollsSideways
    var size = AndroidAttributes().collectionInfo
    let across = hasItems ? 1 : 0
    (size.rows, size.columns) = isHorizontal ? (across, count) : (count, across)
    self.size = size
  }

  func item(at position: Int, isHeading: Bool) -> AndroidAttributes.CollectionItemInfo? {
    guard hasItems else { return nil }
    var item = AndroidAttributes().collectionItemInfo
    (item.row, item.column) = isHorizontal ? (0, position) : (position, 0)
    (item.rowSpan, item.columnSpan) = (1, 1)
    item.isHeading = isHeading ? true : nil
    return item
  }
}
