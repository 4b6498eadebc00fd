/// What goes without saying in an outline, for the reader and the printer alike.
extension Role {
  /// What the text behind the colon of an item is.
  enum TextMeaning {
    /// What the node holds, as in Playwright's snapshots of fields.
    case value
    /// A number in a range, else the words for it.
    case number
    /// The label of a text.
    case label
    /// A child that is a text.
    case child
  }

  /// What the text behind the colon of an item of this role is.
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

  /// The word at the head of an item; `other` where the role's own name would be misread.
  var outlineWord: String {
    guard case .other(let name) = self else { return rawValue }
    let isWord =
      !name.isEmpty && name.unicodeScalars.allSatisfy(OutlineValue.isWordScalar)
      && Role(rawValue: name) == self
    return isWord ? name : Role.outlineOther
  }

  /// Whether it can stand at the head of an item of a sketch: roles that have rules, those that ARIA
  /// and its modules name without a reader having rules for them, and `other`.
  ///
  /// Source: WAI-ARIA 1.3, DPUB-ARIA 1.1, Graphics-ARIA 1.0.
  var isOutlineRole: Bool {
    guard case .other(let name) = self else { return true }
    switch name {
    case Role.outlineOther, "sectionfooter", "sectionhead", "sectionheader": return true
    default: return isGraphic || name.hasPrefix("doc-")
    }
  }

  /// The word at the head of an item on a screen of that origin.
  func outlineWord(in origin: Screen.Origin) -> String {
    origin == .design && !isOutlineRole ? Role.outlineOther : outlineWord
  }

  /// The head of an item whose role follows as a property.
  static let outlineOther = "other"

  /// Whether nodes of this role on pages do not take the focus unless an outline says so.
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

  /// Where the name of an item comes from if nothing else is said.
  var outlineLabelOrigin: AuthoredText.Origin { self == .text ? .content : .author }
}

extension Node {
  /// A node of which an outline tells nothing but the role.
  ///
  /// Check boxes and their like are off, fields take text, and what is inside a hidden node is
  /// hidden too, as are the options of a closed combo box. On pages, what is mere structure does
  /// not take the focus.
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

  /// What an error message without `[invalid]` says about the value.
  var outlineInvalid: States.Invalid? { error == nil ? nil : .yes }
}

extension Screen {
  /// How many levels an outline holds.
  public static let outlineDepthLimit = 2_000

  /// The name of the selected option, which is the value of a combo box that tells no other.
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
