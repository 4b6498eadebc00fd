import AccessibilityTree
import Announcements

/// What the arrival of focus adds to the announcement of an element.
struct ElementArrival: Sendable {
  @Indirect var context: ElementContext?
  var entering: [Part]
}

/// The arrivals at all elements, which are computed one by one in swipe order.
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
  /// Callers must call this function once for every item, in swipe order.
  mutating func arrival(at item: Int) -> ElementArrival {
    ElementArrival(
      context: Indirect(wrappedValue: contexts.context(of: item)),
      entering: entries?.parts(entering: hierarchy.items[item].element) ?? [])
  }

  /// Returns what VoiceOver announces about containers at each item if focus moves backwards.
  ///
  /// The result is empty if VoiceOver announces no container. Callers must call this function before
  /// they ask for the first arrival.
  ///
  /// - Parameter order: The items in swipe order, as in the result.
  func entriesBackwards(_ order: [Int]) -> [[Part]] {
    guard var entries, entries.hasContainers else { return [] }
    var backwards = order.reversed().map { entries.parts(entering: hierarchy.items[$0].element) }
    backwards.reverse()
    return backwards
  }
}

/// The addition of a container to the announcement of an element.
enum ElementContext: Hashable {
  /// The element is a segment of a segmented control.
  case series(index: Int, count: Int)
  /// The element is a tab.
  ///
  /// If the bar has the tab bar trait, `hidesButton` is true: VoiceOver does not say “button”.
  case tab(index: Int, count: Int, hidesButton: Bool)
  case listStart, listEnd, landmarkStart, landmarkEnd
  case cell(CellContext)
}

/// The addition of a data table to the announcement of a cell.
struct CellContext: Hashable {
  /// The number of the row, counted from 1, or `nil` unless the cell is the first one of its row.
  var row: Int?
  var column: Int?
  /// The number of rows that the cell spans, or `nil` if VoiceOver does not announce the number.
  var rowSpan: Int?
  var columnSpan: Int?
  /// The header cells to announce, as tree indices: first those of the row, then those of the
  /// column.
  var headers: [Int] = []
}
