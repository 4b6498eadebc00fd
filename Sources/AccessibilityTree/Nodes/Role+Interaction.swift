extension Role {
  /// Whether people operate nodes of this role, as they do with controls, links and options.
  @inlinable package var isInteractive: Bool {
    if isEntry { return true }
    switch self {
    case .button, .link, .menuItem, .tab, .option, .disclosureTriangle, .fileButton, .colorWell,
      .treeItem:
      return true
    default: return false
    }
  }

  /// Whether people enter or choose something in nodes of this role.
  @inlinable package var isEntry: Bool {
    switch self {
    case .textBox, .searchBox, .spinButton, .combobox, .listbox, .checkbox, .radio, .switchControl,
      .slider, .dateField, .dateTimeField, .monthField, .timeField, .weekField:
      true
    default: false
    }
  }

  /// Whether people type text into nodes of this role.
  @inlinable package var acceptsText: Bool {
    switch self {
    case .textBox, .searchBox, .spinButton, .dateField, .dateTimeField, .monthField, .timeField,
      .weekField:
      true
    default: false
    }
  }

  /// Whether nodes of this role are tables or grids, or their rows and cells.
  package var isTablePart: Bool {
    switch self {
    case .table, .grid, .treeGrid, .row, .cell, .gridCell, .columnHeader, .rowHeader: true
    default: false
    }
  }
}
