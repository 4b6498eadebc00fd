/// Decides which nodes of a web page are stops.
///
/// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm, isAccessibilityElement.
enum WebKitRoles {
  /// What becomes of a node.
  enum Shape {
    /// One stop that speaks for everything inside.
    case control(WebAttributes.Role)
    /// A stop for the drawing, with whatever is in it after it.
    case drawing
    case lineBreak
    /// Not exposed, with everything inside.
    case ignored(PassedOverCause)
    /// Only holds others; text inside it may run on into text around it unless it splits.
    case container(splits: Bool)
  }

  /// What becomes of a node at a place.
  static func shape(
    of node: Node, _ index: Node.Index, in screen: Screen, _ content: WebContent
  ) -> Shape {
    let element = node.web?.element ?? ""
    if element == "br" { return .lineBreak }
    let place = Int(index.position)
    if node.role == .disclosureTriangle, content.holdsHeading[place] {
      return .container(splits: true)
    }
    if node.role.isGraphic { return drawing(node) }
    if let control = control(node, isLeaf: screen.firstChild(of: index) == nil) {
      return .control(control)
    }
    switch node.role {
    case .image: return .control(.image)
    case .link:
      return isOneStop(node, index, in: screen) ? .control(.link) : .container(splits: true)
    // A formula with a name of the author's says that in place of its parts.
    case .math where isNamedByAuthor(node): return .control(.text)
    case .heading:
      let isOne = isNamedByAuthor(node) && !content.holdsControl[place]
      return isOne ? .control(.text) : .container(splits: true)
    default:
      return .container(splits: splits(node))
    }
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
    case .spinButton:
      node.web?.element == "input" || node.web?.isEditable == true ? .textField : .slider
    case .combobox: comboBox(node)
    case .dateField, .timeField, .dateTimeField, .monthField, .weekField: .popUpButton
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

  /// The title of an inline drawing without a role is not told.
  private static func drawing(_ node: Node) -> Shape {
    let hasRole = node.web?.hasExplicitRole != false && !node.name.isEmpty
    return isNamedByAuthor(node) || hasRole ? .drawing : .container(splits: true)
  }

  /// A `<select>` opens a picker, and a field with suggestions is still a text field.
  private static func comboBox(_ node: Node) -> WebAttributes.Role {
    switch node.web?.element {
    case "select": .popUpButton
    case "input" where node.web?.hasExplicitRole == false: .textField
    default: .comboBox
    }
  }

  private static func button(_ node: Node) -> WebAttributes.Role {
    if node.states.popup != nil { return .popUpButton }
    return node.states.pressed == nil ? .button : .toggleButton
  }

  /// Elements that end the text before them and begin a new one.
  private static func splits(_ node: Node) -> Bool {
    node.isBox || hasOwnPlace(node.role) || isOwnObject(node)
  }

  /// Elements that are objects to WebKit though they stand in a line of text.
  private static func isOwnObject(_ node: Node) -> Bool {
    switch node.web?.element {
    case "label", "legend", "code", "cite", "dfn", "kbd", "mark", "del", "ins", "sub", "sup":
      true
    case "abbr": node.web?.title?.isEmpty == false
    default: false
    }
  }

  /// Roles whose text is never part of the text around them, however they are laid out.
  private static func hasOwnPlace(_ role: Role) -> Bool {
    switch role {
    case .cell, .gridCell, .columnHeader, .rowHeader, .row, .listItem, .term, .definition,
      .paragraph, .heading, .group, .region, .alert, .status, .log, .option, .tab, .menuItem,
      .treeItem, .caption, .figure:
      true
    default: false
    }
  }

  /// A link is one stop unless something inside it breaks its text into several.
  private static func isOneStop(_ node: Node, _ index: Node.Index, in screen: Screen) -> Bool {
    if isNamedByAuthor(node) { return true }
    guard let pieces = pieces(of: index, in: screen) else { return false }
    // The texts of a sketched link without a name would be lost in it.
    if node.name.isEmpty, pieces.texts > 0 { return false }
    // A lone image is the stop itself and says that it is a link.
    return pieces.images == 0 || pieces.images + pieces.texts > 1
  }

  /// Whether a node is a label whose text stands in several boxes and is read as one nonetheless.
  static func isWholeLabel(_ node: Node, _ index: Node.Index, in screen: Screen) -> Bool {
    guard node.web?.element == "label", let pieces = pieces(of: index, in: screen) else {
      return false
    }
    return pieces.images == 0 && pieces.texts > 1 && pieces.boxes > 0
  }

  /// What a link or label holds.
  private struct Pieces {
    var texts = 0
    var images = 0
    var boxes = 0
  }

  /// What is inside a node; absent where something there is a stop or an object of its own.
  ///
  /// A box without a role, such as a `<div>` or what is placed absolutely, is a mere group.
  private static func pieces(of index: Node.Index, in screen: Screen) -> Pieces? {
    var pieces = Pieces()
    for visit in screen.descendants(of: index) {
      let child = screen[visit.index]
      guard child.isReachedInSafari else {
        if child.hidden?.keepsChildren == true, child.isBox { pieces.boxes += 1 }
        continue
      }
      switch child.role {
      case .text: pieces.texts += WebTextRun.isBlank(child.name) ? 0 : 1
      case .image: pieces.images += 1
      case .heading, .link: return nil
      case .generic where child.isBox && !isOwnObject(child):
        pieces.boxes += 1
        if control(child, isLeaf: true) != nil { return nil }
      default:
        if splits(child) || child.web?.element == "br" { return nil }
        if control(child, isLeaf: true) != nil { return nil }
      }
    }
    return pieces
  }

  private static func isNamedByAuthor(_ node: Node) -> Bool {
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
}
