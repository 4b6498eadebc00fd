internal import Simulator

/// What a node of Android is in words that every reader knows.
///
/// TalkBack is given the fields themselves; this is for outlines and for VoiceOver.
struct AndroidNodeFacts {
  private let fields: [String: String]
  private let kind: AndroidClassRole

  /// Facts from the fields of a node.
  init(_ fields: [String: String]) {
    self.fields = fields
    kind = AndroidClassRole(fields["className"] ?? "")
  }

  /// The node.
  var node: Node {
    var node = Node(role, label: label)
    node.android = fields
    node.hint = text("tooltipText").map { AuthoredText($0) }
    node.error = text("error")
    node.roleDescription = text("roleDescription")
    node.states = states
    node.traversalBefore = fields["traversalBefore"]
    node.traversalAfter = fields["traversalAfter"]
    node.frame = frame
    node.actions = list("customActions")
    node.live = live
    setValue(of: &node)
    setPlace(of: &node)
    if fields["visible"] == "false" {
      node.hidden = Hidden(.hidden, keepsChildren: true)
    } else if fields["importantForAccessibility"] == "false", node.label != nil {
      node.hidden = Hidden(.hidden, isVisible: true, keepsChildren: true)
    }
    return node
  }

  private func text(_ name: String) -> String? {
    fields[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func isOn(_ name: String) -> Bool { fields[name] == "true" }

  private func list(_ name: String) -> [String] {
    var list: [String] = []
    while let text = fields["\(name).\(list.count)"] { list.append(text) }
    return list
  }

  private func number(_ name: String) -> Double? {
    fields[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number of a range that can be told in per cent.
  private var range: Value.Range? {
    guard let now = number("rangeInfo.current"), let minimum = number("rangeInfo.min"),
      let maximum = number("rangeInfo.max"), minimum < maximum,
      [now, minimum, maximum].allSatisfy({ $0.magnitude < 1e15 })
    else { return nil }
    return Value.Range(now: now, minimum: minimum, maximum: maximum)
  }

  private func count(_ name: String) -> Int? {
    number(name).flatMap { Int(exactly: $0) }
  }

  private var role: Role {
    let isClickable = isOn("clickable") || hasAction("CLICK")
    switch kind {
    case .role(.image) where isClickable: return .button
    case .role(.text) where isOn("heading"): return .heading
    case .role(.list), .container:
      if let rows = count("collectionInfo.rows"), let columns = count("collectionInfo.cols") {
        return rows > 1 && columns > 1 ? .grid : .list
      }
      if case .role(let role) = kind { return role }
      return isOn("heading") ? .heading : isClickable ? .button : container
    case .role(let role): return role
    case .unknown:
      if isOn("editable") { return .textBox }
      return isOn("heading") ? .heading : isClickable ? .button : container
    }
  }

  /// What holds words holds them together.
  private var container: Role {
    if text("text") != nil { return .text }
    let hasTitle = ["contentDescription", "containerTitle", "paneTitle"].contains {
      text($0) != nil
    }
    return hasTitle ? .group : .generic
  }

  private var label: AuthoredText? {
    if let description = text("contentDescription") {
      return AuthoredText(description, from: .contentDescription)
    }
    if role == .textBox { return text("hintText").map { AuthoredText($0, from: .placeholder) } }
    if let text = text("text") { return AuthoredText(text, from: .content) }
    return (text("containerTitle") ?? text("paneTitle")).map { AuthoredText($0) }
  }

  private func setValue(of node: inout Node) {
    if role == .textBox {
      node.textInput = TextInput(
        keyboard: count("inputType").flatMap { UInt32(exactly: $0) }.flatMap {
          // Nodes have a zero also where nobody asked the field.
          $0 == 0 ? nil : InputTypeBits(bits: $0).keyboard
        },
        isSecure: isOn("password"), isMultiline: isOn("multiLine"),
        maximumLength: count("maxTextLength").flatMap { $0 >= 0 ? $0 : nil })
      if !isOn("showingHintText") { node.value = text("text").map { Value(text: $0) } }
      if node.label?.origin != .placeholder { node.placeholder = text("hintText") }
      return
    }
    let checked: Checked = isOn("checked") ? .on : .off
    if case .role(.button) = kind, isOn("checkable") {
      node.states.pressed = checked
    } else if isOn("checkable") || role == .checkbox || role == .radio || role == .switchControl {
      node.value = Value(checked: checked)
    } else if let range {
      node.value = Value(text: text("stateDescription"), range: range)
    } else if let state = text("stateDescription") {
      node.value = Value(text: state)
    }
  }

  private func setPlace(of node: inout Node) {
    if let row = count("collectionItemInfo.row"), let column = count("collectionItemInfo.col"),
      (0..<Int(Int32.max)).contains(row), (0..<Int(Int32.max)).contains(column)
    {
      node.place = Place(row: row + 1, column: column + 1)
    }
  }

  private var states: States {
    var states = States()
    states.isDisabled = fields["enabled"] == "false"
    states.selected = isOn("selected") ? true : nil
    states.isFocused = isOn("focused")
    states.isFocusable = isOn("focusable") ? true : nil
    states.invalid = isOn("contentInvalid") || text("error") != nil ? .yes : nil
    if hasAction("EXPAND") || hasAction("COLLAPSE") { states.expanded = hasAction("COLLAPSE") }
    states.isMultiselectable = fields["collectionInfo.selectionMode"] == "multiple"
    return states
  }

  private func hasAction(_ name: String) -> Bool {
    (fields["actions"] ?? "").split { $0 == "," || $0 == " " }.contains {
      $0 == name || $0 == "ACTION_" + name
    }
  }

  private var frame: Frame? {
    let edges = (fields["bounds"] ?? "").split { $0 == "," || $0 == " " }.compactMap { Double($0) }
    guard edges.count == 4 else { return nil }
    return Frame(
      x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
  }

  private var live: LiveRegion? {
    switch fields["liveRegion"] {
    case "1", "polite": LiveRegion(.polite)
    case "2", "assertive": LiveRegion(.assertive)
    default: nil
    }
  }

  /// Gives fields the words of the nodes that label them.
  static func connectLabels(in screen: inout Screen) {
    var labels: [String: String] = [:]
    for visit in screen.preorder {
      let node = screen[visit.index]
      if let id = node.id, labels[id] == nil, node.android["labeledBy"] == nil {
        labels[id] = node.android["contentDescription"] ?? node.android["text"]
      }
    }
    for visit in screen.preorder {
      let fields = screen[visit.index].android
      guard let target = fields["labeledBy"], let text = labels[target], !text.isEmpty,
        screen[visit.index].label?.origin != .contentDescription
      else { continue }
      if screen[visit.index].label?.origin == .placeholder {
        screen[visit.index].placeholder = screen[visit.index].label?.text
      }
      screen[visit.index].label = AuthoredText(text, from: .labelElement)
    }
  }
}
