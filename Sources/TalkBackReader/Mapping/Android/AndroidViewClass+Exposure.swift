import AccessibilityTree

extension AndroidViewClass.Exposure {
  /// Creates the form in which Android exposes the class `name`; the name can contain the package.
  ///
  /// Assumed: if the name of an app's own class ends with the name of a widget, such as
  /// `FancyButton`, the class is that widget. All other such classes are plain views.
  init(named name: String, hasChildren: Bool) {
    let simple = name.split { $0 == "." || $0 == "$" }.last.map(String.init) ?? name
    if let known = AndroidViewClass.named(simple)?.exposure {
      self = known
    } else if let like = AndroidClassGuess.likely(simple),
      let known = AndroidViewClass.named(like)?.exposure
    {
      self.init(known.form, known.className, known.use, by: AndroidViewRule.guessedView)
    } else {
      self = hasChildren ? .viewGroup : .view
    }
  }

  /// The flags that the class sets by default.
  var flags: AccessibilityNodeInfo.Flags {
    switch use {
    case .none: []
    case .focus: .focusable
    case .press: [.clickable, .focusable]
    case .edit: [.editable, .clickable, .longClickable, .focusable]
    }
  }

  /// Creates the form in which Android exposes a node.
  ///
  /// The form follows from the node's view class or, without one, from the usual view class for the
  /// node's role.
  init(of node: Node, hasChildren: Bool) {
    if let name = node.android.viewClass, !name.isEmpty {
      self.init(named: name, hasChildren: hasChildren)
    } else {
      let usual = Self.usualView(of: node, hasChildren)
      self = AndroidViewClass.named(usual)?.exposure ?? .view
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
