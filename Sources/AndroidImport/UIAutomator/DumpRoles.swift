internal import AccessibilityTree

/// The roles of groups that Compose writes into an empty last child.
///
/// A clickable or checkable group that merges its children, such as a button with an icon and a text, gets an
/// empty last child that holds only the group's role, so that TalkBack says the role after the texts. Group
/// and child therefore keep their classes; other readers get the group's role from this type. The role of a
/// switch is a role description, which dumps do not contain.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
/// populateAccessibilityNodeInfoProperties; SemanticsNode.kt, emitFakeNodes. Recorded: “Delete. Button” and
/// “On. Notify. Switch”, TalkBack 17.
struct DumpRoles {
  /// The empty last children of clickable or checkable groups, with their groups.
  private var roleChildren: [(index: Int, group: Int)] = []
  private var hasChildren: [Bool]

  init(_ tree: DumpTree) {
    hasChildren = Array(repeating: false, count: tree.nodes.count)
    var lastChild = Array(repeating: -1, count: tree.nodes.count)
    for index in tree.nodes.indices where tree.parents[index] >= 0 {
      hasChildren[tree.parents[index]] = true
      lastChild[tree.parents[index]] = index
    }
    for group in tree.nodes.indices where lastChild[group] >= 0 {
      let (index, fields) = (lastChild[group], tree.nodes[group].fields)
      guard fields.clickable == true || fields.checkable == true,
        DumpRoles.isPlain(tree.nodes[group]), !hasChildren[index], !tree.nodes[index].hasWords,
        !tree.nodes[index].isActionable
      else { continue }
      roleChildren.append((index, group))
    }
  }

  /// Sets the roles of the groups, and marks the children that hold them.
  func apply(to nodes: inout [DumpNode]) {
    for (index, group) in roleChildren {
      switch AndroidClassRole.role(of: nodes[index].fields.className ?? "") {
      case let role? where DumpRoles.roles.contains(role):
        nodes[group].role = role
        nodes[index].diagnostics.insert(.inferredGroupRole)
      default:
        guard nodes[group].fields.checkable == true, DumpRoles.isPlain(nodes[index]),
          nodes[index].fields.bounds == nodes[group].fields.bounds
        else { continue }
        nodes[group].role = .switchControl
        nodes[index].fields.roleDescription = "Switch"
        nodes[index].diagnostics.insert(.inferredGroupRole)
        setSwitchState(&nodes[group])
      }
    }
    for index in nodes.indices where !hasChildren[index] {
      guard nodes[index].fields.checkable == true, DumpRoles.isPlain(nodes[index]) else { continue }
      nodes[index].fields.className = "android.widget.Switch"
      setSwitchState(&nodes[index])
    }
  }

  /// The roles of Compose that have an Android class.
  private static let roles: [Role] = [.button, .checkbox, .radio, .switchControl, .combobox]

  /// Assumed: a checkable node without a class of its own is a switch.
  private func setSwitchState(_ node: inout DumpNode) {
    node.diagnostics.insert(.assumedSwitch)
    guard node.fields.stateDescription == nil else { return }
    node.fields.stateDescription = node.fields.checked == true ? "On" : "Off"
  }

  private static func isPlain(_ node: DumpNode) -> Bool {
    node.fields.className == "android.view.View"
  }
}
