/// A view class of a layout: what it reports itself to be and which properties it sets by itself.
///
/// The class an accessibility service is told is not the one in the layout: every view overrides
/// its *accessibility class name*, and one that does not reports that of its nearest ancestor.
struct AndroidWidget: Sendable {
  /// How a view fills the fields of its node.
  enum Kind: Sendable, Hashable {
    case text, field, dropDown, searchView, button, imageButton, materialButton, toggle, checkable
    case checkedText, spinner, seekBar, slider, rating, progress, image, list, grid, pager, scroll
    case group, tabRow, tab, buttonGroup, radioGroup, chip, menuRow, view
  }

  /// How the view fills the fields of its node.
  let kind: Kind
  /// The class it reports.
  let className: String
  /// What is set without the author asking for it.
  let flags: AccessibilityNodeInfo.Flags
  /// Where that is known from.
  let rule: Rule

  init(
    _ kind: Kind, _ className: String, _ flags: AccessibilityNodeInfo.Flags = [],
    by rule: Rule = AndroidMappingRule.widget
  ) {
    self.kind = kind
    self.className = className.contains(".") ? className : "android.widget.\(className)"
    self.flags = flags
    self.rule = rule
  }

  /// The view of that name, with or without its package.
  ///
  /// Assumed: a class of the app's own is what the end of its name says, else a plain view.
  init(named name: String, hasChildren: Bool) {
    let simple = name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? name
    if let known = AndroidWidget.table[simple] {
      self = known
    } else if let like = AndroidClassGuess.likely(simple), let known = AndroidWidget.table[like] {
      self = AndroidWidget(
        known.kind, known.className, known.flags, by: AndroidMappingRule.guessedView)
    } else {
      self = hasChildren ? .viewGroup : .view
    }
  }

  static let view = AndroidWidget(.view, "android.view.View")
  static let viewGroup = AndroidWidget(
    .group, "android.view.ViewGroup", by: AndroidMappingRule.plainGroup)
}

extension AndroidWidget {
  /// The view that an author most likely uses for a node, where the file does not name one.
  init(of node: Node, hasChildren: Bool) {
    if let name = node.android.viewClass, !name.isEmpty {
      self.init(named: name, hasChildren: hasChildren)
    } else {
      self = AndroidWidget.table[AndroidWidget.usualView(of: node, hasChildren)] ?? .view
    }
  }

  private static func usualView(of node: Node, _ hasChildren: Bool) -> String {
    switch node.role {
    case .textBox, .searchBox, .spinButton: "EditText"
    case .combobox:
      switch node.textInput?.keyboard {
      case nil, .noKeyboard: "Spinner"
      case .some: "AutoCompleteTextView"
      }
    case .colorWell, .dateField, .dateTimeField, .monthField, .timeField, .weekField: "Spinner"
    case .button, .fileButton, .disclosureTriangle:
      node.states.pressed == nil ? "Button" : "ToggleButton"
    case .checkbox, .menuItemCheckbox: "CheckBox"
    case .radio, .menuItemRadio: "RadioButton"
    case .switchControl: "Switch"
    case .slider, .scrollBar: "SeekBar"
    case .progressBar, .meter: "ProgressBar"
    case .image, .canvas: "ImageView"
    case .list, .descriptionList, .directory, .feed, .tree: "RecyclerView"
    case .listbox: "ListView"
    case .table, .grid, .treeGrid: "GridView"
    case .radioGroup: "RadioGroup"
    case .tabBar: "BottomNavigationView"
    case .tabList: "TabLayout"
    case .tab: "TabView"
    case .option: "CheckedTextView"
    case .pager: "ViewPager"
    case .text, .paragraph: "TextView"
    case .heading, .link, .menuItem, .treeItem: hasChildren ? "LinearLayout" : "TextView"
    case .alert, .alertDialog, .application, .article, .banner, .blockquote, .caption, .cell,
      .code, .columnHeader, .comment, .complementary, .contentInfo, .definition, .deletion,
      .dialog, .document, .emphasis, .figure, .form, .frame, .generic, .gridCell, .group,
      .insertion, .listItem, .log, .main, .mark, .marquee, .math, .media, .menu, .menuBar,
      .navigation, .none, .note, .region, .row, .rowGroup, .rowHeader, .search,
      .separator, .status, .strong, .subscripted, .suggestion, .superscripted, .tabPanel, .term,
      .time, .timer, .toolbar, .tooltip, .other:
      node.role.isGraphic
        ? "ImageView"
        : hasChildren || node.name.isEmpty && node.value == nil
          ? "LinearLayout" : "TextView"
    }
  }
}
