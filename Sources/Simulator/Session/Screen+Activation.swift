extension Screen {
  /// The screen after a control was activated once, as far as the tree itself tells.
  ///
  /// What can be checked, pressed, expanded or selected changes; of a choice of one the others
  /// are cleared. What a script or an app would do besides is not known.
  /// Source: HTML 5.3, activation behaviour of `input`; ARIA Authoring Practices for the others.
  public func activating(_ index: Node.Index) -> Screen {
    var screen = self
    switch self[index].role {
    case .radio, .menuItemRadio:
      for other in others(of: index) { screen[other].value?.checked = .off }
      screen[index].check(.on)
    case .option, .tab, .treeItem:
      if self[index].states.selected != nil, !allowsSeveral(around: index) {
        for other in others(of: index) where screen[other].states.selected == true {
          screen[other].states.selected = false
        }
      }
      screen[index].states.selected = true
    default:
      if let checked = self[index].value?.checked {
        screen[index].check(checked == .on ? .off : .on)
      } else if let pressed = self[index].states.pressed {
        screen[index].states.pressed = pressed == .on ? .off : .on
      } else if let expanded = self[index].states.expanded {
        screen[index].states.expanded = !expanded
      } else if self[index].role == .checkbox || self[index].role == .switchControl {
        screen[index].check(.on)
      }
    }
    return screen
  }

  /// The nodes of the same role in the same group, list or form.
  private func others(of index: Node.Index) -> [Node.Index] {
    let role = self[index].role
    let group = ancestor(of: index) { $0.role.holdsChoices }
    let nodes = group.map { descendants(of: $0).map(\.index) } ?? preorder.map(\.index)
    return nodes.filter { $0 != index && self[$0].role == role }
  }

  /// The nearest node above an index that is of some kind.
  private func ancestor(of index: Node.Index, where isKind: (Node) -> Bool) -> Node.Index? {
    var current = parent(of: index)
    while let here = current, !isKind(self[here]) { current = parent(of: here) }
    return current
  }

  private func allowsSeveral(around index: Node.Index) -> Bool {
    ancestor(of: index) { $0.states.isMultiselectable } != nil
  }
}

extension Node {
  fileprivate mutating func check(_ checked: Checked) {
    value = value ?? Value()
    value?.checked = checked
  }
}

extension Role {
  /// Whether one of several choices is made inside.
  fileprivate var holdsChoices: Bool {
    switch self {
    case .form, .group, .listbox, .menu, .menuBar, .radioGroup, .tabBar, .tabList, .tree: true
    default: false
    }
  }
}
