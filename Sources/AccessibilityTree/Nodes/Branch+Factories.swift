extension Branch {
  /// Creates a node of any role.
  public static func node(
    _ role: Role, _ label: AuthoredText? = nil, id: String? = nil, children: [Branch] = []
  ) -> Branch {
    Branch(Node(role, label: label, id: id), children: children)
  }

  /// Creates plain text.
  public static func text(_ text: String, id: String? = nil) -> Branch {
    Branch(Node(.text, label: AuthoredText(text, from: .content), id: id))
  }

  /// Creates a heading.
  ///
  /// Headings of native screens have no level.
  public static func heading(_ label: AuthoredText, level: Int? = nil, id: String? = nil) -> Branch
  {
    Branch(Node(.heading, label: label, id: id)).with(\.level, level)
  }

  /// Creates a button.
  public static func button(
    _ label: AuthoredText? = nil, id: String? = nil, hint: AuthoredText? = nil,
    disabled: Bool = false, expanded: Bool? = nil, pressed: Checked? = nil
  ) -> Branch {
    var states = States()
    states.isDisabled = disabled
    states.expanded = expanded
    states.pressed = pressed
    return Branch(Node(.button, label: label, id: id, hint: hint, states: states))
  }

  /// Creates a link.
  public static func link(
    _ label: AuthoredText? = nil, id: String? = nil, hint: AuthoredText? = nil
  ) -> Branch {
    Branch(Node(.link, label: label, id: id, hint: hint))
  }

  /// Creates an image.
  ///
  /// An image without a label has no text alternative.
  public static func image(_ label: AuthoredText? = nil, id: String? = nil) -> Branch {
    Branch(Node(.image, label: label, id: id))
  }

  /// Creates a text field.
  ///
  /// The field takes several lines if `input` is multi-line.
  public static func textField(
    _ label: AuthoredText? = nil, id: String? = nil, value: Value? = nil,
    hint: AuthoredText? = nil, placeholder: String? = nil, error: String? = nil,
    required: Bool = false, disabled: Bool = false, input: TextInput = TextInput()
  ) -> Branch {
    var states = States()
    states.isRequired = required
    states.isDisabled = disabled
    states.invalid = error == nil ? nil : .yes
    let node = Node(
      .textBox, label: label, id: id, value: value, hint: hint, placeholder: placeholder,
      error: error, states: states)
    return Branch(node).with(\.textInput, input)
  }

  /// Creates a text field that shows bullets instead of its text.
  public static func secureField(
    _ label: AuthoredText? = nil, id: String? = nil, value: Value? = nil,
    hint: AuthoredText? = nil, placeholder: String? = nil, error: String? = nil,
    required: Bool = false
  ) -> Branch {
    textField(
      label, id: id, value: value, hint: hint, placeholder: placeholder, error: error,
      required: required, input: TextInput(isSecure: true))
  }

  /// Creates a search field.
  public static func searchField(
    _ label: AuthoredText? = nil, id: String? = nil, value: Value? = nil,
    placeholder: String? = nil
  ) -> Branch {
    Branch(Node(.searchBox, label: label, id: id, value: value, placeholder: placeholder))
      .with(\.textInput, TextInput(keyboard: .search))
  }

  /// Creates a check box.
  public static func checkbox(
    _ label: AuthoredText? = nil, id: String? = nil, checked: Checked = .off,
    hint: AuthoredText? = nil, required: Bool = false, disabled: Bool = false
  ) -> Branch {
    checkable(.checkbox, label, id, checked, hint, required, disabled)
  }

  /// Creates a switch.
  public static func toggle(
    _ label: AuthoredText? = nil, id: String? = nil, on: Bool = false,
    hint: AuthoredText? = nil, disabled: Bool = false
  ) -> Branch {
    checkable(.switchControl, label, id, on ? .on : .off, hint, false, disabled)
  }

  /// Creates a radio button.
  public static func radio(
    _ label: AuthoredText? = nil, id: String? = nil, checked: Bool = false,
    position: Int? = nil, of size: Int? = nil, disabled: Bool = false
  ) -> Branch {
    let branch = checkable(.radio, label, id, checked ? .on : .off, nil, false, disabled)
    guard position != nil || size != nil else { return branch }
    return branch.with(
      \.collectionPosition, CollectionPosition(positionInSet: position, setSize: size))
  }

  /// Creates a slider.
  public static func slider(
    _ label: AuthoredText? = nil, id: String? = nil, now: Double, from minimum: Double = 0,
    to maximum: Double = 100, text: String? = nil
  ) -> Branch {
    let range = Value.Range(now: now, minimum: minimum, maximum: maximum)
    return Branch(Node(.slider, label: label, id: id, value: Value(text: text, range: range)))
  }

  /// Creates a combo box.
  public static func picker(
    _ label: AuthoredText? = nil, id: String? = nil, value: Value? = nil,
    hint: AuthoredText? = nil
  ) -> Branch {
    Branch(Node(.combobox, label: label, id: id, value: value, hint: hint))
  }

  /// Creates a tab of a tab list or tab bar.
  public static func tab(
    _ label: AuthoredText? = nil, id: String? = nil, selected: Bool = false
  ) -> Branch {
    var states = States()
    states.selected = selected
    return Branch(Node(.tab, label: label, id: id, states: states))
  }

  /// Creates a group of nodes that belong together.
  public static func group(
    _ label: AuthoredText?, id: String? = nil, grouping: Grouping? = nil, _ children: [Branch]
  ) -> Branch {
    Branch(Node(.group, label: label, id: id), children: children).with(\.grouping, grouping)
  }

  /// Creates a group without a label.
  public static func group(
    id: String? = nil, grouping: Grouping? = nil, _ children: [Branch]
  ) -> Branch {
    group(nil, id: id, grouping: grouping, children)
  }

  /// Creates a list.
  ///
  /// Its children should be list items.
  public static func list(_ label: AuthoredText?, id: String? = nil, _ items: [Branch]) -> Branch {
    Branch(Node(.list, label: label, id: id), children: items)
  }

  /// Creates a list without a label.
  public static func list(id: String? = nil, _ items: [Branch]) -> Branch {
    list(nil, id: id, items)
  }

  /// Creates a list item with a label.
  public static func item(_ label: AuthoredText?, id: String? = nil) -> Branch {
    Branch(Node(.listItem, label: label, id: id))
  }

  /// Creates a list item with a label and children.
  public static func item(
    _ label: AuthoredText?, id: String? = nil, _ children: [Branch]
  ) -> Branch {
    Branch(Node(.listItem, label: label, id: id), children: children)
  }

  /// Creates a list item without a label of its own.
  public static func item(id: String? = nil, _ children: [Branch]) -> Branch {
    item(nil, id: id, children)
  }

  private static func checkable(
    _ role: Role, _ label: AuthoredText?, _ id: String?, _ checked: Checked,
    _ hint: AuthoredText?, _ required: Bool, _ disabled: Bool
  ) -> Branch {
    var states = States()
    states.isRequired = required
    states.isDisabled = disabled
    return Branch(
      Node(role, label: label, id: id, value: Value(checked: checked), hint: hint, states: states))
  }
}
