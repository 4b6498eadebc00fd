import AccessibilityTree
import Announcements

/// What moving to an element adds to its announcement.
struct ElementArrival: Sendable {
  var context: ElementContext?
  var entering: [Part]
}

/// Determines the arrivals at elements in swipe order.
struct ElementArrivals {
  private let hierarchy: ElementHierarchy
  private var contexts: ContainerContext
  private var entries: ContainerEntry?

  init(
    _ tree: ElementTree, _ hierarchy: ElementHierarchy, _ order: [Int],
    by reader: VoiceOver, origin: Screen.Origin = .design
  ) {
    self.hierarchy = hierarchy
    contexts = ContainerContext(
      hierarchy, order: order, in: tree, edgesByList: origin == .iosElements)
    guard reader.settings.containers, reader.settings.profile != .snapshot else { return }
    entries = ContainerEntry(
      tree, words: reader.phrasebook, marksLanguages: reader.settings.languages)
  }

  /// Returns the arrival at an item.
  ///
  /// Must be called once for every item, in swipe order.
  mutating func arrival(at item: Int) -> ElementArrival {
    ElementArrival(
      context: contexts.context(of: item),
      entering: entries?.parts(entering: hierarchy.items[item].element) ?? [])
  }
}

/// What the container of an element adds to its announcement.
enum ElementContext: Hashable {
  /// A segment.
  case series(index: Int, count: Int)
  /// A tab; in a bar with the tab bar trait, “button” is not spoken.
  case tab(index: Int, count: Int, hidesButton: Bool)
  case listStart, listEnd, landmarkStart, landmarkEnd
  case cell(CellContext)
}

/// What a data table adds to a cell.
struct CellContext: Hashable {
  /// The row from 1, announced at the first cell of the row.
  var row: Int?
  var column: Int?
  /// The number of rows it spans, if announced.
  var rowSpan: Int?
  var columnSpan: Int?
  /// Header cells, those of the row first, as indices of the tree.
  var headers: [Int] = []
}
