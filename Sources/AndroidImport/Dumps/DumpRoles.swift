internal import Simulator

/// The roles of groups that Compose puts into empty elements inside them.
///
/// What merges what is inside, such as a button with an icon and a text, tells its role in an element of
/// its own as large as itself: otherwise readers would say the role before the texts. A switch has
/// no class but a description of its role, which dumps do not have.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
/// populateAccessibilityNodeInfoProperties; SemanticsNode.kt, emitFakeNodes.
struct DumpRoles {
  /// The empty elements at the end of what can be pressed or checked, with their groups.
  private var last: [(place: Int, group: Int)] = []
  private var hasChildren: [Bool]

  init(_ tree: DumpTree) {
    hasChildren = Array(repeating: false, count: tree.nodes.count)
    var lastChild = Array(repeating: -1, count: tree.nodes.count)
    for place in tree.nodes.indices where tree.parents[place] >= 0 {
      hasChildren[tree.parents[place]] = true
      lastChild[tree.parents[place]] = place
    }
    for group in tree.nodes.indices where lastChild[group] >= 0 {
      let (place, fields) = (lastChild[group], tree.nodes[group].fields)
      guard fields.clickable == true || fields.checkable == true,
        DumpRoles.isPlain(tree.nodes[group]), !hasChildren[place], !tree.nodes[place].hasWords,
        !tree.nodes[place].isActionable
      else { continue }
      last.append((place, group))
    }
  }

  /// Tells which element is a role.
  func apply(to nodes: inout [DumpNode]) {
    for (place, group) in last {
      switch AndroidClassRole.role(of: nodes[place].fields.className ?? "") {
      case .button, .checkbox, .radio, .switchControl, .combobox:
        nodes[group].fields.className = nodes[place].fields.className
        nodes[place].fields.importantForAccessibility = .untold
        nodes[place].notes.insert(.roleOfGroup)
      default:
        guard nodes[group].fields.checkable == true, DumpRoles.isPlain(nodes[place]),
          nodes[place].fields.bounds == nodes[group].fields.bounds
        else { continue }
        setSwitch(&nodes[group])
      }
    }
    for place in nodes.indices where !hasChildren[place] {
      guard nodes[place].fields.checkable == true, DumpRoles.isPlain(nodes[place]) else { continue }
      setSwitch(&nodes[place])
    }
  }

  /// Assumed: what can be checked and has no class is a switch.
  private func setSwitch(_ node: inout DumpNode) {
    node.fields.className = "android.widget.Switch"
    node.notes.insert(.takenAsSwitch)
    guard node.fields.stateDescription == nil else { return }
    node.fields.stateDescription = node.fields.checked == true ? "On" : "Off"
  }

  private static func isPlain(_ node: DumpNode) -> Bool {
    node.fields.className == "android.view.View"
  }
}
