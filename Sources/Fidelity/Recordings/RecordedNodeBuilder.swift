internal import Simulator

/// A builder of a screen from the nodes of a recording.
///
/// Trees are at most ``RecordedNode/depthLimit`` deep, so that recursion is safe.
struct RecordedNodeBuilder {
  private(set) var screen: Screen
  /// The nodes by path: the root has the empty path, its second child has `children[1]`, and the
  /// first child of that child has `children[1].children[0]`.
  private(set) var paths: [String: Node.Index] = [:]

  /// Builds the screen of a recorded node and its descendants.
  ///
  /// If the recording has only a segment, tab or cell, the screen also gets its container, with
  /// placeholders for the siblings that are not in the recording.
  init(_ root: RecordedNode, on screen: Screen) {
    self.screen = screen
    if let container = RecordedNodeBuilder.missingContainer(of: root, on: screen.origin) {
      let index = self.screen.append(node(container))
      for member in members(of: container) {
        append(member.node, at: member.isOwn ? "" : nil, to: index, isInCollection: false)
      }
    } else {
      append(root, at: "", to: nil, isInCollection: false)
    }
  }

  /// Returns the container that a single segment, tab or cell needs on iOS, or `nil` if the node
  /// needs no container.
  private static func missingContainer(
    of part: RecordedNode, on origin: Screen.Origin
  ) -> RecordedNode? {
    guard origin == .ios else { return nil }
    let isPlaced = part.numbers["posInSet"] != nil && part.numbers["setSize"] != nil
    let role: String
    switch RecordedRole(part.role, on: origin).role {
    case .button where isPlaced, .radio where isPlaced: role = "segmentedControl"
    case .tab where isPlaced: role = "tabBar"
    case .cell where part.numbers["row"] != nil || part.numbers["column"] != nil:
      role = "dataTable"
    default: return nil
    }
    var container = RecordedNode(role: role)
    container.children = [part]
    return container
  }

  private mutating func append(
    _ recorded: RecordedNode, at path: String?, to parent: Node.Index?, isInCollection: Bool
  ) {
    var node = node(recorded)
    let isCollection = screen.origin == .android && isCollection(node)
    if isInCollection, !isCollection { markPosition(of: &node) }
    let index = screen.append(node, to: parent)
    if let path { paths[path] = index }
    var children: [Node.Index] = []
    var number = 0
    for member in members(of: recorded) {
      children.append(Node.Index(screen.count))
      append(
        member.node, at: member.isOwn ? childPath(number, of: path) : nil, to: index,
        isInCollection: isInCollection || isCollection)
      if member.isOwn { number += 1 }
    }
    // On iOS, a list sets its children as accessibility elements, in their order.
    if screen.origin == .ios, meaning(of: recorded).iosContainer != nil {
      for child in children { screen[child].id = "element \(child.position)" }
      screen[index].order = children.map { "element \($0.position)" }
    }
  }

  private func childPath(_ number: Int, of path: String?) -> String? {
    path.map { $0.isEmpty ? "children[\(number)]" : "\($0).children[\(number)]" }
  }

  /// Returns the children of a node, with placeholders for siblings that are not in the recording.
  private func members(of recorded: RecordedNode) -> [(node: RecordedNode, isOwn: Bool)] {
    let own = recorded.children.map { (node: $0, isOwn: true) }
    guard screen.origin == .ios else { return own }
    let standIn: RecordedNode
    switch meaning(of: recorded) {
    case let role where role.iosClass == "UISegmentedControl":
      standIn = RecordedNode(role: "button")
    case let role where role.role == .tabBar || role.role == .tabList:
      standIn = RecordedNode(role: "tab")
    default: return own
    }
    let count = recorded.children.map { $0.numbers["setSize"] ?? 0 }.max() ?? 0
    guard count > own.count, count <= RecordedNodeBuilder.standInLimit else { return own }
    var members = Array(repeating: (node: standIn, isOwn: false), count: count)
    var last = 0
    for child in own {
      guard let position = child.node.numbers["posInSet"], position > last, position <= count else {
        return own
      }
      members[position - 1] = child
      last = position
    }
    return members
  }

  /// The maximum number of children of a container with placeholders, including the placeholders.
  ///
  /// Larger containers get no placeholders.
  private static let standInLimit = 100

  private func meaning(of recorded: RecordedNode) -> RecordedRole {
    RecordedRole(recorded.role, on: screen.origin)
  }

  private func node(_ recorded: RecordedNode) -> Node {
    let meaning = meaning(of: recorded)
    var node = Node(meaning.role)
    node.label = recorded.texts["label"].map { AuthoredText($0) }
    node.hint = recorded.texts["hint"].map { AuthoredText($0) }
    node.placeholder = recorded.texts["placeholder"]
    node.error = recorded.texts["error"]
    if node.error != nil || recorded.flags["error"] == true { node.states.invalid = .yes }
    node.value = value(recorded)
    node.textInput = meaning.textInput
    node.actions = recorded.actions
    fillStates(recorded, &node)
    fillPosition(recorded, &node)
    fillAndroid(recorded, meaning, &node)
    fillIOS(recorded, meaning, &node)
    return node
  }

  private func value(_ recorded: RecordedNode) -> Value? {
    var value = Value(text: recorded.texts["value"])
    if let isChecked = recorded.flags["checked"] { value.checked = isChecked ? .on : .off }
    if recorded.texts["checked"] == "mixed" { value.checked = .mixed }
    return value == Value() ? nil : value
  }

  private func fillStates(_ recorded: RecordedNode, _ node: inout Node) {
    node.states.isDisabled = recorded.flags["disabled"] ?? false
    node.states.selected = recorded.flags["selected"]
    node.states.expanded = recorded.flags["expanded"]
    node.states.isRequired = recorded.flags["required"] ?? false
    node.states.isBusy = recorded.flags["busy"] ?? false
    node.states.isFocused = recorded.flags["editing"] ?? false
  }

  private func fillPosition(_ recorded: RecordedNode, _ node: inout Node) {
    let numbers = recorded.numbers
    var size = numbers["setSize"] ?? numbers["itemCount"]
    if screen.origin == .android, isCollection(node) { size = androidSize(of: recorded) }
    var position = CollectionPosition(
      positionInSet: numbers["posInSet"], setSize: size,
      row: numbers["row"], column: numbers["column"], rowSpan: numbers["rowSpan"],
      columnSpan: numbers["columnSpan"], rowCount: numbers["rowCount"],
      columnCount: numbers["columnCount"])
    if position.row != nil, position.column == nil { position.column = 1 }
    if position != CollectionPosition() { node.collectionPosition = position }
  }

  private func fillAndroid(
    _ recorded: RecordedNode, _ meaning: RecordedRole, _ node: inout Node
  ) {
    node.android.clickable = recorded.flags["clickable"]
    node.android.longClickable = recorded.flags["longClickable"]
    node.android.stateDescription = recorded.texts["stateDescription"]
    node.android.clickLabel = recorded.texts["clickHint"]
    guard screen.origin == .android else { return }
    node.android.viewClass = meaning.androidClass
    if node.role == .pager { fillPager(recorded, &node) }
  }

  /// Sets the iOS attributes of a node.
  ///
  /// A switch also gets the private trait that UIKit gives to switches.
  private func fillIOS(_ recorded: RecordedNode, _ meaning: RecordedRole, _ node: inout Node) {
    node.ios.badge = recorded.texts["badge"]
    if screen.origin == .ios { fillClass(recorded, meaning, &node) }
    var traits = recorded.traits.map { $0 == "heading" ? "header" : $0 } + meaning.traits
    guard !traits.isEmpty else { return }
    if meaning.role == .switchControl { traits.append("switchButton") }
    let text = traits.joined(separator: " ")
    node.ios.exported.traits = Spelled(AccessibilityTraits.parse(text), as: text)
  }

  private func fillClass(_ recorded: RecordedNode, _ meaning: RecordedRole, _ node: inout Node) {
    node.ios.className = meaning.iosClass
    if let container = meaning.iosContainer {
      node.ios.className = "UIView"
      node.ios.authored.containerType = container
    }
    // A plain view with a label or value is an accessibility element.
    let saysSomething = recorded.texts["label"] != nil || recorded.texts["value"] != nil
    if meaning.role == .generic, meaning.iosClass == nil, recorded.children.isEmpty, saysSomething {
      node.ios.authored.isElement = true
    }
  }
}
