import AccessibilityTree

/// A UIKit class of a node.
///
/// Classes that expose the same properties share a case.
enum UIKitClass: Hashable {
  case label, button, popUpButton, backButton, link, key
  case textField, secureTextField, textView, searchBar
  case toggle, checkbox, radio, segment, tab
  case slider, stepper, pageControl, picker, pickerWheel, datePicker
  case image, progressView, activityIndicator, colorWell
  case segmentedControl, navigationBar, toolbar, tabBar
  case tableView, cell, dataTable, dataCell
  case landmark, group, alert, sheet, menu
  /// A container view.
  case view
  /// A decorative view, which UIKit does not expose.
  case decoration
  /// A view of an unknown class.
  case unknown
  /// A part of the system, such as the status bar, keyboard or scroll bars.
  case systemUI

  /// Whether the class is a control.
  ///
  /// A control is an accessibility element, whatever it contains.
  var isControl: Bool {
    switch self {
    case .button, .popUpButton, .backButton, .link, .key, .textField, .secureTextField, .textView,
      .searchBar, .toggle, .checkbox, .radio, .segment, .tab, .slider, .stepper, .pageControl,
      .picker, .pickerWheel, .datePicker, .progressView, .activityIndicator, .colorWell,
      .segmentedControl:
      true
    case .label, .image, .navigationBar, .toolbar, .tabBar, .tableView, .cell, .dataTable,
      .dataCell, .landmark, .group, .alert, .sheet, .menu, .view, .decoration, .unknown,
      .systemUI:
      false
    }
  }

  /// Whether this class decides the class of views inside it, as a tab bar makes its buttons tabs.
  var determinesContent: Bool {
    switch self {
    case .segmentedControl, .navigationBar, .toolbar, .tabBar, .tableView, .dataTable, .dataCell,
      .picker, .alert, .sheet, .menu:
      true
    default: false
    }
  }

  /// Whether views of this class can have bar items: children without a view or frame of their own.
  var holdsItems: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar, .segmentedControl: true
    default: false
    }
  }

  /// Returns the class that a view of this class has inside a view of the class `owner`.
  ///
  /// For example, a button in a tab bar is a tab.
  func placed(in owner: UIKitClass) -> UIKitClass {
    switch (owner, self) {
    case (.segmentedControl, .button), (.segmentedControl, .radio), (.segmentedControl, .tab),
      (.segmentedControl, .cell), (.segmentedControl, .label), (.segmentedControl, .image):
      .segment
    case (.tabBar, .button), (.tabBar, .radio): .tab
    case (.picker, .label), (.picker, .cell), (.picker, .slider): .pickerWheel
    case (.dataTable, .cell): .dataCell
    default: self
    }
  }
}

extension UIKitClass {
  /// Returns the class with this name, or `nil` if the name is unknown.
  ///
  /// Examples of names are `UISwitch`, `XCUIElementTypeSwitch`, and Interface Builder's `switch`.
  ///
  /// Source: Interface Builder documents; WebDriverAgent, FBElementTypeTransformer.m.
  static func named(_ name: String) -> UIKitClass? {
    var bare = name[...]
    for prefix in ["XCUIElementType", "UI"] where bare.hasPrefix(prefix) {
      bare = bare.dropFirst(prefix.count)
    }
    return names[bare.lowercased()]
  }

  private static let names: [String: UIKitClass] = [
    "label": .label, "statictext": .label, "sectionheader": .label,
    "button": .button, "barbuttonitem": .button, "menubutton": .button, "toolbarbutton": .button,
    "menuitem": .button, "popupbutton": .popUpButton, "backbutton": .backButton, "link": .link,
    "key": .key,
    "textfield": .textField, "securetextfield": .secureTextField, "textview": .textView,
    "searchbar": .searchBar, "searchfield": .searchBar, "searchtextfield": .searchBar,
    "switch": .toggle, "toggle": .toggle, "checkbox": .checkbox, "radiobutton": .radio,
    "segmentedcontrol": .segmentedControl, "segment": .segment,
    "slider": .slider, "stepper": .stepper, "pagecontrol": .pageControl,
    "pageindicator": .pageControl, "pickerview": .picker, "picker": .picker,
    "pickerwheel": .pickerWheel, "datepicker": .datePicker,
    "imageview": .image, "image": .image, "progressview": .progressView,
    "progressindicator": .progressView, "activityindicatorview": .activityIndicator,
    "activityindicator": .activityIndicator, "colorwell": .colorWell,
    "navigationbar": .navigationBar, "toolbar": .toolbar, "tabbar": .tabBar, "tab": .tab,
    "tabbaritem": .tab, "tabbarbutton": .tab,
    "tableview": .tableView, "table": .tableView, "collectionview": .tableView,
    "tableviewcell": .cell, "cell": .cell,
    "alert": .alert, "alertcontroller": .alert, "actionsheet": .alert, "sheet": .sheet,
    "popover": .sheet,
    "menu": .menu, "contextmenu": .menu,
    "view": .view, "stackview": .view, "scrollview": .view, "visualeffectview": .view,
    "containerview": .view, "collectionviewcell": .view, "collectionreusableview": .view,
    "window": .view, "application": .view, "group": .view, "webview": .view,
    "other": .unknown, "statusbar": .systemUI, "keyboard": .systemUI, "scrollbar": .systemUI,
  ]
}

extension UIKitClass {
  /// Creates the class of a node from its class name or, if the name is unknown, from its role.
  init(of index: Node.Index, in screen: Screen) {
    if let attributes = screen[index].knownIOS, let name = attributes.className ?? attributes.type,
      let named = UIKitClass.named(name)
    {
      self = named
      return
    }
    switch screen[index].role {
    case .radioGroup where UIKitClass.isChoice(index, in: screen): self = .segmentedControl
    case .alert, .alertDialog: self = UIKitClass.alert(index, in: screen)
    default: self = UIKitClass(screen[index])
    }
  }

  /// Whether all children are radio buttons.
  private static func isChoice(_ index: Node.Index, in screen: Screen) -> Bool {
    guard screen.firstChild(of: index) != nil else { return false }
    return screen.children(of: index).allSatisfy { screen[$0].role == .radio }
  }

  /// Returns the class of an alert: `alert` if the node contains a button.
  ///
  /// An alert without a button is a message on the screen: a label or a group.
  private static func alert(_ index: Node.Index, in screen: Screen) -> UIKitClass {
    var walk = screen.descendants(of: index)
    while let visit = walk.next() {
      switch screen[visit.index].role {
      case .button: return .alert
      case .alert, .alertDialog: walk.skipDescendants(of: visit)
      default: break
      }
    }
    return screen.firstChild(of: index) == nil ? .label : .group
  }

  /// Creates the UIKit class that fits the role of a node best.
  private init(_ node: Node) {
    self =
      switch node.role {
      case .heading, .text, .caption, .math, .time, .paragraph, .blockquote, .emphasis, .strong,
        .code, .mark, .deletion, .insertion, .subscripted, .superscripted, .suggestion, .comment,
        .term, .definition, .note, .status, .log, .marquee, .timer, .tooltip:
        .label
      case .button, .fileButton, .menuItem, .menuItemCheckbox, .menuItemRadio,
        .disclosureTriangle:
        node.states.popup == nil ? .button : .popUpButton
      case .link: .link
      case .image, .canvas: .image
      case .textBox: UIKitClass(field: node.textInput)
      case .searchBox: .searchBar
      case .checkbox: .checkbox
      case .radio: .radio
      case .switchControl: .toggle
      case .slider: .slider
      case .spinButton: .stepper
      case .progressBar: node.value?.range?.now == nil ? .activityIndicator : .progressView
      case .meter: .progressView
      case .combobox: node.textInput == nil ? .popUpButton : .textField
      case .dateField, .timeField, .dateTimeField, .monthField, .weekField: .datePicker
      case .colorWell: .colorWell
      case .pager: .pageControl
      case .tab: .tab
      case .tabList, .tabBar: .tabBar
      case .toolbar: .toolbar
      case .menu, .menuBar: .menu
      case .list, .directory, .feed, .listbox, .tree: .tableView
      case .listItem, .treeItem, .option, .cell, .gridCell, .columnHeader, .rowHeader: .cell
      case .table, .grid, .treeGrid: .dataTable
      case .banner, .complementary, .contentInfo, .main, .navigation, .region, .search: .landmark
      case .separator, .scrollBar: .decoration
      case .generic, .none, .row, .rowGroup, .frame, .document, .application: .view
      case .alert, .alertDialog, .article, .descriptionList, .dialog, .figure, .form, .group,
        .media, .radioGroup, .tabPanel:
        .group
      case .other where node.role.isGraphic: .image
      case .other(let name): UIKitClass.named(name) ?? .unknown
      }
  }

  private init(field input: TextInput?) {
    if input?.isSecure == true {
      self = .secureTextField
    } else {
      self = input?.isMultiline == true ? .textView : .textField
    }
  }
}
