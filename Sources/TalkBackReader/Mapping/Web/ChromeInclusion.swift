import AccessibilityTree

/// Whether the tree of Chrome's engine includes an element and, if not, what replaces the element.
enum ChromeInclusion {
  case element, text, lineBreak
  /// The element is replaced by its bullet or number, followed by its children.
  case replacedByMarkedChildren
  /// The element is replaced by its children.
  case replacedByChildren
  /// The element is a label, or text in a label, and serves only as the name of a control.
  case nameOfControl
  /// Neither the element nor its descendants are in the tree.
  case hidden

  /// Decides whether the engine has a node for an element, and what replaces the element if not.
  ///
  /// Source: Chromium, AXNodeObject::ShouldIncludeBasedOnSemantics; html/label-expected and
  /// input-types-expected for labels.
  init(of index: Node.Index, below parent: Node.Index?, in screen: borrowing Screen) {
    let node = screen[index]
    if let hidden = node.hidden, hidden.audience != .voiceOver, !hidden.keepsChildren,
      hidden.reason != .presentationalChild
    {
      self = .hidden
    } else if node.hidden?.reason == .visibilityHidden {
      self = .replacedByChildren
    } else if node.role == .text {
      if let parent, ChromeInclusion.onlyNamesControl(parent, in: screen) {
        self = .nameOfControl
      } else {
        self = node.isGeneratedBox ? .element : .text
      }
    } else if ChromeInclusion.onlyNamesControl(index, in: screen) {
      self = .nameOfControl
    } else if node.web?.element == "br" {
      self = .lineBreak
    } else {
      let hasMarker = node.web?.marker != nil
      var isReplaced = ChromeInclusion.isReplacedByChildren(node)
      if let parent, !node.isWrittenListItem {
        if hasMarker, screen[parent].role == .none { isReplaced = true }
        if node.isItemOfNoList(below: screen[parent]) { isReplaced = true }
        if node.isFallback(in: screen[parent]) { isReplaced = false }
      }
      guard isReplaced else {
        self = .element
        return
      }
      self = hasMarker ? .replacedByMarkedChildren : .replacedByChildren
    }
  }

  /// Whether an element serves only as the name of a check box, switch or radio button.
  ///
  /// Such an element is a label without attributes that matter to readers, and with nothing inside
  /// but text and the control that it names.
  private static func onlyNamesControl(_ index: Node.Index, in screen: borrowing Screen) -> Bool {
    guard let role = screen[index].web?.labels, !screen[index].hasOwnSemantics else { return false }
    switch role {
    case .checkbox, .radio, .switchControl, .menuItemCheckbox, .menuItemRadio: break
    default: return false
    }
    var controls = 0
    for child in screen.children(of: index) where screen[child].role != .text {
      guard screen[child].web?.element == "input", screen[child].role == role,
        screen[child].label?.origin == .labelElement
      else { return false }
      controls += 1
    }
    return controls < 2
  }

  private static func isReplacedByChildren(_ node: Node) -> Bool {
    switch node.role {
    case .generic, .none: break
    case .paragraph: return node.isParagraphWithoutLines
    default: return false
    }
    if node.role == .none, node.web?.marker != nil { return true }
    guard let web = node.web else { return !node.hasProperties }
    let isLeftOut =
      web.display == .inline || web.isOnlyLayout
      || node.role == .none && !tableParts.contains(web.element)
    let isOwn = node.role == .generic && ownElements.contains(web.element)
    return isLeftOut && !isOwn && !node.hasProperties
  }

  private static let tableParts: Set<String> = [
    "table", "tbody", "thead", "tfoot", "tr", "td", "th",
  ]

  /// Elements that have a node even without attributes.
  private static let ownElements: Set<String> = [
    "abbr", "label", "ruby", "rt", "text", "math", "mi", "mn", "mo", "ms", "mtext", "mrow",
    "mfrac", "msqrt", "mroot", "msup", "msub", "msubsup", "munder", "mover", "munderover",
    "mtable", "mtr", "mtd", "dialog", "details", "summary", "object", "section", "header", "footer",
    "aside",
  ]
}

extension Node {
  /// Whether an element without a role has a property because of which Chrome keeps a node for it.
  ///
  /// Source: Chromium, AXNodeObject::ShouldIncludeBasedOnSemantics; Chromium 156, measured.
  fileprivate var hasProperties: Bool {
    web?.isKeptByChrome == true || !name.isEmpty || hint != nil || roleDescription != nil
      || live != nil || error != nil
      || states.isFocusable == true || states.current != nil || web?.isClickable == true
      || web?.isEditable == true || web?.forbiddenName != nil
      || web?.isReferenced == true
      || role == .generic && web?.hasExplicitRole == true
  }

  /// Whether a label has a role, a property or a handler, because of which Chrome keeps it beside
  /// the control that it names.
  ///
  /// Source: Chromium, AXNodeObject::IsRedundantLabel; Chromium 156, measured.
  fileprivate var hasOwnSemantics: Bool {
    hint != nil || live != nil || states.isFocusable == true || web?.isClickable == true
      || web?.forbiddenName != nil || web?.title != nil || web?.hasExplicitRole == true
  }

  /// Whether generated text has a box of its own, because it is not part of a line of text.
  ///
  /// Source: Chromium 156, measured.
  fileprivate var isGeneratedBox: Bool {
    guard let web, web.display != .inline else { return false }
    return web.element == "::before" || web.element == "::after"
  }

  /// Whether a paragraph is laid out as no lines of text: inline, or only around other boxes.
  ///
  /// Source: Chromium, AXNodeObject::ShouldIncludeBasedOnSemantics; Chromium 156, measured.
  fileprivate var isParagraphWithoutLines: Bool {
    guard let web, !web.hasExplicitRole, !hasProperties else { return false }
    return web.display == .inline || web.isOnlyLayout
  }

  /// Whether an `<li>` without a role is inside a list element to which the author gave another
  /// role.
  ///
  /// Chrome replaces such an item by its content, whatever attributes the item has. Source:
  /// Chromium 156, measured.
  fileprivate func isItemOfNoList(below parent: Node) -> Bool {
    web?.hasExplicitRole != true && isItemOfOtherList(parent)
  }

  /// Whether the author wrote the role of a list item on the node, even where it changes nothing.
  var isWrittenListItem: Bool {
    role == .listItem && (web?.hasExplicitRole == true || web?.hasIgnoredRole == true)
  }

  /// Whether the node is an `<li>` of a list element to which the author gave another role.
  func isItemOfOtherList(_ parent: Node) -> Bool {
    guard web?.element == "li", let list = parent.web else { return false }
    switch list.element {
    case "ul", "ol", "menu", "dir":
      return list.hasIgnoredRole || list.hasExplicitRole && !parent.role.isPlainList
    default: return false
    }
  }

  /// Whether the element is fallback content of a canvas, which has no layout.
  ///
  /// Source: Chromium 156, measured: Chrome keeps all such elements except `<span>`.
  fileprivate func isFallback(in parent: Node) -> Bool {
    parent.role == .canvas && role == .generic && web?.element != "span"
  }

  /// Whether focus can land on the element.
  ///
  /// A frame is focusable only if it has a name, because it would otherwise be an empty stop. A
  /// dialog is focusable, because it takes focus if no element inside it does. Source: Chromium,
  /// browser_accessibility_android.cc, IsFocusable.
  var isFocusableInChrome: Bool {
    if role == .frame, name.isEmpty { return false }
    if states.isFocusable == true || web?.element == "dialog" { return true }
    if web?.element == "option", !states.isDisabled { return true }
    guard states.isFocusable == nil, !states.isDisabled else { return false }
    return role.isControlInChrome || role == .link
  }

  /// Whether a person can type text into the element.
  var isFieldInChrome: Bool {
    switch role {
    case .textBox, .searchBox, .spinButton: true
    case .combobox: web?.isEditable ?? (textInput != nil)
    default: isBareEditor
    }
  }
}

extension Screen {
  /// A copy of the screen in which the page breaks of a digital book are no separators.
  ///
  /// Chrome exposes the content of a page break, but not that of a separator. Source: Chromium 156,
  /// measured.
  var withPlainPageBreaks: Screen {
    changingRoles { node in
      guard node.role == .other("doc-pagebreak") else { return nil }
      return .generic
    }
  }

  /// A copy of the screen in which anchors with a click handler are links, even without an address.
  ///
  /// Source: Chromium, html/a-onclick-expected-android.txt.
  var withClickableLinks: Screen {
    changingRoles { node in
      guard node.role == .generic, let web = node.web, web.isClickable, web.element == "a" else {
        return nil
      }
      return .link
    }
  }
}

extension Role {
  /// Whether Chrome regards elements with this role as controls.
  ///
  /// Source: Chromium, ax_role_properties.cc, IsControl.
  var isControlInChrome: Bool {
    switch self {
    case .button, .checkbox, .colorWell, .combobox, .dateField, .dateTimeField,
      .disclosureTriangle, .fileButton, .listbox, .menuItem, .menuItemCheckbox, .menuItemRadio,
      .monthField, .option, .radio, .scrollBar, .searchBox, .slider, .spinButton, .switchControl,
      .tab, .textBox, .timeField, .tree, .treeGrid, .treeItem, .weekField:
      true
    default: false
    }
  }

  /// Whether Chrome exposes elements with this role as clickable, even disabled ones.
  ///
  /// Source: Chromium, ax_role_properties.cc, IsControlOnAndroid.
  var isClickableInChrome: Bool {
    switch self {
    case .tree: false
    case .link: true
    default: isControlInChrome
    }
  }

  /// Whether an element with this role takes its name from its content.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, ComputeAndroidNameTo.
  var isNamedByContentInChrome: Bool {
    switch self {
    case .button, .cell, .checkbox, .columnHeader, .disclosureTriangle, .gridCell, .heading,
      .link, .menuItem, .menuItemCheckbox, .menuItemRadio, .option, .radio, .row, .rowHeader,
      .switchControl, .tab, .tooltip, .treeItem:
      true
    default: false
    }
  }

  /// Whether the role is that of a list whose items have bullets or numbers of their own.
  var isPlainList: Bool { self == .list || self == .directory }

  /// Whether Chrome counts the role as a list when it decides whether lists are nested.
  var isListInChrome: Bool {
    switch self {
    case .list, .directory, .tree: true
    default: false
    }
  }
}
