extension Role {
  /// Whether people operate it: a control, link or option.
  @inlinable package var isInteractive: Bool {
    if isEntry { return true }
    switch self {
    case .button, .link, .menuItem, .tab, .option, .disclosureTriangle, .fileButton, .colorWell,
      .treeItem:
      return true
    default: return false
    }
  }

  /// Whether people enter or choose something in it.
  @inlinable package var isEntry: Bool {
    switch self {
    case .textBox, .searchBox, .spinButton, .combobox, .listbox, .checkbox, .radio, .switchControl,
      .slider, .dateField, .dateTimeField, .monthField, .timeField, .weekField:
      true
    default: false
    }
  }

  /// Whether text is typed into it.
  @inlinable package var acceptsText: Bool {
    switch self {
    case .textBox, .searchBox, .spinButton, .dateField, .dateTimeField, .monthField, .timeField,
      .weekField:
      true
    default: false
    }
  }
}
