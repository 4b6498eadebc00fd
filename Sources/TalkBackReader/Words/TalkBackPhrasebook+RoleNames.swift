import AccessibilityTree

extension TalkBackPhrasebook.RoleNames {
  /// Returns Chrome's word for a role that has no Android class.
  ///
  /// The result is empty if Chrome has no word for the role.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, GetRoleDescription.
  func word(for role: Role) -> Phrase {
    switch role {
    case .alert: alert
    case .alertDialog: alertDialog
    case .application: application
    case .article: article
    case .banner: banner
    case .blockquote: blockquote
    case .button, .fileButton: button
    case .canvas, .figure, .image: graphic
    case .checkbox, .menuItemCheckbox: checkbox
    case .colorWell: colorPicker
    case .columnHeader: columnHeader
    case .complementary: complementary
    case .contentInfo: contentInfo
    case .dateField: datePicker
    case .dateTimeField: localDateTimePicker
    case .definition: definition
    case .deletion: deletion
    case .dialog: dialog
    case .disclosureTriangle: disclosureTriangle
    case .document: document
    case .feed: feed
    case .heading: heading
    case .insertion: insertion
    case .link: link
    case .listbox: listBox
    case .log: log
    case .main: main
    case .mark: highlight
    case .marquee: marquee
    case .math: math
    case .menu: menu
    case .menuBar: menuBar
    case .menuItem: menuItem
    case .meter: meter
    case .monthField: monthPicker
    case .navigation: navigation
    case .note: note
    case .progressBar: progressIndicator
    case .radio, .menuItemRadio: radioButton
    case .region: region
    case .rowHeader: rowHeader
    case .scrollBar: scrollBar
    case .search: search
    case .searchBox: searchField
    case .separator: splitter
    case .slider: slider
    case .spinButton: spinButton
    case .status: status
    case .switchControl: switchControl
    case .tab: tab
    case .tabBar, .tabList: tabList
    case .tabPanel: tabPanel
    case .table: table
    case .timeField: timePicker
    case .timer: timer
    case .toolbar: toolbar
    case .tooltip: tooltip
    case .tree: tree
    case .treeGrid: treeGrid
    case .treeItem: treeItem
    case .weekField: weekPicker
    case .other(let name): Phrase(name)
    case .caption, .cell, .code, .combobox, .comment, .descriptionList, .directory, .emphasis,
      .form, .frame, .generic, .grid, .gridCell, .group, .list, .listItem,
      .media, .none, .option, .pager, .paragraph, .radioGroup, .row, .rowGroup, .strong,
      .subscripted, .suggestion, .superscripted, .term, .text, .textBox, .time:
      ""
    }
  }
}
