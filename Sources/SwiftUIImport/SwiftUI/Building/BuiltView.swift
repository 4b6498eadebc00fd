internal import AccessibilityTree
internal import ComponentSource

/// The accessibility elements of a view, and the preferences that surrounding views get from the
/// view.
struct BuiltView: Sendable {
  /// The elements in the order of the source.
  var elements: [ViewElement] = []
  /// The element that an accessibility modifier creates for a view without an element.
  ///
  /// It is `nil` if the view never gets an element in this way.
  ///
  /// For example, shapes and decorative images have no element without such a modifier.
  var elementIfModified: ViewElement?
  /// The position of a stack, which becomes an element if a label or value is applied to it while
  /// it has no elements.
  var positionOfStack: Node.Position?
  /// Whether the view is hidden.
  ///
  /// A hidden view gets no element, even if an accessibility modifier is applied to it.
  var isHidden = false
  /// Whether the view is a column.
  ///
  /// Each element of a column is on a separate line.
  var isColumn = false
  /// Whether the view is a disclosure group.
  ///
  /// The first element is then its button, and all following elements are its content.
  var isDisclosure = false
  /// Whether the view scrolls.
  ///
  /// A label on a scrolling view does not become the label of an element.
  var isScrolling = false
  /// Whether the view is a navigation stack or split view, which has its own bar.
  var isStack = false
  var preferences = ViewPreferences()

  init(_ elements: [ViewElement] = [], elementIfModified: ViewElement? = nil) {
    self.elements = elements
    self.elementIfModified = elementIfModified
  }

  /// Changes every stop of the view.
  ///
  /// If the view has no stops, ``elementIfModified`` is changed and becomes a stop.
  mutating func changeStops(_ change: (inout ViewElement) -> Void) {
    if elements.isEmpty, !isHidden, var element = elementIfModified {
      change(&element)
      elements = [element]
      preferences.unreachableTaps = []
      return
    }
    for index in elements.indices { elements[index].changeStops(change) }
  }

  /// Changes the group that contains all stops, or else all stops.
  ///
  /// `accessibilityElement(children: .contain)` creates a group, whose value, hint and traits do not
  /// affect the elements inside.
  mutating func changeGroupOrStops(_ change: (inout ViewElement) -> Void) {
    guard elements.count == 1, !elements[0].isStop, elements[0].node.grouping == .contain else {
      return changeStops(change)
    }
    change(&elements[0])
  }

  /// All stops of the view in their order.
  var stops: [ViewElement] { elements.flatMap(\.stops) }

  /// Lets the next change of stops turn an empty stack into an element.
  mutating func allowElementOfStack() {
    guard elements.isEmpty, elementIfModified == nil, let positionOfStack else { return }
    elementIfModified = ViewElement(.generic, at: positionOfStack)
  }

  /// Returns one view with the elements of several views in their order.
  static func joined(_ views: [BuiltView]) -> BuiltView {
    var views = views
    joinPairs(in: &views)
    var result = BuiltView()
    result.elementIfModified =
      views.count == 1
      ? views[0].elementIfModified : views.lazy.compactMap(\.elementIfModified).first
    result.isHidden = !views.isEmpty && views.allSatisfy(\.isHidden)
    result.isColumn = views.count == 1 && views[0].isColumn
    result.isStack = views.count == 1 && views[0].isStack
    for view in views {
      result.elements += view.elements
      result.preferences.add(view.preferences)
    }
    return result
  }
}

extension BuiltView {
  /// Removes the title and tools that modifiers add to a navigation stack from outside.
  ///
  /// Source: SwiftUI, `navigationTitle(_:)` and `toolbar(content:)`: they belong to the views inside
  /// a stack. Outside, they would belong to a stack around it.
  ///
  /// - Returns: Whether the view had such a title or such tools.
  mutating func removeOuterBar() -> Bool {
    var outside = preferences
    outside.search = nil
    guard isStack, outside.hasBar || !outside.bottom.isEmpty else { return false }
    preferences.title = nil
    preferences.subtitle = nil
    preferences.leading = []
    preferences.principal = []
    preferences.trailing = []
    preferences.secondary = []
    preferences.bottom = []
    return true
  }

  /// Sorts the elements by their sort priorities.
  ///
  /// Then removes the priorities, so that outer containers ignore them.
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

  /// Removes the sort priorities of elements in different containers, such as different rows.
  mutating func clearPriorities() {
    for index in elements.indices where elements[index].node.knownIOS?.sortPriority != nil {
      elements[index].node.ios.sortPriority = nil
    }
  }

  /// Makes the label of each labelled pair the label of the pair's content.
  ///
  /// The view with the label is then not a stop. Assumed: if the content is a text, it is announced
  /// after the label, as in a `LabeledContent`.
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

/// The values that surrounding views get from a view: its title, tools, tab, tag and presentations.
struct ViewPreferences: Sendable {
  var title: ViewElement?
  /// The text below the title.
  var subtitle: ViewElement?
  /// The elements of bars: before the title, in place of the title, after the title, and at the
  /// bottom of the screen.
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
  /// Whether the escape gesture leaves the sheet around the view open.
  var staysOnEscape = false
  /// The grabber of the sheet around the view, or `nil` if the view sets nothing about it.
  var grabber: SheetGrabber?
  /// Whether the screen has no back button.
  var hidesBack = false
  var tab: ViewElement?
  /// Whether modifiers change the tab instead of the content of the view, as those of `Tab` do.
  var isTabContent = false
  /// The value by which the selection of a picker or tab view refers to the view.
  var tag: SourceValue?
  /// The position of the row's entry in the data of a loop, or `nil` if the view is not a row.
  var row: Int?
  /// Shapes with a tap gesture that VoiceOver cannot reach, because they are not elements.
  var unreachableTaps: [ViewElement] = []
  /// The elements that cover the screen: sheets, alerts and dialogs.
  var presented: [ViewElement] = []
  /// The elements that modifiers add above the content and below the content.
  var top: [ViewElement] = []
  /// The labelled pairs to which the view belongs, by the identifier of the pair.
  ///
  /// `isLabel` is `true` if the view is the label of the pair.
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
    grabber = grabber ?? other.grabber
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
