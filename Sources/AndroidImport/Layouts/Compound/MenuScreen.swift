internal import AccessibilityTree
internal import ImportSupport

/// The screen of a menu resource: the open menu.
///
/// Source: AndroidX AppCompat, ListMenuItemView.java; Android, MenuPopupWindow.
enum MenuScreen {
  static func fill(_ screen: inout Screen, _ found: inout FoundTexts, from menu: ExpandedLayout) {
    var reader = MenuReader(menu: menu)
    let entries = reader.entries()
    for (attribute, reason) in reader.discarded { found.omit(attribute, because: reason) }
    guard !entries.isEmpty else { return }
    var list = Node(.menu)
    list.android.viewClass = "ListView"
    let top = screen.append(list)
    for entry in entries { screen.append(row(of: entry), to: top) }
  }

  /// Returns a row of an open menu.
  ///
  /// If the entry has a submenu, the rows of the submenu are hidden inside the row.
  static func row(of entry: MenuEntry) -> Branch {
    var branch = single(entry)
    var submenu: [Branch] = []
    var pending = Array(entry.entries.reversed())
    while let next = pending.popLast() {
      var row = single(next)
      row.node.hidden = Hidden(.insideControl)
      submenu.append(Branch(row.node, children: row.parts))
      pending += next.entries.reversed()
    }
    if !submenu.isEmpty { branch.node.states.popup = .menu }
    return Branch(branch.node, children: branch.parts + submenu)
  }

  /// Returns a row, with the title and the check mark as separate nodes.
  private static func single(_ entry: MenuEntry) -> (node: Node, parts: [Branch]) {
    var node = entry.draft.node
    node.role = .menuItem
    node.android.viewClass = "LinearLayout"
    // Android does not give the identifiers of entries to the views of rows.
    node.android.resourceId = nil
    node.android.clickable = true
    node.label = entry.label.map { AuthoredText($0, from: .contentDescription) }
    var parts: [Branch] = []
    if let title = entry.title {
      parts.append(Branch(ViewPart.text(title, at: node.position)))
    }
    guard entry.isCheckable || node.android.checkable == true else { return (node, parts) }
    let checked: Checked = entry.draft.view.bool("checked") == true ? .on : .off
    node.role = entry.isExclusive ? .menuItemRadio : .menuItemCheckbox
    node.value = Value(checked: checked)
    node.android.checkable = nil
    let role: Role = entry.isExclusive ? .radio : .checkbox
    parts.append(Branch(ViewPart.check(role, checked, at: node.position)))
    return (node, parts)
  }
}

/// Functions that create nodes for the inner views of Android's classes.
enum ViewPart {
  static func view(
    _ role: Role, _ viewClass: String, _ label: AuthoredText?, at position: Node.Position?
  ) -> Node {
    var node = Node(role, label: label)
    node.android.viewClass = viewClass
    node.position = position
    return node
  }

  static func text(_ words: String, at position: Node.Position?) -> Node {
    view(.text, "TextView", AuthoredText(words, from: .content), at: position)
  }

  /// Returns a check mark that cannot be clicked separately.
  static func check(_ role: Role, _ checked: Checked, at position: Node.Position?) -> Node {
    let viewClass =
      switch role {
      case .radio: "RadioButton"
      case .switchControl: "Switch"
      default: "CheckBox"
      }
    var node = view(role, viewClass, nil, at: position)
    node.value = Value(checked: checked)
    node.android.clickable = false
    node.android.focusable = false
    return node
  }
}
