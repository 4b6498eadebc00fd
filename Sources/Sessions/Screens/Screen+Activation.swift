package import AccessibilityTree
package import Announcements

extension Screen {
  /// Returns the screen after a person activates a control once.
  ///
  /// Changes that the app's own code would make are not included.
  ///
  /// The checked, pressed, expanded or selected state of the control changes. If only one option of a
  /// group can be chosen, activating an option clears the other options. Source: HTML 5.3, activation
  /// behaviour of `input`; ARIA Authoring Practices for other controls.
  ///
  /// - Parameter index: The control.
  /// - Returns: The changed screen.
  package func activating(_ index: Node.Index) -> Screen {
    var screen = self
    for change in changes(activating: index) {
      screen[change.index] = withCapturedFacts(change.node, at: change.index)
    }
    return screen
  }

  /// Returns the node that a double tap activates: the `summary` around the node, or the node
  /// itself.
  ///
  /// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm, _accessibilityActivate.
  package func target(ofActivating index: Node.Index) -> Node.Index {
    guard self[index].role == .text else { return index }
    return ancestor(of: index) { $0.role == .disclosureTriangle } ?? index
  }

  /// Returns how nodes change when a person activates a control.
  ///
  /// The change of the control itself is last.
  package func changes(activating index: Node.Index) -> [NodeChange] {
    var changes: [NodeChange] = []
    var node = self[index]
    switch node.role {
    case .radio, .menuItemRadio:
      changes = self.changes(ofOthers: index) { $0.value?.checked = .off }
      node.check(.on)
    case .option, .tab, .treeItem:
      if node.states.selected != nil, !allowsSeveral(around: index) {
        changes = self.changes(ofOthers: index) {
          if $0.states.selected == true { $0.states.selected = false }
        }
      }
      node.states.selected = true
    default: node.toggle()
    }
    if node != self[index] { changes.append(NodeChange(index, node)) }
    return changes
  }

  /// Returns the changes that `change` makes to nodes other than `index` with the same role in the
  /// same group, list or form.
  private func changes(ofOthers index: Node.Index, _ change: (inout Node) -> Void) -> [NodeChange] {
    others(of: index).compactMap { other in
      var node = self[other]
      change(&node)
      return node == self[other] ? nil : NodeChange(other, node)
    }
  }

  private func others(of index: Node.Index) -> [Node.Index] {
    let role = self[index].role
    let group = ancestor(of: index) { $0.role.holdsChoices }
    var others: [Node.Index] = []
    for visit in group.map({ descendants(of: $0) }) ?? preorder {
      if visit.index != index, self[visit.index].role == role { others.append(visit.index) }
    }
    return others
  }

  /// Returns the nearest ancestor that satisfies a predicate.
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
  /// Toggles the checked, pressed or expanded state.
  fileprivate mutating func toggle() {
    if let checked = value?.checked {
      check(checked == .on ? .off : .on)
    } else if let pressed = states.pressed {
      states.pressed = pressed == .on ? .off : .on
    } else if let expanded = states.expanded {
      states.expanded = !expanded
    } else if role == .checkbox || role == .switchControl {
      check(.on)
    }
  }
}

extension Role {
  /// Whether a node with this role groups options, and choosing one can clear the other options.
  fileprivate var holdsChoices: Bool {
    switch self {
    case .form, .group, .listbox, .menu, .menuBar, .radioGroup, .tabBar, .tabList, .tree: true
    default: false
    }
  }
}
