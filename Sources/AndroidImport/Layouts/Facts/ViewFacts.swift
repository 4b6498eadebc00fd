internal import Simulator

/// Fills in what the class of a view makes of its attributes.
///
/// Source: Android API 34, AndroidX and Material Components 1.12, XML attributes of each class.
struct ViewFacts: Sendable {
  let surroundings: LayoutContext
  /// Whether a control is somewhere below the view.
  let holdsControl: Bool
  let hasChildren: Bool
  /// What the views around it make of the view.
  let around: ViewContext
  let arrays: [String: [String]]
  let menus: [String: ExpandedLayout]
  /// The platform's words in the wanted language.
  let words: AndroidWords

  /// Writes the facts of the view's kind into its node.
  func apply(to draft: inout ViewDraft, _ diagnostics: inout DiagnosticCollector) {
    switch draft.type.kind {
    case .text: applyText(to: &draft)
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
      TextInputLayoutParts(field: around.fieldInside, words: words).apply(to: &draft, &diagnostics)
    case .toolbar, .collapsingToolbar:
      ToolbarParts(menus: menus, words: words).apply(to: &draft, &diagnostics)
    case .tabLayout, .tabItem, .navigationBar, .navigationDrawer:
      NavigationParts(menus: menus, isFirstTab: around.isFirstTab).apply(to: &draft, &diagnostics)
    case .nothing: break
    }
    if let role = draft.type.role { draft.node.role = role }
  }
}

/// What the views around a view make of it.
struct ViewContext: Sendable {
  /// What a group makes of the buttons right inside it.
  enum Choice: Sendable, Hashable {
    /// One of them is chosen.
    case single
    /// Each can be.
    case several
  }

  /// The group of buttons right around the view.
  var choice: Choice?
  var inputLayout: LayoutView?
  var fieldInside: LayoutView?
  /// Whether it is the first tab of a row, which is the chosen one.
  var isFirstTab = false
  /// Whether only a design tool shows what is around the view.
  var isSample = false
}
