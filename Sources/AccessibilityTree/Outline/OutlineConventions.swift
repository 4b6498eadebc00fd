/// Conventions for roles in outlines, shared by the parser and the printer.
extension Role {
  /// The possible meanings of the text after the colon of an item, as in `- textbox: Ada`.
  enum TextMeaning {
    /// The value of the node, as Playwright writes it for fields.
    case value
    /// The value of a slider, meter or other range, as a number.
    ///
    /// Readers announce a text other than a number, such as “high”, in place of the number.
    case number
    /// The label of a text node.
    case label
    /// The text of a child of the node. The child is a text node.
    case child
  }

  /// The meaning of the text after the colon of an item with this role.
  ///
  /// In `- textbox: Ada`, the text is the value of the field. In `- button: Save`, the text is a
  /// child of the button.
  var outlineText: TextMeaning {
    switch self {
    case .textBox, .searchBox, .combobox, .dateField, .dateTimeField, .monthField, .timeField,
      .weekField, .colorWell, .fileButton:
      .value
    case .slider, .spinButton, .progressBar, .meter, .scrollBar: .number
    case .text: .label
    default: .child
    }
  }

  /// The word for the role at the start of an item, or `other` if a parser would misread the role
  /// there.
  var outlineWord: String {
    guard case .other(let name) = self else { return rawValue }
    let isWord =
      !name.isEmpty && name.unicodeScalars.allSatisfy(OutlineValue.isWordScalar)
      && Role(rawValue: name) == self
    return isWord ? name : Role.outlineOther
  }

  /// Whether an item can begin with the role on a screen with origin `design`.
  ///
  /// An item can begin with a role for which readers have rules, with a role of ARIA or its
  /// modules, and with `other`.
  ///
  /// Source: WAI-ARIA 1.3, DPUB-ARIA 1.1, Graphics-ARIA 1.0.
  var isOutlineRole: Bool {
    guard case .other(let name) = self else { return true }
    switch name {
    case Role.outlineOther, "sectionfooter", "sectionhead", "sectionheader": return true
    default: return isGraphic || name.hasPrefix("doc-")
    }
  }

  /// Returns the word for the role at the start of an item, on a screen with this origin.
  func outlineWord(in origin: Screen.Origin) -> String {
    origin == .design && !isOutlineRole ? Role.outlineOther : outlineWord
  }

  /// The first word of an item with the property `/role`, which then states the role of the item.
  static let outlineOther = "other"

  /// Whether, by default, a node of this role on a web page cannot take input focus.
  fileprivate var isPassiveOnPages: Bool {
    switch self {
    case .article, .banner, .blockquote, .caption, .cell, .code, .columnHeader, .complementary,
      .contentInfo, .definition, .deletion, .descriptionList, .document, .emphasis, .figure, .form,
      .generic, .group, .heading, .image, .insertion, .list, .listItem, .main, .navigation, .none,
      .note, .paragraph, .region, .row, .rowGroup, .rowHeader, .search, .separator, .status,
      .strong, .subscripted, .superscripted, .table, .term, .time:
      true
    default: false
    }
  }

  /// The default origin of an item's accessible name.
  var outlineLabelOrigin: AuthoredText.Origin { self == .text ? .content : .author }
}

extension Node {
  /// Creates a node with a role and with default values for its other facts, before the outline's
  /// facts are set.
  ///
  /// The defaults are:
  ///
  /// - Check boxes and other checkable roles are off.
  /// - Text fields take text.
  /// - Descendants of a hidden node are hidden.
  /// - Options of a closed combo box are hidden.
  /// - On web pages, structural roles cannot take input focus.
  init(outlined role: Role, in origin: Screen.Origin, under parent: Node?) {
    self.init(role)
    switch role {
    case .checkbox, .radio, .switchControl, .menuItemCheckbox, .menuItemRadio:
      value = Value(checked: .off)
    case .textBox: textInput = TextInput()
    case .searchBox: textInput = TextInput(keyboard: .search)
    case .text where origin == .web: web = WebFacts(element: "")
    default: break
    }
    if origin == .web, role.isPassiveOnPages { states.isFocusable = false }
    hidden = parent.flatMap { $0.outlineHidden(for: role) }
  }

  private func outlineHidden(for child: Role) -> Hidden? {
    if let hidden, !hidden.keepsChildren { return hidden }
    guard role == .combobox, states.expanded != true, child == .option || child == .group else {
      return nil
    }
    return Hidden(.insideControl)
  }

  /// The default validity of the value: invalid if there is an error message.
  var outlineInvalid: States.Invalid? { error == nil ? nil : .yes }
}

extension Screen {
  /// The maximum depth of an outline, in levels.
  public static let outlineDepthLimit = 2_000

  /// Returns the name of the selected option of a combo box, or `nil` for other roles.
  ///
  /// This name is the default value of the combo box.
  func outlineChoice(of index: Node.Index) -> String? {
    guard self[index].role == .combobox else { return nil }
    for child in children(of: index) {
      if let name = selectedName(of: child) { return name }
      guard self[child].role == .group else { continue }
      for option in children(of: child) {
        if let name = selectedName(of: option) { return name }
      }
    }
    return nil
  }

  private func selectedName(of index: Node.Index) -> String? {
    let node = self[index]
    return node.role == .option && node.states.selected == true ? node.name : nil
  }
}
