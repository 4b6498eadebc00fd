/// The defaults of an outline, for the reader and the printer.
extension Role {
  /// The meaning of the text after the colon of an item.
  enum TextMeaning {
    /// The value, as in Playwright's snapshots of fields.
    case value
    /// The number of a range, else the words for it.
    case number
    /// The label of a text node.
    case label
    /// A child that is a text node.
    case child
  }

  /// The meaning of the text after the colon of an item with this role.
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

  /// The word at the head of an item; `other` if the role's own name would be misread.
  var outlineWord: String {
    guard case .other(let name) = self else { return rawValue }
    let isWord =
      !name.isEmpty && name.unicodeScalars.allSatisfy(OutlineValue.isWordScalar)
      && Role(rawValue: name) == self
    return isWord ? name : Role.outlineOther
  }

  /// Whether it can stand at the head of an item of a sketch: a role with rules, a role of ARIA and
  /// its modules without rules, or `other`.
  ///
  /// Source: WAI-ARIA 1.3, DPUB-ARIA 1.1, Graphics-ARIA 1.0.
  var isOutlineRole: Bool {
    guard case .other(let name) = self else { return true }
    switch name {
    case Role.outlineOther, "sectionfooter", "sectionhead", "sectionheader": return true
    default: return isGraphic || name.hasPrefix("doc-")
    }
  }

  /// Returns the word at the head of an item on a screen of an origin.
  func outlineWord(in origin: Screen.Origin) -> String {
    origin == .design && !isOutlineRole ? Role.outlineOther : outlineWord
  }

  /// The word at the head of an item whose role follows as a property.
  static let outlineOther = "other"

  /// Whether nodes of this role on web pages are not focusable unless an outline says so.
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

  /// The origin of an item's name unless the outline states it.
  var outlineLabelOrigin: AuthoredText.Origin { self == .text ? .content : .author }
}

extension Node {
  /// Creates the node of an item with nothing but a role.
  ///
  /// Check boxes and other checkable roles are off, fields take text, and descendants of a hidden
  /// node are hidden, as are the options of a closed combo box. On web pages, structural roles are
  /// not focusable.
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

  /// The validity of the value with an error message but without `[invalid]`.
  var outlineInvalid: States.Invalid? { error == nil ? nil : .yes }
}

extension Screen {
  /// The maximum depth of an outline.
  public static let outlineDepthLimit = 2_000

  /// Returns the name of the selected option, which is the default value of a combo box.
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
