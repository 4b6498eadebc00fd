/// The role of a node.
///
/// The roles have their names in ARIA. Roles outside ARIA have their names on the platforms. The
/// raw value is the word for the role in outlines and JSON.
///
///     let field = Node(.textBox, id: "email")
///     print(field.role.rawValue)  // textbox
///
/// Source: WAI-ARIA 1.2, section 5.4; HTML-AAM 1.0 for `text` and the date and time controls.
public enum Role: Sendable, Hashable {
  case alert, alertDialog, application, article, banner, blockquote, button, canvas, caption, cell
  case checkbox, code, colorWell, columnHeader, combobox, comment, complementary, contentInfo
  case dateField, dateTimeField, definition, deletion, descriptionList, dialog, directory
  case disclosureTriangle, document, emphasis, feed, figure, fileButton, form, frame, generic, grid
  case gridCell, group, heading, image, insertion, link, list, listbox, listItem, log, main, mark
  case marquee, math, media, menu, menuBar, menuItem, menuItemCheckbox, menuItemRadio, meter
  case monthField, navigation, none, note, option, pager, paragraph, progressBar, radio, radioGroup
  case region, row, rowGroup, rowHeader, scrollBar, search, searchBox, separator, slider
  case spinButton, status, strong, subscripted, suggestion, superscripted, switchControl, tab,
    tabBar
  case tabList, tabPanel, table, term, text, textBox, time, timeField, timer, toolbar, tooltip
  case tree, treeGrid, treeItem, weekField
  /// A role for which no reader has a rule.
  ///
  /// Readers announce the associated name of the role.
  case other(String)
}

// Role is not `RawRepresentable`, because Swift would then compare roles by their names, letter by
// letter.
extension Role: CaseIterable {
  /// Every role for which readers have rules, in alphabetical order.
  public static let allCases: [Role] = [
    .alert, .alertDialog, .application, .article, .banner, .blockquote, .button, .canvas,
    .caption, .cell, .checkbox, .code, .colorWell, .columnHeader, .combobox, .comment,
    .complementary, .contentInfo, .dateField, .dateTimeField, .definition, .deletion,
    .descriptionList, .dialog, .directory, .disclosureTriangle, .document, .emphasis, .feed,
    .figure, .fileButton, .form, .frame, .generic, .grid, .gridCell, .group, .heading, .image,
    .insertion, .link, .list, .listbox, .listItem, .log, .main, .mark, .marquee, .math, .media,
    .menu, .menuBar, .menuItem, .menuItemCheckbox, .menuItemRadio, .meter, .monthField,
    .navigation, .none, .note, .option, .pager, .paragraph, .progressBar, .radio, .radioGroup,
    .region, .row, .rowGroup, .rowHeader, .scrollBar, .search, .searchBox, .separator, .slider,
    .spinButton, .status, .strong, .subscripted, .suggestion, .superscripted, .switchControl, .tab,
    .tabBar, .tabList, .tabPanel, .table, .term, .text, .textBox, .time, .timeField, .timer,
    .toolbar, .tooltip, .tree, .treeGrid, .treeItem, .weekField,
  ]

  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// Creates a role from its name, ignoring case.
  ///
  /// An unknown name becomes ``other(_:)``.
  public init(rawValue: String) {
    let name = rawValue.lowercased()
    self = Role.byName[name] ?? Role.synonyms[name] ?? .other(name)
  }

  /// The roles by other common names, such as `textfield`.
  private static let synonyms: [String: Role] = [
    "image": .image, "presentation": .none, "textfield": .textBox, "searchfield": .searchBox,
    "radiobutton": .radio, "dropdown": .combobox,
  ]

  /// The name in outlines and JSON.
  @inlinable public var rawValue: String {
    switch self {
    case .alert: "alert"
    case .alertDialog: "alertdialog"
    case .application: "application"
    case .article: "article"
    case .banner: "banner"
    case .blockquote: "blockquote"
    case .button: "button"
    case .canvas: "canvas"
    case .caption: "caption"
    case .cell: "cell"
    case .checkbox: "checkbox"
    case .code: "code"
    case .colorWell: "colorwell"
    case .columnHeader: "columnheader"
    case .combobox: "combobox"
    case .comment: "comment"
    case .complementary: "complementary"
    case .contentInfo: "contentinfo"
    case .dateField: "date"
    case .dateTimeField: "datetime"
    case .definition: "definition"
    case .deletion: "deletion"
    case .descriptionList: "descriptionlist"
    case .dialog: "dialog"
    case .directory: "directory"
    case .disclosureTriangle: "disclosuretriangle"
    case .document: "document"
    case .emphasis: "emphasis"
    case .feed: "feed"
    case .figure: "figure"
    case .fileButton: "filebutton"
    case .form: "form"
    case .frame: "iframe"
    case .generic: "generic"
    case .grid: "grid"
    case .gridCell: "gridcell"
    case .group: "group"
    case .heading: "heading"
    case .image: "img"
    case .insertion: "insertion"
    case .link: "link"
    case .list: "list"
    case .listbox: "listbox"
    case .listItem: "listitem"
    case .log: "log"
    case .main: "main"
    case .mark: "mark"
    case .marquee: "marquee"
    case .math: "math"
    case .media: "media"
    case .menu: "menu"
    case .menuBar: "menubar"
    case .menuItem: "menuitem"
    case .menuItemCheckbox: "menuitemcheckbox"
    case .menuItemRadio: "menuitemradio"
    case .meter: "meter"
    case .monthField: "month"
    case .navigation: "navigation"
    case .none: "none"
    case .note: "note"
    case .option: "option"
    case .pager: "pager"
    case .paragraph: "paragraph"
    case .progressBar: "progressbar"
    case .radio: "radio"
    case .radioGroup: "radiogroup"
    case .region: "region"
    case .row: "row"
    case .rowGroup: "rowgroup"
    case .rowHeader: "rowheader"
    case .scrollBar: "scrollbar"
    case .search: "search"
    case .searchBox: "searchbox"
    case .separator: "separator"
    case .slider: "slider"
    case .spinButton: "spinbutton"
    case .status: "status"
    case .strong: "strong"
    case .subscripted: "subscript"
    case .suggestion: "suggestion"
    case .superscripted: "superscript"
    case .switchControl: "switch"
    case .tab: "tab"
    case .tabBar: "tabbar"
    case .tabList: "tablist"
    case .tabPanel: "tabpanel"
    case .table: "table"
    case .term: "term"
    case .text: "text"
    case .textBox: "textbox"
    case .time: "time"
    case .timeField: "timefield"
    case .timer: "timer"
    case .toolbar: "toolbar"
    case .tooltip: "tooltip"
    case .tree: "tree"
    case .treeGrid: "treegrid"
    case .treeItem: "treeitem"
    case .weekField: "week"
    case .other(let name): name
    }
  }
}

extension Role {
  /// Whether the role belongs to WAI-ARIA's Graphics Module.
  ///
  /// Readers announce a node with such a role as an image if it has a name. Unlike the children of
  /// an image, the children of this node are exposed.
  ///
  /// Source: Graphics-AAM 1.0.
  @inlinable package var isGraphic: Bool {
    switch self {
    case .other("graphics-document"), .other("graphics-object"), .other("graphics-symbol"): true
    default: false
    }
  }

  /// Whether the role is `dialog` or `alertdialog`.
  @inlinable package var isDialog: Bool { self == .dialog || self == .alertDialog }

  /// The name of the role in ARIA 1.3, for tools that exchange roles with browsers.
  ///
  /// For example, the role `img` is called `image` in ARIA 1.3. If ARIA has no role for an HTML
  /// control, the result is the name of the nearest role.
  ///
  /// Source: WAI-ARIA 1.3, `image`; HTML-AAM 1.0, `summary` and `input type=file`.
  package var ariaName: String {
    switch self {
    case .image: "image"
    case .fileButton, .disclosureTriangle: "button"
    default: rawValue
    }
  }
}
