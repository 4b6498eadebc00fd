internal import AccessibilityTree

/// The facts that depend on the class of a view.
///
/// Source: Android API 34, AndroidX and Material Components 1.12, XML attributes of each class.
struct ViewFacts: Sendable {
  let layoutContext: LayoutContext
  let holdsControl: Bool
  let hasChildren: Bool
  let context: ViewContext
  let arrays: [String: [String]]
  let menus: [String: ExpandedLayout]
  /// The words that Android and its libraries add to views, in the requested language.
  let words: AndroidWords

  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    switch draft.type.kind {
    case .text:
      applyText(to: &draft)
      if draft.node.label?.text.isEmpty ?? true, ViewFacts.clocks.contains(draft.type.simpleName) {
        diagnostics.record(.runtimeContent, draft.type.simpleName, at: draft.view.position)
      }
    case .button: applyButton(to: &draft)
    case .imageButton, .image, .view: applyImage(to: &draft)
    case .field, .dropDown: applyField(to: &draft)
    case .searchBar: applySearchBar(to: &draft)
    case .searchView: SearchViewParts.apply(to: &draft, words)
    case .checkBox, .radio, .toggleSwitch, .checkedText, .toggleButton: applyCheckable(to: &draft)
    case .chip: applyChip(to: &draft)
    case .spinner: applySpinner(to: &draft)
    case .seekBar, .slider, .rangeSlider, .rating, .progress: applyRange(to: &draft)
    case .list, .grid, .pager: applyCollection(to: &draft, &diagnostics)
    case .opaque: applyOpaque(to: &draft, &diagnostics)
    case .group, .scroll, .radioGroup, .buttonGroup, .chipGroup: applyGroup(to: &draft)
    case .textInputLayout:
      TextInputLayoutParts(field: context.fieldInside, words: words).apply(to: &draft, &diagnostics)
    case .toolbar, .collapsingToolbar:
      ToolbarParts(menus: menus, words: words).apply(to: &draft, &diagnostics)
    case .tabLayout, .tabItem, .navigationBar, .navigationDrawer:
      NavigationParts(menus: menus, isFirstTab: context.isFirstTab).apply(to: &draft, &diagnostics)
    case .nothing: break
    }
    if let role = draft.type.role { draft.node.role = role }
  }

  /// Views that show a time that only the running app knows.
  private static let clocks: Set<String> = ["Chronometer", "TextClock", "DigitalClock"]
}

/// The properties of a view that depend on the views around it.
struct ViewContext: Sendable {
  /// The number of buttons of a group that can be checked at a time.
  enum Choice: Sendable, Hashable {
    case single
    case multiple
  }

  /// The kind of button group that directly contains the view, if any.
  var choice: Choice?
  var inputLayout: LayoutView?
  var fieldInside: LayoutView?
  /// Whether the view is the first tab of a row.
  ///
  /// The first tab is selected.
  var isFirstTab = false
  /// Whether the view around this view does not show it at first.
  var isInitiallyHidden = false
  /// Whether the view is inside a view that only a design tool shows.
  var isSample = false
}
