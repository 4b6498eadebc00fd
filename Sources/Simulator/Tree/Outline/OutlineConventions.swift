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

  /// The head of an item whose role follows as a property.
  static let outlineOther = "other"

  /// Where the name of an item comes from if nothing else is said.
  var outlineLabelOrigin: AuthoredText.Origin { self == .text ? .content : .author }
}

extension Node {
  /// A node of which an outline tells nothing but the role.
  ///
  /// Check boxes and their like are off, fields take text, and what is inside a hidden node is
  /// hidden too, as are the options of a closed combo box.
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
