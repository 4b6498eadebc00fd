import AccessibilityTree
import Announcements

/// What a move to an element adds to its announcement.
struct ElementArrival: Sendable {
  var context: ElementContext?
  var entering: [Part]
}

/// The arrivals at elements, computed in swipe order.
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
  /// A segment of a segmented control.
  case series(index: Int, count: Int)
  /// A tab; in a bar with the tab bar trait, VoiceOver does not say “button”.
  case tab(index: Int, count: Int, hidesButton: Bool)
  case listStart, listEnd, landmarkStart, landmarkEnd
  case cell(CellContext)
}

/// What a data table adds to a cell.
struct CellContext: Hashable {
  /// The row from 1, announced at the first cell of the row.
  var row: Int?
  var column: Int?
  /// The number of rows that the cell spans, if VoiceOver announces it.
  var rowSpan: Int?
  var columnSpan: Int?
  /// The header cells, as indices in the tree; the headers of the row come first.
  var headers: [Int] = []
}
