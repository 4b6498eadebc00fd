internal import AccessibilityTree

/// The roles and states of Compose's groups, which a dump shows only by the structure of nodes.
///
/// - A button that contains an icon and a text merges these children. Compose adds an empty last
///   child that holds the role, so that TalkBack announces the role after the texts. The group and
///   the child keep their classes, and readers other than TalkBack get the role from this type.
/// - A tab or a switch has a role description instead of a class, which dumps do not contain. A
///   switch can be checked; a tab cannot.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
/// populateAccessibilityNodeInfoProperties; SemanticsNode.kt, emitFakeNodes. Recorded: “Delete.
/// Button”, “On. Notify. Switch”, “Outbox. Tab” and “Not selected. Headlines”, TalkBack 17.
struct DumpRoles {
  private let toolkits: DumpToolkits
  /// The indices of the empty last children with a role, each with the index of the group around
  /// the child.
  private var roleChildren: [(index: Int, group: Int)] = []
  private var childCounts: [Int]
  /// For each node, whether any ancestor is clickable.
  private var isInClickable: [Bool]

  init(_ tree: DumpTree, _ toolkits: DumpToolkits) {
    self.toolkits = toolkits
    childCounts = Array(repeating: 0, count: tree.nodes.count)
    isInClickable = Array(repeating: false, count: tree.nodes.count)
    var lastChild = Array(repeating: -1, count: tree.nodes.count)
    for index in tree.nodes.indices where tree.parents[index] >= 0 {
      let parent = tree.parents[index]
      isInClickable[index] = isInClickable[parent] || tree.nodes[parent].fields.clickable == true
      childCounts[parent] += 1
      lastChild[parent] = index
    }
    for group in tree.nodes.indices where lastChild[group] >= 0 {
      let (index, fields) = (lastChild[group], tree.nodes[group].fields)
      guard fields.clickable == true || fields.checkable == true || fields.selected == true,
        tree.nodes[group].isPlainView, childCounts[index] == 0, !tree.nodes[index].hasWords,
        !tree.nodes[index].isActionable, tree.nodes[index].fields.resourceId == nil
      else { continue }
      roleChildren.append((index, group))
    }
  }

  /// Sets the roles and states of groups, and marks the empty last children that hold these roles.
  func apply(to nodes: inout [DumpNode]) {
    for (index, group) in roleChildren {
      switch AndroidClassRole.role(of: nodes[index].fields.className ?? "") {
      case let role? where DumpRoles.roles.contains(role):
        nodes[group].role = role
        nodes[index].diagnostics.insert(.inferredGroupRole)
      default: setRoleWithoutClass(of: group, from: index, in: &nodes)
      }
    }
    for index in nodes.indices where nodes[index].fields.checkable == true {
      guard nodes[index].isPlainView, nodes[index].role == nil else { continue }
      if childCounts[index] == 0 {
        nodes[index].fields.className = "android.widget.Switch"
        setSwitchState(&nodes[index])
      } else if toolkits.toolkits[index] == .compose {
        setSelectionState(&nodes[index])
      }
    }
  }

  /// Sets the role of a group whose role has no Android class: a switch or a tab.
  ///
  /// The group has such a role if its empty last child has the same bounds as the group. The group
  /// also has other children. A group without other children would hold its role itself.
  private func setRoleWithoutClass(of group: Int, from index: Int, in nodes: inout [DumpNode]) {
    guard childCounts[group] > 1, nodes[index].isPlainView,
      nodes[index].fields.bounds == nodes[group].fields.bounds
    else { return }
    if nodes[group].fields.checkable == true {
      nodes[group].role = .switchControl
      nodes[index].fields.roleDescription = ComposeWords.switchControl
      setSwitchState(&nodes[group])
    } else if toolkits.toolkits[group] == .compose, isInClickable[group] {
      // A tab is never inside another control, so this is a switch without a state.
      nodes[group].role = .switchControl
      nodes[index].fields.roleDescription = ComposeWords.switchControl
      nodes[group].diagnostics.insert(.assumedSwitch)
    } else if toolkits.toolkits[group] == .compose {
      nodes[group].role = .tab
      nodes[index].fields.roleDescription = ComposeWords.tab
      nodes[group].diagnostics.insert(.assumedTab)
    } else {
      return
    }
    nodes[index].diagnostics.insert(.inferredGroupRole)
  }

  /// The roles in Compose that have an Android class of their own.
  static let roles: [Role] = [.button, .checkbox, .radio, .switchControl, .combobox]

  /// Sets the state of a switch.
  ///
  /// Assumed: a checkable node without a class and without children is a switch.
  private func setSwitchState(_ node: inout DumpNode) {
    node.diagnostics.insert(.assumedSwitch)
    guard node.fields.stateDescription == nil else { return }
    node.fields.stateDescription = ComposeWords.switchState(isOn: node.fields.checked == true)
  }

  /// Sets the state of a checkable group without a role.
  ///
  /// Assumed: such a group is selectable, because Material's surfaces and rows are selectable.
  private func setSelectionState(_ node: inout DumpNode) {
    node.diagnostics.insert(.assumedSelectable)
    guard node.fields.stateDescription == nil else { return }
    node.fields.stateDescription = ComposeWords.selection(isSelected: node.fields.checked == true)
  }
}
