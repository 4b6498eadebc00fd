internal import ImportSupport
internal import Simulator

/// A menu resource as a screen of its own: the menu as it is when it is open.
///
/// Source: AndroidX AppCompat, ListMenuItemView.java; Android, MenuPopupWindow.
enum MenuScreen {
  /// Adds the entries to a screen.
  static func fill(_ screen: inout Screen, _ found: inout FoundTexts, from menu: ExpandedLayout) {
    var reader = MenuReader(menu: menu)
    let entries = reader.entries()
    for (attribute, reason) in reader.left { found.leaveOut(attribute, because: reason) }
    guard !entries.isEmpty else { return }
    var list = Node(.menu)
    list.android.viewClass = "ListView"
    let top = screen.append(list)
    for entry in entries { screen.append(row(of: entry), to: top) }
  }

  /// A row of an open menu; the rows of menus that it opens are hidden inside it.
  static func row(of entry: MenuEntry) -> Branch {
    var branch = single(entry)
    var inside: [Branch] = []
    var pending = Array(entry.entries.reversed())
    while let next = pending.popLast() {
      var row = single(next)
      row.node.hidden = Hidden(.insideControl)
      inside.append(Branch(row.node, children: row.parts))
      pending += next.entries.reversed()
    }
    if !inside.isEmpty { branch.node.states.popup = .menu }
    return Branch(branch.node, children: branch.parts + inside)
  }

  /// One row, with its title and check mark inside it.
  private static func single(_ entry: MenuEntry) -> (node: Node, parts: [Branch]) {
    var node = entry.draft.node
    node.role = .menuItem
    node.android.viewClass = "LinearLayout"
    // Rows of a list are not told the identifiers of their entries.
    node.android.resourceId = nil
    node.android.clickable = true
    node.label = entry.label.map { AuthoredText($0, from: .contentDescription) }
    var parts: [Branch] = []
    if let title = entry.title {
      parts.append(Branch(ViewPart.text(title, at: node.position)))
    }
    guard entry.isCheckable || node.android.checkable == true else { return (node, parts) }
    let checked: Checked = entry.draft.view.bool("checked") == true ? .on : .off
    node.role = entry.isOneOfMany ? .menuItemRadio : .menuItemCheckbox
    node.value = Value(checked: checked)
    node.android.checkable = nil
    let role: Role = entry.isOneOfMany ? .radio : .checkbox
    parts.append(Branch(ViewPart.check(role, checked, at: node.position)))
    return (node, parts)
  }
}

/// The views that classes of Android put inside themselves.
enum ViewPart {
  /// A view of a class, called by a text of the author's or by a word of the platform's.
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

  /// A check mark that only the row can change.
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
