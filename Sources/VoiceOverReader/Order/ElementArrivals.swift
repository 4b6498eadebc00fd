import AccessibilityTree
import Announcements

/// What moving to an element adds to what is heard there.
struct ElementArrival: Sendable {
  /// What the container around it adds.
  var context: ElementContext?
  /// The containers that are entered.
  var entering: [Part]
}

/// Tells what moving adds, element by element in swipe order.
struct ElementArrivals {
  private let hierarchy: ElementHierarchy
  private var contexts: ContainerContext
  private var entries: ContainerEntry?

  /// Arrivals at items in swipe order, on a screen of that origin.
  init(
    _ tree: ElementTree, _ hierarchy: ElementHierarchy, _ order: [Int],
    by reader: VoiceOver, origin: Screen.Origin = .design
  ) {
    self.hierarchy = hierarchy
    contexts = ContainerContext(
      hierarchy, order: order, in: tree, edgesByList: origin == .iosElements)
    guard reader.settings.containers, reader.settings.profile != .snapshot else { return }
    entries = ContainerEntry(
      tree, words: reader.phrasebook, tellsLanguages: reader.settings.languages)
  }

  /// What moving to an item adds; to be asked for every item once, in swipe order.
  mutating func arrival(at item: Int) -> ElementArrival {
    ElementArrival(
      context: contexts.context(of: item),
      entering: entries?.parts(entering: hierarchy.items[item].element) ?? [])
  }
}
