internal import Simulator

/// Makes neutral nodes of the nodes of a recording.
enum RecordedNodeBuilder {
  /// Adds the node of a recording with everything inside it; returns it.
  ///
  /// Of one segment alone the control around it is added, with neighbours nobody knows anything of.
  static func append(root recorded: RecordedNode, to screen: inout Screen) -> Node.Index {
    let numbers = recorded.numbers
    guard screen.origin == .ios, recorded.role == "button", let position = numbers["posInSet"],
      let count = numbers["setSize"], (1...count.clamped).contains(position)
    else { return append(recorded, to: &screen) }
    let bar = screen.append(node(RecordedNode(role: "segmentedControl")))
    var segment = bar
    for place in 1...count.clamped {
      let node = place == position ? recorded : RecordedNode(role: "button")
      let index = append(node, to: &screen, below: bar)
      if place == position { segment = index }
    }
    return segment
  }

  private static func append(
    _ recorded: RecordedNode, to screen: inout Screen, below parent: Node.Index? = nil
  ) -> Node.Index {
    let index = screen.append(node(recorded), to: parent)
    var children: [Node.Index] = []
    for child in recorded.children { children.append(append(child, to: &screen, below: index)) }
    // What is called a list on iOS lists its elements.
    if screen.origin == .ios, recorded.role == "list" {
      for child in children { screen[child].id = "element \(child.position)" }
      screen[index].order = children.map { "element \($0.position)" }
    }
    return index
  }

  private static func node(_ recorded: RecordedNode) -> Node {
    var node = Node(roles[recorded.role] ?? Role(rawValue: recorded.role))
    node.label = recorded.texts["label"].map { AuthoredText($0) }
    node.hint = recorded.texts["hint"].map { AuthoredText($0) }
    node.placeholder = recorded.texts["placeholder"]
    node.error = recorded.texts["error"]
    if node.error != nil { node.states.invalid = .yes }
    node.value = value(recorded)
    if recorded.role == "secureTextField" { node.textInput = TextInput(isSecure: true) }
    fillStates(recorded, &node)
    fillPlace(recorded, &node)
    fillAndroid(recorded, &node)
    fillIOS(recorded, &node)
    return node
  }

  private static func value(_ recorded: RecordedNode) -> Value? {
    var value = Value(text: recorded.texts["value"])
    if let isChecked = recorded.flags["checked"] { value.checked = isChecked ? .on : .off }
    if recorded.texts["checked"] == "mixed" { value.checked = .mixed }
    return value == Value() ? nil : value
  }

  private static func fillStates(_ recorded: RecordedNode, _ node: inout Node) {
    node.states.isDisabled = recorded.flags["disabled"] ?? false
    node.states.selected = recorded.flags["selected"]
    node.states.expanded = recorded.flags["expanded"]
    node.states.isRequired = recorded.flags["required"] ?? false
    node.states.isBusy = recorded.flags["busy"] ?? false
    node.states.isFocused = recorded.flags["editing"] ?? false
  }

  private static func fillPlace(_ recorded: RecordedNode, _ node: inout Node) {
    let numbers = recorded.numbers
    var place = Place(
      positionInSet: numbers["posInSet"], setSize: numbers["setSize"] ?? numbers["itemCount"],
      row: numbers["row"], column: numbers["column"], rowSpan: numbers["rowSpan"],
      columnSpan: numbers["columnSpan"], rowCount: numbers["rowCount"],
      columnCount: numbers["columnCount"])
    if place.row != nil, place.column == nil { place.column = 1 }
    if place != Place() { node.place = place }
  }

  private static func fillAndroid(_ recorded: RecordedNode, _ node: inout Node) {
    for flag in ["clickable", "longClickable"] {
      if let isSet = recorded.flags[flag] { node.android[flag] = isSet ? "true" : "false" }
    }
    node.android["stateDescription"] = recorded.texts["stateDescription"]
    node.android["clickLabel"] = recorded.texts["clickHint"]
    if recorded.flags["actions"] == true { node.actions = ["actions"] }
  }

  /// A switch has a private trait besides the public ones a source can name.
  private static func fillIOS(_ recorded: RecordedNode, _ node: inout Node) {
    node.ios["badgeValue"] = recorded.texts["badge"]
    var traits = recorded.traits.map { $0 == "heading" ? "header" : $0 }
    if recorded.role == "segmentedControl" { node.ios["class"] = "UISegmentedControl" }
    if recorded.role == "list" {
      node.ios["class"] = "UIView"
      node.ios["accessibilityContainerType"] = "list"
    }
    if recorded.role == "backButton" { traits += ["button", "backButton"] }
    guard !traits.isEmpty else { return }
    if recorded.role == "switch" { traits.append("switchButton") }
    node.ios["traits"] = traits.joined(separator: " ")
  }

  /// The recordings' words for roles, where ours differ.
  private static let roles: [String: Role] = [
    "backButton": .button, "dataTable": .table, "disclosure": .disclosureTriangle,
    "navigationBar": .toolbar, "none": .generic, "pageControl": .pager, "searchField": .searchBox,
    "secureTextField": .textBox, "segmentedControl": .group, "stepper": .generic,
    "textField": .textBox,
  ]
}

extension Int {
  /// The number of neighbours that are added at most.
  fileprivate var clamped: Int { Swift.max(1, Swift.min(self, 100)) }
}
