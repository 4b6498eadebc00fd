/// What kind of content each node of a web page is to Chrome, decided once for a whole page.
///
/// Source: Chromium, browser_accessibility_android.cc, IsInterestingOnAndroid and IsLeaf.
struct ChromeContent: Sendable {
  /// How a node takes part in the platform's tree.
  enum Kind: UInt8, Sendable, Hashable {
    /// Not in the tree, nor is anything below it.
    case hidden
    /// A run of text.
    case text
    /// An element without meaning of its own inside a line of text.
    case inline
    /// An element without meaning of its own that ends a line of text.
    case block
    /// One stop that speaks for everything inside it.
    case control
    /// One stop as long as it holds nothing but text.
    case textOnly
    /// Exposed, with its content below it.
    case container
  }

  private(set) var kinds: [Kind]
  /// Whether something that is not plain text is below each node.
  private(set) var holdsElements: [Bool]
  /// Whether a list is below each node.
  private(set) var holdsLists: [Bool]
  /// How many runs of text that are not blank are at or below each node.
  private(set) var textCounts: [Int32]
  /// How many blocks of text, such as paragraphs, are at or below each node.
  private(set) var blockCounts: [Int32]

  /// Looks at every node of a page.
  init(_ screen: Screen) {
    kinds = Array(repeating: .hidden, count: screen.count)
    holdsElements = Array(repeating: false, count: screen.count)
    holdsLists = holdsElements
    textCounts = Array(repeating: 0, count: screen.count)
    blockCounts = textCounts
    for position in stride(from: screen.count - 1, through: 0, by: -1) {
      let index = Node.Index(position)
      let kind = ChromeContent.kind(of: screen[index])
      kinds[position] = kind
      if kind == .text, !screen[index].name.allSatisfy(\.isWhitespace) { textCounts[position] = 1 }
      if kind == .inline, screen[index].expansion != nil { textCounts[position] = 1 }
      guard kind != .hidden, let parent = screen.parent(of: index) else { continue }
      let above = Int(parent.position)
      if kind == .block, textCounts[position] > 0, blockCounts[position] == 0 {
        blockCounts[position] = 1
      }
      blockCounts[above] += blockCounts[position]
      if holdsLists[position] || screen[index].role.isListOnWeb { holdsLists[above] = true }
      textCounts[above] += textCounts[position]
      switch kind {
      case .control, .textOnly, .container: holdsElements[above] = true
      case .text, .inline, .block, .hidden:
        if holdsElements[position] { holdsElements[above] = true }
      }
    }
  }

  private static func kind(of node: Node) -> Kind {
    if let hidden = node.hidden, hidden.audience != .voiceOver {
      return hidden.keepsChildren ? flow(of: node) : .hidden
    }
    if node.isBareEditor { return .control }
    if node.role.isGraphic, !node.name.isEmpty { return .container }
    switch node.role {
    case .text: return .text
    case .button, .checkbox, .colorWell, .combobox, .dateField, .dateTimeField,
      .disclosureTriangle, .fileButton, .image, .link, .media, .menuItem, .menuItemCheckbox,
      .menuItemRadio, .meter, .monthField, .option, .progressBar, .radio, .scrollBar, .searchBox,
      .slider, .spinButton, .switchControl, .tab, .textBox, .timeField, .weekField, .canvas,
      .math, .separator:
      return .control
    case .heading, .cell, .gridCell, .columnHeader, .rowHeader, .treeItem, .deletion,
      .insertion, .mark, .definition:
      return .textOnly
    case .alert, .alertDialog, .application, .article, .banner, .blockquote, .complementary,
      .contentInfo, .descriptionList, .dialog, .directory, .document, .feed, .figure, .form,
      .frame, .grid, .group, .list, .listbox, .listItem, .log, .main, .marquee, .menu, .menuBar,
      .navigation, .note, .pager, .radioGroup, .region, .search, .status, .tabBar, .tabList,
      .tabPanel, .table, .timer, .toolbar, .tooltip, .tree, .treeGrid:
      return .container
    case .caption, .code, .comment, .emphasis, .generic, .none, .paragraph, .row, .rowGroup,
      .strong, .subscripted, .suggestion, .superscripted, .term, .time, .other:
      let isOwn = node.states.isFocusable == true || node.hint != nil
      return isOwn ? .textOnly : flow(of: node)
    }
  }

  private static func flow(of node: Node) -> Kind {
    // The label of a control is an object of its own.
    if node.web?.element == "label" { return .block }
    guard let web = node.web else {
      return node.role == .generic || node.role == .none ? .inline : .block
    }
    switch web.display {
    case .inline, .inlineBlock: return node.role == .paragraph ? .block : .inline
    case .block, .tableCell: return .block
    }
  }
}

extension ChromeContent {
  /// Whether an element holds nothing but one piece of text.
  ///
  /// Paragraphs side by side in a cell or definition stay pieces of their own.
  func holdsOnlyText(_ index: Node.Index, of role: Role) -> Bool {
    let position = Int(index.position)
    guard !holdsElements[position] else { return false }
    switch role {
    case .cell, .gridCell, .columnHeader, .rowHeader, .definition:
      return blockCounts[position] < 2
    default: return true
    }
  }
}

extension Role {
  /// Whether Chrome exposes the role as a list that tells how many items it has.
  ///
  /// Terms and their definitions are heard without any list around them.
  /// Source: a11ysupport.io dl-basic.json, TalkBack 8.2 and Chrome 85.
  var isListOnWeb: Bool {
    switch self {
    case .list, .directory, .feed, .listbox, .tree: true
    default: false
    }
  }
}

extension Node {
  /// What an abbreviation stands for: Chrome exposes the title in place of the letters.
  var expansion: String? {
    guard let web, web.element == "abbr", let title = web.title, !title.isEmpty else { return nil }
    return title
  }
}
