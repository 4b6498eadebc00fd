import AccessibilityTree

/// Decides which nodes of a web page are stops.
///
/// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm, isAccessibilityElement.
struct WebKitRoles {
  private let screen: Screen
  private let version: VoiceOver.WebKit
  private let content: WebContent

  /// What becomes of a node.
  enum Shape {
    /// One stop that speaks for everything inside.
    case control(WebAttributes.Role)
    /// A stop for the drawing, with whatever is in it after it.
    case drawing
    case lineBreak
    /// Not exposed, with everything inside.
    case ignored(SkipReason)
    /// Only holds others; text inside it may run on into text around it unless it breaks it.
    case container(breaksText: Bool)
  }

  init(_ screen: Screen, _ version: VoiceOver.WebKit, _ content: WebContent) {
    self.screen = screen
    self.version = version
    self.content = content
  }

  /// What becomes of a node at a place.
  func shape(of node: Node, _ index: Node.Index) -> Shape {
    let element = node.web?.element ?? ""
    if element == "br" { return .lineBreak }
    if node.web?.isSingleText == true { return .control(.text) }
    if node.role == .disclosureTriangle { return summary(index) }
    if node.role.isGraphic {
      return WebKitRoles.isDrawing(node) ? .drawing : .container(breaksText: true)
    }
    if element == "g", !node.name.isEmpty { return .control(.text) }
    if node.role == .media {
      // Safari draws the controls of sound in a tree that is closed to pages.
      let isStop = element != "audio" && node.web?.autoplays != true
      return isStop ? .control(.media) : .ignored(.safarisControls)
    }
    if let control = WebKitRoles.control(node, isLeaf: screen.firstChild(of: index) == nil) {
      return .control(control)
    }
    switch node.role {
    case .image: return .control(.image)
    case .link:
      return isOneStop(node, index) ? .control(.link) : .container(breaksText: true)
    case .math: return .control(.math)
    case .heading: return heading(node, index)
    default:
      return isLabeledLeaf(node, index)
        ? .control(.text) : .container(breaksText: breaksText(node))
    }
  }

  /// A summary is no stop, but what is in it tells what it shows and hides.
  ///
  /// Of a summary that is only a text, text and summary are the same to the ear.
  /// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm, accessibilityIsExpanded; LayoutTests,
  /// detail-summary-ios.
  private func summary(_ index: Node.Index) -> Shape {
    let isPlain =
      WebChildren.isEmpty(index, in: screen)
      || WebChildren.soleText(of: index, in: screen) != nil
    return isPlain ? .control(.button) : .container(breaksText: true)
  }

  /// A heading is no stop, but for an empty one with a name.
  ///
  /// Source: WebKit, LayoutTests, heading-is-ax-element.
  private func heading(_ node: Node, _ index: Node.Index) -> Shape {
    let isStop =
      (version.stopsAtEmptyHeadings || WebKitRoles.isNamedByAuthor(node))
      && WebChildren.isEmpty(index, in: screen)
    return isStop ? .control(.text) : .container(breaksText: true)
  }

  /// What takes the focus, is named by its author and holds nothing is a stop, whatever it is.
  ///
  /// Source: WebKit, LayoutTests, labeled-focusable-leaf-nodes.
  private func isLabeledLeaf(_ node: Node, _ index: Node.Index) -> Bool {
    node.states.isFocusable == true
      && (WebKitRoles.isNamedByAuthor(node) || node.web?.forbiddenName != nil)
      && WebChildren.isEmpty(index, in: screen)
  }

  /// A link is one stop unless something inside it breaks its text into several.
  ///
  /// Assumed: a name of the author's is heard once, in the place of what is inside.
  private func isOneStop(_ node: Node, _ index: Node.Index) -> Bool {
    if WebKitRoles.isNamedByAuthor(node) { return true }
    // The texts of a sketched link without a name would be lost in it.
    if node.name.isEmpty, content.holdsText(index) { return false }
    return WebChildren.makeOneLink(index, in: screen, version)
  }

  /// Whether text inside a node is set apart from the text around it.
  ///
  /// Where texts are stitched, only boxes and a few kinds of elements set it apart.
  /// Source: WebKit, AXStitchUtilities.cpp, stitchActionFor.
  private func breaksText(_ node: Node) -> Bool {
    if node.isBox { return true }
    if version.stitchesText {
      return node.role.breaksStitching || node.web?.element == "label" || isClickTarget(node)
    }
    return node.role.hasOwnPlace || WebKitRoles.isOwnObject(node)
  }
}

extension WebKitRoles {
  /// Whether a double tap on the text in a node does something that one beside it does not.
  private func isClickTarget(_ node: Node) -> Bool {
    node.web?.isClickable == true && node.role != .main && node.web?.element != "body"
  }

  /// What a node is as a control; absent when it is none.
  static func control(_ node: Node, isLeaf: Bool) -> WebAttributes.Role? {
    if node.isBareEditor {
      return node.textInput?.isMultiline == false ? .textField : .multiLineTextField
    }
    return switch node.role {
    case .button, .fileButton: button(node)
    case .disclosureTriangle: .button
    case .textBox:
      node.textInput?.isSecure == true
        ? .secureTextField
        : node.textInput?.isMultiline == true ? .multiLineTextField : .textField
    case .searchBox: .searchField
    case .spinButton: isNumberField(node) ? .textField : .slider
    case .combobox: comboBox(node)
    // iOS shows every choice of one as a menu, however many lines it asks for.
    case .listbox where node.web?.element == "select" && !node.states.isMultiselectable:
      .popUpButton
    case .dateField, .timeField, .dateTimeField, .monthField, .weekField: .date
    case .checkbox: .checkbox
    case .radio: .radioButton
    case .switchControl: .switchControl
    case .slider, .scrollBar: .slider
    case .menuItem, .menuItemCheckbox, .menuItemRadio: .menuItem
    case .tab: .tab
    case .option: .option
    case .separator: .separator
    case .colorWell: .colorWell
    case .progressBar, .meter: .progress
    case .media: .media
    case .other(let name) where !node.role.isGraphic:
      node.states.isFocusable == true || isLeaf && !node.name.isEmpty
        ? .named(name) : nil
    default: nil
    }
  }

  /// A number is typed where it is a field, and stepped where the author calls a field a spin button.
  private static func isNumberField(_ node: Node) -> Bool {
    let isInput = node.web?.element == "input" && node.web?.hasExplicitRole == false
    return isInput || node.web?.isEditable == true && node.web?.element != "input"
  }

  /// Whether a drawing is a stop; the title of one without a role is not told.
  static func isDrawing(_ node: Node) -> Bool {
    isNamedByAuthor(node) || node.web?.hasExplicitRole != false && !node.name.isEmpty
  }

  /// A `<select>` opens a picker, and a field with suggestions is still a text field.
  private static func comboBox(_ node: Node) -> WebAttributes.Role {
    switch node.web?.element {
    case "select": .popUpButton
    case "input" where node.web?.hasExplicitRole == false: .textField
    default: .comboBox
    }
  }

  static func button(_ node: Node) -> WebAttributes.Role {
    if node.states.popup != nil { return .popUpButton }
    return node.states.pressed == nil ? .button : .toggleButton
  }

  /// Elements that are objects to WebKit though they stand in a line of text.
  static func isOwnObject(_ node: Node) -> Bool {
    switch node.web?.element {
    case "label", "legend", "code", "cite", "dfn", "kbd", "mark", "del", "ins", "sub", "sup",
      "samp", "var", "time", "pre":
      true
    case "abbr": node.web?.title?.isEmpty == false
    default: false
    }
  }

  static func isNamedByAuthor(_ node: Node) -> Bool {
    switch node.label?.origin {
    case .ariaLabel, .ariaLabelledBy: !node.name.isEmpty
    default: false
    }
  }
}

extension Node {
  /// Whether the node is laid out apart from the text around it.
  var isBox: Bool { (web?.display ?? .block) != .inline }
}

extension Role {
  /// Whether what a node says is the text inside it, so that a name without text stands for it.
  var isTextInside: Bool {
    switch self {
    case .blockquote, .caption, .cell, .code, .columnHeader, .definition, .deletion, .emphasis,
      .gridCell, .heading, .insertion, .listItem, .mark, .paragraph, .rowHeader, .strong, .term,
      .time, .treeItem:
      true
    default: false
    }
  }

  /// Whether it is a table or what tables are made of, so that a place in it is told.
  var isTablePart: Bool {
    switch self {
    case .table, .grid, .treeGrid, .row, .cell, .gridCell, .columnHeader, .rowHeader: true
    default: false
    }
  }

  /// Roles that begin and end a group of stitched texts.
  fileprivate var breaksStitching: Bool {
    switch self {
    case .cell, .gridCell, .columnHeader, .rowHeader, .link, .insertion, .deletion, .suggestion:
      true
    default: false
    }
  }

  /// Roles whose text is never part of the text around them, however they are laid out.
  fileprivate var hasOwnPlace: Bool {
    switch self {
    case .cell, .gridCell, .columnHeader, .rowHeader, .row, .listItem, .term, .definition,
      .paragraph, .heading, .group, .region, .alert, .status, .log, .option, .tab, .menuItem,
      .treeItem, .caption, .figure:
      true
    default: false
    }
  }
}
