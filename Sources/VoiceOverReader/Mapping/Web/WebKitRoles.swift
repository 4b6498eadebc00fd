import AccessibilityTree

/// The nodes of a web page that are stops, and the form in which WebKit exposes the nodes.
///
/// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm, isAccessibilityElement.
struct WebKitRoles {
  private let screen: Screen
  private let version: VoiceOver.WebKit
  private let content: WebContent

  /// The form in which WebKit exposes a node.
  enum Shape {
    /// The node is one stop, which announces everything inside the node.
    case control(WebAttributes.Role)
    /// The node is a drawing: a stop, followed by the stops of its content.
    case drawing
    case lineBreak
    /// The node and everything inside it are not exposed.
    case ignored(SkipReason)
    /// The node is a container.
    ///
    /// If `breaksText` is false, the text inside joins the text around the node.
    case container(breaksText: Bool)
  }

  init(_ screen: Screen, _ version: VoiceOver.WebKit, _ content: WebContent) {
    self.screen = screen
    self.version = version
    self.content = content
  }

  /// Returns how WebKit exposes a node.
  func shape(of node: Node, _ index: Node.Index) -> Shape {
    let element = node.web?.element ?? ""
    if element == "br" { return .lineBreak }
    if node.web?.isSingleText == true { return .control(.text) }
    if node.role == .disclosureTriangle { return summary(node, index) }
    if node.role.isGraphic {
      return WebKitRoles.isDrawing(node) ? .drawing : .container(breaksText: true)
    }
    if element == "g", !node.name.isEmpty { return .control(.text) }
    if node.role == .media {
      // Safari draws media controls in a tree that pages cannot see.
      let isStop = element != "audio" && node.web?.autoplays != true
      return isStop ? .control(.media) : .ignored(.safariMediaControls)
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

  /// Returns the shape of a summary.
  ///
  /// A summary is a container. At the stops inside, VoiceOver says whether the disclosure is
  /// expanded.
  ///
  /// If a summary contains only text, the result is a button, which VoiceOver announces in the same
  /// way as such a container. An empty summary is a stop only if it has a name; VoiceOver says a name
  /// from `aria-label` only there, and otherwise the text. Source: WebKit,
  /// WebAccessibilityObjectWrapperIOS.mm, accessibilityIsExpanded and determineIsAccessibilityElement;
  /// LayoutTests, detail-summary-ios and labeled-focusable-leaf-nodes.
  private func summary(_ node: Node, _ index: Node.Index) -> Shape {
    let isPlain =
      WebChildren.isEmpty(index, in: screen)
      ? !WebTextRun.isBlank(node.name)
      : !WebKitRoles.isNamedByAuthor(node)
        && WebChildren.soleText(of: index, in: screen) != nil
    return isPlain ? .control(.button) : .container(breaksText: true)
  }

  /// Returns the shape of a heading.
  ///
  /// A heading is a stop of its own only if the heading is empty. In newer releases of WebKit, the
  /// heading also needs a name from the author.
  ///
  /// Source: WebKit, LayoutTests, heading-is-ax-element.
  private func heading(_ node: Node, _ index: Node.Index) -> Shape {
    let isStop =
      (version.stopsAtEmptyHeadings || WebKitRoles.isNamedByAuthor(node))
      && WebChildren.isEmpty(index, in: screen)
    return isStop ? .control(.text) : .container(breaksText: true)
  }

  /// Whether a node is a stop because it is focusable, empty and named by its author.
  ///
  /// Source: WebKit, LayoutTests, labeled-focusable-leaf-nodes.
  private func isLabeledLeaf(_ node: Node, _ index: Node.Index) -> Bool {
    node.states.isFocusable == true
      && (WebKitRoles.isNamedByAuthor(node) || node.web?.forbiddenName != nil)
      && WebChildren.isEmpty(index, in: screen)
  }

  /// Whether a link is one stop.
  ///
  /// Assumed: if the author names a link, VoiceOver says this name once instead of the content.
  private func isOneStop(_ node: Node, _ index: Node.Index) -> Bool {
    if WebKitRoles.isNamedByAuthor(node) { return true }
    // In an outline, VoiceOver reads the texts inside an unnamed link.
    if node.name.isEmpty, content.holdsText(index) { return false }
    return WebChildren.makeOneLink(index, in: screen, version)
  }

  /// Whether the text inside a node is separate from the text around the node.
  ///
  /// In releases of WebKit that stitch texts, only boxes and a few kinds of elements separate
  /// texts. Source: WebKit, AXStitchUtilities.cpp, stitchActionFor.
  private func breaksText(_ node: Node) -> Bool {
    if node.isBox { return true }
    if version.stitchesText {
      return node.role.breaksStitching || node.web?.element == "label" || isClickTarget(node)
    }
    return node.role.isSeparateText || WebKitRoles.isOwnObject(node)
  }
}

extension WebKitRoles {
  /// Whether the node handles clicks on its text.
  private func isClickTarget(_ node: Node) -> Bool {
    node.web?.isClickable == true && node.role != .main && node.web?.element != "body"
  }

  /// Returns the role of a control, or `nil` if the node is not a control.
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
    // iOS shows every select as a menu. Assumed: VoiceOver announces a select for several choices
    // like any other select, although WebKit gives it the role of a list box.
    case .listbox where node.web?.element == "select": .popUpButton
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

  /// Whether a spin button is a field into which people can type.
  ///
  /// The result is `false` if the author gave this role to an element that is not a field.
  private static func isNumberField(_ node: Node) -> Bool {
    let isInput = node.web?.element == "input" && node.web?.hasExplicitRole == false
    return isInput || node.web?.isEditable == true && node.web?.element != "input"
  }

  /// Whether a drawing is a stop.
  ///
  /// A drawing without a role is a stop only if `aria-label` or `aria-labelledby` names the
  /// drawing; VoiceOver does not announce the title of the drawing.
  static func isDrawing(_ node: Node) -> Bool {
    isNamedByAuthor(node) || node.web?.hasExplicitRole != false && !node.name.isEmpty
  }

  /// Returns the role of a combo box.
  ///
  /// A `<select>` is a popup button. An `<input>` with suggestions is a text field.
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

  /// Whether WebKit exposes an inline element as an object of its own.
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
  /// Whether the node is laid out as a box.
  var isBox: Bool { (web?.display ?? .block) != .inline }
}

extension Role {
  /// Whether VoiceOver reads the text inside nodes of this role.
  ///
  /// If the value is true, VoiceOver says the name of such a node only if the node contains no
  /// text.
  var isTextInside: Bool {
    switch self {
    case .blockquote, .caption, .cell, .code, .columnHeader, .definition, .deletion, .emphasis,
      .gridCell, .heading, .insertion, .listItem, .mark, .paragraph, .rowHeader, .strong, .term,
      .time, .treeItem:
      true
    default: false
    }
  }

  /// Whether an element of this role separates texts that WebKit would otherwise stitch.
  fileprivate var breaksStitching: Bool {
    switch self {
    case .cell, .gridCell, .columnHeader, .rowHeader, .link, .insertion, .deletion, .suggestion:
      true
    default: false
    }
  }

  /// Whether the text of an element of this role never joins the text around it.
  fileprivate var isSeparateText: Bool {
    switch self {
    case .cell, .gridCell, .columnHeader, .rowHeader, .row, .listItem, .term, .definition,
      .paragraph, .heading, .group, .region, .alert, .status, .log, .option, .tab, .menuItem,
      .treeItem, .caption, .figure:
      true
    default: false
    }
  }
}
