internal import Simulator

/// Makes neutral nodes of the nodes of a recording.
enum RecordedNodeBuilder {
  /// Adds a node with everything inside it.
  static func append(
    _ recorded: RecordedNode, to screen: inout Screen, below parent: Node.Index? = nil
  ) {
    let index = screen.append(node(recorded), to: parent)
    for child in recorded.children { append(child, to: &screen, below: index) }
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
    if recorded.role == "backButton" { traits += ["button", "backButton"] }
    guard !traits.isEmpty else { return }
    if recorded.role == "switch" { traits.append("switchButton") }
    node.ios["traits"] = traits.joined(separator: " ")
  }

  /// The recordings' words for roles, where ours differ.
  private static let roles: [String: Role] = [
    "backButton": .button, "dataTable": .table, "disclosure": .disclosureTriangle,
    "navigationBar": .toolbar, "none": .generic, "pageControl": .pager, "searchField": .searchBox,
    "secureTextField": .textBox, "segmentedControl": .tabList, "stepper": .generic,
    "textField": .textBox,
  ]
}
