import AccessibilityTree

/// Whether Chrome's engine has a node of its own for an element.
enum ChromeInclusion {
  case element, text, lineBreak
  /// Its children stand in its place.
  case vanishes
  /// A label, or its text, that is nowhere but in the name of the control.
  case nameOfControl
  /// Not in the tree, nor is anything below it.
  case hidden

  /// Decides for one node of a page.
  ///
  /// Source: Chromium, AXNodeObject::ShouldIncludeBasedOnSemantics; html/label-expected and
  /// input-types-expected for labels.
  init(of index: Node.Index, below parent: Node.Index?, in screen: Screen) {
    let node = screen[index]
    if let hidden = node.hidden, hidden.audience != .voiceOver, !hidden.keepsChildren,
      hidden.reason != .presentationalChild
    {
      self = .hidden
    } else if node.hidden?.reason == .visibilityHidden {
      // What is visible in it again takes its place.
      self = .vanishes
    } else if node.role == .text {
      let isDropped = parent.map { ChromeInclusion.dropsText($0, in: screen) } ?? false
      self = isDropped ? .nameOfControl : .text
    } else if ChromeInclusion.dropsText(index, in: screen) {
      self = .nameOfControl
    } else if node.web?.element == "br" {
      self = .lineBreak
    } else {
      self = ChromeInclusion.vanishes(node) ? .vanishes : .element
    }
  }

  /// Whether an element is a label that only names a check box or radio button, and holds nothing
  /// but text and that control.
  private static func dropsText(_ index: Node.Index, in screen: Screen) -> Bool {
    switch screen[index].web?.labels {
    case .checkbox?, .radio?, .switchControl?: break
    default: return false
    }
    var controls = 0
    for child in screen.children(of: index) where screen[child].role != .text {
      guard screen[child].web?.element == "input" else { return false }
      controls += 1
    }
    return controls < 2
  }

  private static func vanishes(_ node: Node) -> Bool {
    switch node.role {
    case .generic, .none: break
    case let role where role.isGraphic: return false
    default: return false
    }
    guard let web = node.web else { return !node.meansSomething }
    return web.display == .inline && !ownElements.contains(web.element) && !node.meansSomething
  }

  /// Elements inside a line that have a node without any attribute.
  private static let ownElements: Set<String> = [
    "abbr", "label", "ruby", "rt", "text", "math", "mi", "mn", "mo", "ms", "mtext", "mrow",
    "mfrac", "msqrt", "mroot", "msup", "msub", "msubsup", "munder", "mover", "munderover",
    "mtable", "mtr", "mtd", "dialog", "details", "slot", "summary",
  ]
}

extension Node {
  /// Whether the author says something about an element that has no role.
  fileprivate var meansSomething: Bool {
    !name.isEmpty || hint != nil || roleDescription != nil || live != nil || error != nil
      || states.isFocusable == true || states.current != nil || web?.isClickable == true
      || web?.isEditable == true || web?.forbiddenName != nil
      || web?.isReferenced == true
  }

  /// Whether focus can land on it; a frame without a name would be an empty stop.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, IsFocusable; a dialog takes the focus that
  /// nothing inside it takes.
  var isFocusableInChrome: Bool {
    if role == .frame, name.isEmpty { return false }
    if states.isFocusable == true || web?.element == "dialog" { return true }
    if web?.element == "option", !states.isDisabled { return true }
    guard states.isFocusable == nil, !states.isDisabled else { return false }
    return role.isControlInChrome || role == .link
  }

  /// Whether text can be typed into it; a combobox may be one or the other.
  var isFieldInChrome: Bool {
    switch role {
    case .textBox, .searchBox, .spinButton: true
    case .combobox: web?.isEditable ?? (textInput != nil)
    default: isBareEditor
    }
  }
}

extension Screen {
  /// The screen with anchors that lead nowhere but listen for clicks as links.
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

  /// Whether a double tap does something to it even when it is disabled.
  ///
  /// Source: Chromium, ax_role_properties.cc, IsControlOnAndroid.
  var isClickableInChrome: Bool {
    switch self {
    case .tree: false
    case .link: true
    default: isControlInChrome
    }
  }

  /// Whether what is inside makes the name.
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

  var isPartOfTable: Bool {
    switch self {
    case .table, .grid, .treeGrid, .row, .cell, .gridCell, .columnHeader, .rowHeader: true
    default: false
    }
  }

  /// Whether it is a list that tells how deep it is nested.
  var isListInChrome: Bool {
    switch self {
    case .list, .directory, .tree: true
    default: false
    }
  }
}
