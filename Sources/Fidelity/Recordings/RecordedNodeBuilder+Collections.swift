internal import Simulator

/// Functions for Android lists, bars and pagers. An app may leave their sizes and positions unset.
extension RecordedNodeBuilder {
  /// Whether an Android node is a collection: a node with a size, and with items that have
  /// positions.
  func isCollection(_ node: Node) -> Bool {
    switch node.role {
    case .list, .tabBar, .tabList, .pager: true
    default: false
    }
  }

  /// Returns the size of a list, bar or pager, or −1 if the recording does not contain the size.
  ///
  /// Source: a log of TalkBack 17.0, which announces only “in list” if the app does not set the
  /// number of rows: it does not count the items.
  func androidSize(of recorded: RecordedNode) -> Int {
    let numbers = recorded.numbers
    let own = numbers["setSize"] ?? numbers["itemCount"] ?? numbers["pages"]
    let size = own ?? recorded.children.compactMap { $0.numbers["setSize"] }.max()
    return max(size ?? RecordedNode.unknown, RecordedNode.unknown)
  }

  /// Marks the position of an Android collection item as unknown unless the recording has the
  /// position.
  ///
  /// Source: a log of TalkBack 17.0, which announces no position for rows without
  /// `CollectionItemInfo`, even in a list of known size.
  func markPosition(of node: inout Node) {
    var position = node.collectionPosition ?? CollectionPosition()
    guard position.positionInSet.map({ $0 < 1 }) ?? true else { return }
    position.positionInSet = RecordedNode.unknown
    node.collectionPosition = position
  }

  /// Sets the class, the rows and the columns of a pager.
  ///
  /// TalkBack derives the direction of the pager from the rows and columns.
  ///
  /// Source: TalkBack 16.2, CollectionStateFeedbackUtils: a pager is horizontal if it has more
  /// columns than rows, and a grid if it has several rows and several columns.
  func fillPager(_ recorded: RecordedNode, _ node: inout Node) {
    node.android.viewClass = "ViewPager2"
    let pages = androidSize(of: recorded)
    switch recorded.texts["orientation"] {
    // An unknown number of pages (−1) is set in the dimension across the pager's direction, because
    // TalkBack compares the two numbers to find the direction.
    case "horizontal" where pages < 0: setPages(rows: pages, columns: 1, &node)
    case "vertical" where pages < 0: setPages(rows: 1, columns: pages, &node)
    case "horizontal": setPages(rows: 1, columns: pages, &node)
    case "vertical": setPages(rows: pages, columns: 1, &node)
    default:
      let (rows, columns) = (recorded.numbers["rowCount"], recorded.numbers["columnCount"])
      // Without a direction, the pages do not count as rows.
      node.collectionPosition?.setSize = RecordedNode.unknown
      setPages(rows: rows ?? RecordedNode.unknown, columns: columns ?? RecordedNode.unknown, &node)
    }
  }

  private func setPages(rows: Int, columns: Int, _ node: inout Node) {
    node.android.collectionInfo.rows = rows
    node.android.collectionInfo.columns = columns
  }
}
