internal import AccessibilityTree

/// The roles of WAI-ARIA.
///
/// Source: WAI-ARIA 1.2, section 5; Graphics Module 1.0; roles of WAI-ARIA 1.3 and DPUB-ARIA 1.1
/// that browsers know.
enum AriaRoles {
  /// Returns the role with this name in a `role` attribute.
  ///
  /// The result is `nil` for unknown and abstract roles.
  static func role(_ token: some StringProtocol) -> Role? { known[token.asciiLowercased] }

  private static let known: [String: Role] = {
    var roles: [String: Role] = [
      "presentation": .none, "none": .none, "image": .image, "img": .image, "directory": .list,
      "graphics-document": .other("graphics-document"),
      "graphics-object": .other("graphics-object"),
      "graphics-symbol": .other("graphics-symbol"),
    ]
    for role in named { roles[role.rawValue] = role }
    for name in publishing { roles[name] = .other(name) }
    return roles
  }()

  private static let named: [Role] = [
    .alert, .alertDialog, .application, .article, .banner, .blockquote, .button, .caption, .cell,
    .checkbox, .code, .columnHeader, .combobox, .comment, .complementary, .contentInfo,
    .definition, .deletion, .dialog, .document, .emphasis, .feed, .figure, .form, .generic, .grid,
    .gridCell, .group, .heading, .insertion, .link, .list, .listbox, .listItem, .log, .main, .mark,
    .marquee, .math, .menu, .menuBar, .menuItem, .menuItemCheckbox, .menuItemRadio, .meter,
    .navigation, .note, .option, .paragraph, .progressBar, .radio, .radioGroup, .region, .row,
    .rowGroup, .rowHeader, .scrollBar, .search, .searchBox, .separator, .slider, .spinButton,
    .status, .strong, .subscripted, .suggestion, .superscripted, .switchControl, .tab, .tabList,
    .tabPanel, .table, .term, .textBox, .time, .timer, .toolbar, .tooltip, .tree, .treeGrid,
    .treeItem, .other("sectionheader"), .other("sectionfooter"),
  ]

  private static let publishing = [
    "doc-abstract", "doc-acknowledgments", "doc-afterword", "doc-appendix", "doc-backlink",
    "doc-biblioentry", "doc-bibliography", "doc-biblioref", "doc-chapter", "doc-colophon",
    "doc-conclusion", "doc-cover", "doc-credit", "doc-credits", "doc-dedication", "doc-endnote",
    "doc-endnotes", "doc-epigraph", "doc-epilogue", "doc-errata", "doc-example", "doc-footnote",
    "doc-foreword", "doc-glossary", "doc-glossref", "doc-index", "doc-introduction", "doc-noteref",
    "doc-notice", "doc-pagebreak", "doc-pagefooter", "doc-pageheader", "doc-pagelist", "doc-part",
    "doc-preface", "doc-prologue", "doc-pullquote", "doc-qna", "doc-subtitle", "doc-tip", "doc-toc",
  ]
}

extension Role {
  var takesNameFromContent: Bool {
    switch self {
    case .button, .cell, .checkbox, .columnHeader, .comment, .gridCell, .heading, .link, .math,
      .menuItem, .menuItemCheckbox, .menuItemRadio, .option, .radio, .row, .rowHeader,
      .switchControl, .tab,
      .tooltip, .treeItem, .term, .disclosureTriangle, .other("sectionhead"),
      .other("graphics-object"), .other("doc-backlink"),
      .other("doc-biblioref"), .other("doc-glossref"), .other("doc-noteref"):
      true
    default: false
    }
  }

  var prohibitsName: Bool {
    switch self {
    case .caption, .code, .deletion, .emphasis, .generic, .insertion, .mark, .none, .paragraph,
      .strong, .subscripted, .suggestion, .superscripted, .term, .time, .definition:
      true
    default: false
    }
  }

  /// Whether elements with this role are left out when an enclosing element gets its name from
  /// content.
  ///
  /// A region that only a title names is not left out.
  ///
  /// Source: Chromium 156, measured.
  var isSkippedInContent: Bool {
    switch self {
    case .alert, .alertDialog, .application, .article, .banner, .blockquote, .combobox, .comment,
      .complementary, .contentInfo, .dialog, .document, .feed, .figure, .form, .grid, .group,
      .image, .listbox, .log, .main, .marquee, .menu, .menuBar, .navigation, .note, .progressBar,
      .radioGroup, .row, .rowGroup, .search, .separator, .status, .suggestion, .tabList,
      .tabPanel, .table, .timer, .toolbar, .tree, .treeGrid, .other("graphics-symbol"):
      true
    case .other(let name): name.hasPrefix("doc-") && !takesNameFromContent
    default: false
    }
  }

  /// Whether the content of an element with this role gets spaces around it in a name.
  ///
  /// Source: Chromium 156, measured.
  var isSeparatedInNames: Bool {
    switch self {
    case .button, .checkbox, .listbox, .menuItem, .menuItemCheckbox, .menuItemRadio, .meter,
      .radio, .scrollBar, .searchBox, .slider, .spinButton, .switchControl, .tab, .textBox, .tree,
      .treeGrid:
      true
    default: false
    }
  }

  /// Whether the descendants of elements with this role are hidden, because they are exposed only
  /// as part of the element's name.
  var hidesDescendants: Bool {
    switch self {
    case .button, .checkbox, .image, .math, .menuItemCheckbox, .menuItemRadio, .meter, .option,
      .progressBar, .radio, .scrollBar, .separator, .slider, .switchControl, .tab,
      .disclosureTriangle, .other("graphics-symbol"), .fileButton:
      true
    default: false
    }
  }

  /// Whether the role applies only to elements that have a name.
  var needsName: Bool { self == .form || self == .region }
}
