internal import Simulator

/// What an accessibility element of UIKit is in words that every reader knows.
///
/// VoiceOver is given the properties themselves; this is for outlines and for TalkBack.
struct IOSElementFacts {
  private let fields: [String: String]
  private let traits: Set<String>

  /// Facts from the properties of an element.
  init(_ fields: [String: String]) {
    self.fields = fields
    traits = Set(AccessibilityTraits.parse(fields["traits"] ?? "").names)
  }

  /// Names with commas or blanks between them.
  static func names(_ text: String?) -> [String] {
    (text ?? "").split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// The node.
  var node: Node {
    var node = Node(role)
    node.ios = fields
    node.label = fields["label"].map { AuthoredText($0, from: role == .text ? .content : .author) }
    node.hint = fields["hint"].map { AuthoredText($0) }
    node.language = fields["language"]
    node.states = states
    node.frame = frame
    node.actions = list("customActions")
    node.customContent = customContent
    node.place = place
    node.order = order
    setValue(of: &node)
    if isOn("groupChildren") { node.grouping = .contain }
    if isHidden { node.hidden = Hidden(.hidden) }
    return node
  }

  private func isOn(_ name: String) -> Bool { fields[name] == "true" }

  private func list(_ name: String) -> [String] {
    var list: [String] = []
    while let text = fields["\(name).\(list.count)"] { list.append(text) }
    return list
  }

  private var role: Role {
    let kind = fields["kind"]
    if isOn("isElement") { return elementRole }
    switch kind {
    case "tabBar": return .tabBar
    case "dataTable": return .table
    case "cell": return .cell
    default: break
    }
    if traits.contains("tabBar") { return .tabBar }
    switch fields["containerType"] {
    case "dataTable": return .table
    case "list": return .list
    case "landmark": return .region
    case "semanticGroup": return .group
    default: return (fields["label"] ?? "").isEmpty ? .generic : .group
    }
  }

  private var elementRole: Role {
    let roles: [(String, Role)] = [
      ("switchButton", .switchControl), ("searchField", .searchBox), ("textEntry", .textBox),
      ("secureTextField", .textBox), ("tabBarItem", .tab), ("adjustable", .slider),
      ("link", .link), ("button", .button), ("backButton", .button), ("keyboardKey", .button),
      ("header", .heading), ("image", .image),
    ]
    if let role = roles.first(where: { traits.contains($0.0) })?.1 { return role }
    if fields["kind"] == "switch" { return .switchControl }
    return fields["rowRange"] == nil ? .text : .cell
  }

  private func setValue(of node: inout Node) {
    let value = fields["value"]
    switch role {
    case .switchControl:
      node.value = Value(checked: value == "1" ? .on : value == "2" ? .mixed : .off)
    case .textBox, .searchBox:
      node.textInput = TextInput(
        isSecure: traits.contains("secureTextField"), isMultiline: traits.contains("textArea"))
      node.value = value.map { Value(text: $0) }
    default: node.value = value.map { Value(text: $0) }
    }
  }

  private var states: States {
    var states = States()
    states.isDisabled = traits.contains("notEnabled")
    states.selected = traits.contains("selected") ? true : nil
    states.isFocused = traits.contains("isEditing")
    states.isModal = isOn("modal")
    return states
  }

  private var isHidden: Bool {
    if isOn("elementsHidden") { return true }
    guard fields["kind"] != "element" else { return false }
    let alpha = fields["alpha"].flatMap { Double($0) } ?? 1
    return isOn("hidden") || alpha <= 0
  }

  private var frame: Frame? {
    let numbers = (fields["frame"] ?? "").split { $0 == "," || $0 == " " }
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private var customContent: [CustomContent] {
    var contents: [CustomContent] = []
    while true {
      let name = "customContent.\(contents.count)"
      let label = fields["\(name).label"]
      let value = fields["\(name).value"]
      guard label != nil || value != nil else { return contents }
      contents.append(
        CustomContent(
          label: label ?? "", value: value ?? "", isImportant: isOn("\(name).high")))
    }
  }

  private var place: Place? {
    let row = start("rowRange")
    let column = start("columnRange")
    guard row != nil || column != nil else { return nil }
    return Place(row: row, column: column)
  }

  /// Where a range begins, counted from 1.
  private func start(_ name: String) -> Int? {
    let words = (fields[name] ?? "").split { $0 == "," || $0 == " " }
    guard let start = words.first.flatMap({ Int($0) }), (0..<Int(Int32.max)).contains(start) else {
      return nil
    }
    return start + 1
  }

  private var order: [String]? {
    fields["elements"] != nil || fields["elements.0"] != nil ? list("elements") : nil
  }
}
