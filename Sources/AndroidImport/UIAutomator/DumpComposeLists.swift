internal import AccessibilityTree

/// Lists and groups of choices in Compose.
///
/// Such lists and groups have no Android class of their own.
///
/// Compose gives a scrolling node the class of a scroll view unless the node is a collection. A
/// scrolling node without that class is therefore a lazy list. Choices have positions only if their
/// group is a `selectableGroup`, as in Material's bars.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt and
/// CollectionInfo.android.kt.
struct DumpComposeLists {
  private var children: [Int: [Int]] = [:]
  /// The indices of the nodes that can be lists or groups of choices, in the order of the dump.
  private var groups: [Int] = []

  init(_ tree: DumpTree, _ toolkits: DumpToolkits) {
    for index in tree.nodes.indices where toolkits.toolkits[index] == .compose {
      if tree.nodes[index].isPlainView, !tree.nodes[index].isClickableOrCheckable {
        groups.append(index)
      }
      let parent = tree.parents[index]
      guard parent >= 0, toolkits.toolkits[parent] == .compose else { continue }
      children[parent, default: []].append(index)
    }
  }

  func apply(to nodes: inout [DumpNode]) {
    for index in groups {
      let items = children[index] ?? []
      if nodes[index].fields.scrollable == true {
        guard !isPager(index, items, nodes) else { continue }
        nodes[index].fields.collectionInfo.rows = -1
        nodes[index].fields.collectionInfo.columns = -1
        nodes[index].diagnostics.insert(.countedList)
      } else if items.count > 1, areChoices(items, nodes) {
        number(items, of: index, in: &nodes)
      }
    }
  }

  /// Whether a scrolling group has exactly one child with the bounds of the group, as in a pager.
  ///
  /// Assumed: such a group is not a list. TalkBack would announce a pager as such, but the dump
  /// does not contain the words for this.
  private func isPager(_ index: Int, _ items: [Int], _ nodes: [DumpNode]) -> Bool {
    items.count == 1 && nodes[items[0]].fields.bounds == nodes[index].fields.bounds
  }

  /// Whether the items are all radio buttons, or all tabs in one row.
  ///
  /// Assumed: tabs in a column belong to a drawer, whose items do not form a group.
  private func areChoices(_ items: [Int], _ nodes: [DumpNode]) -> Bool {
    if items.allSatisfy({ role(of: nodes[$0]) == .radio }) { return true }
    return items.allSatisfy { nodes[$0].role == .tab } && isRow(items, nodes)
  }

  private func role(of node: DumpNode) -> Role? {
    node.role ?? AndroidClassRole.role(of: node.fields.className ?? "")
  }

  /// Whether the items form a row.
  ///
  /// If not, they form a column.
  private func isRow(_ items: [Int], _ nodes: [DumpNode]) -> Bool {
    items.compactMap { nodes[$0].fields.bounds }.areSideBySide
  }

  private func number(_ items: [Int], of index: Int, in nodes: inout [DumpNode]) {
    let isRow = isRow(items, nodes)
    nodes[index].fields.collectionInfo.rows = isRow ? 1 : items.count
    nodes[index].fields.collectionInfo.columns = isRow ? items.count : 1
    nodes[index].diagnostics.insert(.assumedChoices)
    for (position, item) in items.enumerated() {
      nodes[item].fields.collectionItemInfo.row = isRow ? 0 : position
      nodes[item].fields.collectionItemInfo.column = isRow ? position : 0
    }
  }
}

extension DumpNode {
  /// Whether the node can be clicked or checked.
  fileprivate var isClickableOrCheckable: Bool {
    fields.clickable == true || fields.checkable == true
  }
}
