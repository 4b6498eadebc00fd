internal import AccessibilityTree
internal import ComponentSource

/// The accessibility elements of a view, and the preferences that the view passes to the views
/// around it.
struct BuiltView: Sendable {
  /// The elements in the order of the source.
  var elements: [ViewElement] = []
  /// The element that the view gets if an accessibility modifier is applied to it, or `nil` if the
  /// view never gets an element that way.
  ///
  /// Without such a modifier, shapes and decorative images have no element.
  var elementIfModified: ViewElement?
  /// Whether the view is hidden.
  ///
  /// A hidden view gets no element, even if an accessibility modifier is applied to it.
  var isHidden = false
  /// Whether the view is a column, in which each element is on a line.
  var isColumn = false
  /// Whether the view is a disclosure group: the first element is its button, and the others are
  /// its content.
  var isDisclosure = false
  /// Whether the view scrolls.
  ///
  /// A label on a scrolling view does not become the label of an element.
  var isScrolling = false
  var preferences = ViewPreferences()

  init(_ elements: [ViewElement] = [], elementIfModified: ViewElement? = nil) {
    self.elements = elements
    self.elementIfModified = elementIfModified
  }

  /// Changes every stop.
  ///
  /// If there is none, adds ``elementIfModified`` as a stop and changes it.
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

  /// Returns one view with the elements of several views, in order.
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
  /// Sorts the elements by their sort priorities, and removes the priorities, so that outer
  /// containers ignore them.
  ///
  /// Source: SwiftUI, `accessibilitySortPriority(_:)`: among the elements of one container.
  ///
  /// - Returns: Whether any element had a priority.
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

  /// Makes the label of each labelled pair the label of the pair's content.
  ///
  /// The label itself is then no stop. Assumed: if the content is a text, it is announced after the
  /// label, as in a `LabeledContent`.
  private static func joinPairs(in views: inout [BuiltView]) {
    for (index, view) in views.enumerated() {
      for pair in view.preferences.pairs where pair.isLabel {
        let content = views.firstIndex { other in
          other.preferences.pairs.contains { $0.id == pair.id && !$0.isLabel }
        }
        let texts = view.stops.compactMap(\.label)
        guard let content, !texts.isEmpty else { continue }
        views[content].changeStops { element in
          let own = element.node.role == .text ? [element.label].compactMap { $0 } : []
          element.node.label = AuthoredText(
            (texts + own).joined(separator: ", "), from: .labelElement)
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
  /// The elements of bars: before the title, in place of the title, after it, and at the bottom of
  /// the screen.
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
  /// Whether the escape gesture does not close the sheet that contains the view.
  var staysOnEscape = false
  /// Whether the screen has no back button.
  var hidesBack = false
  /// The tab of the view, and the text of its badge.
  var tab: ViewElement?
  /// The value by which a picker or tab view selects the view.
  var tag: SourceValue?
  /// The position of the row's entry in its data, if the view is a row of a loop.
  var row: Int?
  /// Shapes with a tap gesture that are not elements, so that VoiceOver cannot reach them.
  var unreachableTaps: [ViewElement] = []
  /// The elements that cover the screen: sheets, alerts and dialogs.
  var presented: [ViewElement] = []
  /// The elements that modifiers add above the content, and the elements that they add below the
  /// content.
  var top: [ViewElement] = []
  /// The labelled pairs to which the view belongs, by the identifier of the pair, and whether the
  /// view is the label.
  var pairs: [(id: String, isLabel: Bool)] = []

  /// Whether the view has a title, a search field or tools for a navigation bar.
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
