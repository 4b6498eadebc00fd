import AccessibilityTree

/// The closest UIKit equivalent of a role.
enum NativeRole: Hashable {
  case button, link, image, heading, text, textField, searchField, checkbox, radio, toggle, slider
  case stepper, progress, picker, tab, tabBar, menuItem, menuCheckbox, option, pageControl
  case colorWell, fileButton, disclosure, list, listItem, table, cell, landmark, group
  case decoration, passage
  case other(String)

  /// Whether a node of this role is one stop, whatever the node contains.
  var isControl: Bool {
    switch self {
    case .button, .link, .image, .textField, .searchField, .checkbox, .radio, .toggle, .slider,
      .stepper, .progress, .picker, .tab, .menuItem, .menuCheckbox, .option, .pageControl,
      .colorWell, .fileButton, .disclosure:
      true
    case .heading, .text, .tabBar, .list, .listItem, .table, .cell, .landmark, .group,
      .decoration, .passage, .other:
      false
    }
  }

  /// Whether a node of this role is one stop if the node contains no control.
  var isStopWithoutControls: Bool {
    switch self {
    case .heading, .text, .listItem, .cell, .other: true
    default: false
    }
  }
}

extension Role {
  /// The closest UIKit equivalent of the role.
  ///
  /// Assumed: a web role without a UIKit equivalent becomes the closest role that has one.
  var native: NativeRole {
    switch self {
    case .button: .button
    case .link: .link
    case .image, .canvas: .image
    case .heading: .heading
    case .text, .caption, .math, .time: .text
    case .textBox: .textField
    case .searchBox: .searchField
    case .checkbox: .checkbox
    case .radio: .radio
    case .switchControl: .toggle
    case .slider: .slider
    case .spinButton: .stepper
    case .progressBar, .meter: .progress
    case .combobox, .dateField, .timeField, .dateTimeField, .monthField, .weekField: .picker
    case .tab: .tab
    case .tabList, .tabBar: .tabBar
    case .menuItem: .menuItem
    case .menuItemCheckbox, .menuItemRadio: .menuCheckbox
    case .option: .option
    case .pager: .pageControl
    case .colorWell: .colorWell
    case .fileButton: .fileButton
    case .disclosureTriangle: .disclosure
    case .list, .directory, .feed: .list
    case .listItem, .treeItem: .listItem
    case .table, .grid, .treeGrid: .table
    case .cell, .gridCell, .columnHeader, .rowHeader: .cell
    case .banner, .complementary, .contentInfo, .main, .navigation, .region, .search: .landmark
    case .separator, .scrollBar: .decoration
    case .paragraph, .blockquote, .generic, .none, .emphasis, .strong, .code, .mark, .deletion,
      .insertion, .subscripted, .superscripted, .suggestion, .comment, .term, .definition, .note:
      .passage
    case .alert, .alertDialog, .application, .article, .descriptionList, .dialog, .document,
      .figure, .form, .frame, .group, .listbox, .log, .marquee, .media, .menu, .menuBar,
      .radioGroup, .row, .rowGroup, .status, .tabPanel, .timer, .toolbar, .tooltip, .tree:
      .group
    case .other where isGraphic: .image
    case .other(let name): .other(name)
    }
  }
}
