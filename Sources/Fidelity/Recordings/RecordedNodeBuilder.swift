internal import Simulator

/// Makes a screen of the nodes of a recording.
///
/// Trees are at most ``RecordedNode/depthLimit`` deep, so that they may be followed by recursion.
struct RecordedNodeBuilder {
  private(set) var screen: Screen
  /// Nodes by the place of the recorded one: the root is the empty place, then `children[1]`,
  /// `children[1].children[0]`.
  private(set) var places: [String: Node.Index] = [:]

  /// Makes the screen of one recorded node and everything inside it.
  ///
  /// Of a segment, tab or cell alone what it is part of is added, with neighbours nobody knows
  /// anything of.
  init(_ root: RecordedNode, on screen: Screen) {
    self.screen = screen
    if let whole = RecordedNodeBuilder.whole(around: root, on: screen.origin) {
      let index = self.screen.append(node(whole))
      for member in members(of: whole) {
        append(member.node, at: member.isOwn ? "" : nil, to: index)
      }
    } else {
      append(root, at: "", to: nil)
    }
  }

  /// What a node that was recorded by itself must be part of, so that its place can be told.
  private static func whole(
    around part: RecordedNode, on origin: Screen.Origin
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
    var whole = RecordedNode(role: role)
    whole.children = [part]
    return whole
  }

  private mutating func append(
    _ recorded: RecordedNode, at place: String?, to parent: Node.Index?
  ) {
    let index = screen.append(node(recorded), to: parent)
    if let place { places[place] = index }
    var children: [Node.Index] = []
    var number = 0
    for member in members(of: recorded) {
      children.append(Node.Index(screen.count))
      append(member.node, at: member.isOwn ? step(number, from: place) : nil, to: index)
      if member.isOwn { number += 1 }
    }
    // What is called a list on iOS lists its elements.
    if screen.origin == .ios, meaning(of: recorded).iosContainer != nil {
      for child in children { screen[child].id = "element \(child.position)" }
      screen[index].order = children.map { "element \($0.position)" }
    }
  }

  private func step(_ number: Int, from place: String?) -> String? {
    place.map { $0.isEmpty ? "children[\(number)]" : "\($0).children[\(number)]" }
  }

  /// The nodes inside one, with stand-ins for those that iOS counts and the recording leaves out.
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

  /// A bar with more parts than this is not filled up.
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
    fillPlace(recorded, &node)
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

  private func fillPlace(_ recorded: RecordedNode, _ node: inout Node) {
    let numbers = recorded.numbers
    var size = numbers["setSize"] ?? numbers["itemCount"]
    // A bar or list of Android is as long as those inside say.
    if size == nil, screen.origin == .android, [.list, .tabBar, .tabList].contains(node.role) {
      size = recorded.children.compactMap { $0.numbers["setSize"] }.max()
    }
    var place = Place(
      positionInSet: numbers["posInSet"], setSize: size,
      row: numbers["row"], column: numbers["column"], rowSpan: numbers["rowSpan"],
      columnSpan: numbers["columnSpan"], rowCount: numbers["rowCount"],
      columnCount: numbers["columnCount"])
    if place.row != nil, place.column == nil { place.column = 1 }
    if place != Place() { node.place = place }
  }

  private func fillAndroid(
    _ recorded: RecordedNode, _ meaning: RecordedRole, _ node: inout Node
  ) {
    node.android.clickable = recorded.flags["clickable"]
    node.android.longClickable = recorded.flags["longClickable"]
    node.android.stateDescription = recorded.texts["stateDescription"]
    node.android.clickLabel = recorded.texts["clickHint"]
    if screen.origin == .android { node.android.viewClass = meaning.androidClass }
  }

  /// A switch has a private trait besides the public ones a source can name.
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
    // A view of no kind that says something was made an element by its author.
    let saysSomething = recorded.texts["label"] != nil || recorded.texts["value"] != nil
    if meaning.role == .generic, meaning.iosClass == nil, recorded.children.isEmpty, saysSomething {
      node.ios.authored.isElement = true
    }
  }
}
