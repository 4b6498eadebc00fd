internal import AccessibilityTree
internal import ComponentSource

/// The accessibility elements of a view, with the values that it passes to the views around it.
struct BuiltView: Sendable {
  /// The elements in the order of the source.
  var elements: [ViewElement] = []
  /// The element that the view becomes if an accessibility modifier sets a property of it.
  ///
  /// Without such a modifier, shapes and decorative images have no element.
  var elementIfModified: ViewElement?
  /// Whether the view is hidden, so that no modifier makes it an element.
  var isHidden = false
  /// Whether the elements are the lines of a column.
  var isColumn = false
  /// Whether the first element is the button of a disclosure group, whose content follows.
  var isDisclosure = false
  /// Whether the view scrolls, so that its label names no element.
  var isScrolling = false
  var preferences = ViewPreferences()

  init(_ elements: [ViewElement] = [], elementIfModified: ViewElement? = nil) {
    self.elements = elements
    self.elementIfModified = elementIfModified
  }

  /// Changes every stop; if there is none, ``elementIfModified`` becomes a stop.
  mutating func changeStops(_ change: (inout ViewElement) -> Void) {
    if elements.isEmpty, !isHidden, var element = elementIfModified {
      change(&element)
      elements = [element]
      preferences.unreachableTaps = []
      return
    }
    for index in elements.indices { elements[index].changeStops(change) }
  }

  /// All stops in their order.
  var stops: [ViewElement] { elements.flatMap(\.stops) }

  /// Returns views one after another.
  static func joined(_ views: [BuiltView]) -> BuiltView {
    var views = views
    joinPairs(in: &views)
    var result = BuiltView()
    result.elementIfModified =
      views.count == 1
      ? views[0].elementIfModified : views.lazy.compactMap(\.elementIfModified).first
    result.isHidden = !views.isEmpty && views.allSatisfy(\.isHidden)
    result.isColumn = views.count == 1 && views[0].isColumn
    for view in views {
      result.elements += view.elements
      result.preferences.add(view.preferences)
    }
    return result
  }
}

extension BuiltView {
  /// Sorts siblings by their sort priorities, and returns whether any has one.
  ///
  /// The priorities do not count in the containers around.
  ///
  /// Source: SwiftUI, `accessibilitySortPriority(_:)`: among the elements of one container.
  @discardableResult
  mutating func sortByPriority() -> Bool {
    let priorities = elements.map { $0.node.ios.sortPriority?.value ?? 0 }
    guard priorities.contains(where: { $0 != 0 && !$0.isNaN }) else { return false }
    elements = elements.indices
      .sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
      .map { elements[$0] }
    clearPriorities()
    return true
  }

  /// Removes the sort priorities of elements that are not siblings in one container, such as rows.
  mutating func clearPriorities() {
    for index in elements.indices where elements[index].node.knownIOS?.sortPriority != nil {
      elements[index].node.ios.sortPriority = nil
    }
  }

  /// Names the contents of labelled pairs by their labels, which are no stops of their own.
  private static func joinPairs(in views: inout [BuiltView]) {
    for (index, view) in views.enumerated() {
      for pair in view.preferences.pairs where pair.isLabel {
        let content = views.firstIndex { other in
          other.preferences.pairs.contains { $0.id == pair.id && !$0.isLabel }
        }
        let texts = view.stops.compactMap(\.label)
        guard let content, !texts.isEmpty else { continue }
        views[content].changeStops { element in
          element.node.label = AuthoredText(texts.joined(separator: ", "), from: .labelElement)
        }
        views[index].elements = []
      }
    }
  }
}

/// The values that a view passes to the views around it: its title, tools, tab, tag and
/// presentations.
struct ViewPreferences: Sendable {
  var title: ViewElement?
  /// The text below the title.
  var subtitle: ViewElement?
  /// The elements before the title, in its place, after it and at the bottom of the screen.
  var leading: [ViewElement] = []
  var principal: [ViewElement] = []
  var trailing: [ViewElement] = []
  var bottom: [ViewElement] = []
  var secondary: [ViewElement] = []
  var search: ViewElement?
  /// Whether the navigation bar is hidden.
  var hidesBar = false
  /// Whether the tab bar is hidden while the view is shown.
  var hidesTabs = false
  /// Whether the gesture for going back does not close the sheet around the view.
  var staysOnEscape = false
  /// Whether the screen has no button to the screen before.
  var hidesBack = false
  /// The tab of the view, and the text of its badge.
  var tab: ViewElement?
  /// The value by which a picker or tab view selects the view.
  var tag: SourceValue?
  /// The position of the data of the view, if it is a row of a loop.
  var row: Int?
  /// The shapes that react to a tap and are no elements.
  var unreachableTaps: [ViewElement] = []
  /// The elements that cover the screen: sheets, alerts and dialogs.
  var presented: [ViewElement] = []
  /// The elements above and below the content.
  var top: [ViewElement] = []
  /// The roles of labelled pairs, by the name of the pair.
  var pairs: [(id: String, isLabel: Bool)] = []

  /// Whether the view has something for a navigation bar.
  var hasBar: Bool {
    title != nil || !leading.isEmpty || !principal.isEmpty || !trailing.isEmpty
      || !secondary.isEmpty || search != nil
  }

  /// Adds the preferences of an inner view after the preferences that are already known.
  mutating func add(_ other: ViewPreferences) {
    title = title ?? other.title
    subtitle = subtitle ?? other.subtitle
    hidesTabs = hidesTabs || other.hidesTabs
    staysOnEscape = staysOnEscape || other.staysOnEscape
    hidesBack = hidesBack || other.hidesBack
    leading += other.leading
    principal += other.principal
    trailing += other.trailing
    bottom += other.bottom
    secondary += other.secondary
    search = search ?? other.search
    hidesBar = hidesBar || other.hidesBar
    presented += other.presented
    unreachableTaps += other.unreachableTaps
    top += other.top
  }
}
