internal import Simulator

/// What a node of Android is in words that every reader knows.
///
/// TalkBack is given the fields themselves; this is for outlines and for VoiceOver.
struct AndroidNodeFacts {
  private let fields: AndroidAttributes
  private let kind: Role?

  /// - Parameter role: The role that something else than the class tells; `nil` takes that of the class.
  init(_ fields: AndroidAttributes, role: Role? = nil) {
    self.fields = fields
    kind = role ?? AndroidClassRole.role(of: fields.className ?? "")
  }

  var node: Node {
    var node = Node(role, label: label)
    node.android = fields
    node.hint = fields.tooltipText.nonEmpty.map { AuthoredText($0) }
    node.error = fields.error.nonEmpty
    node.roleDescription = fields.roleDescription.nonEmpty
    node.states = states
    node.traversalBefore = fields.traversalBefore
    node.traversalAfter = fields.traversalAfter
    node.frame = fields.bounds?.frame
    node.actions = fields.customActions
    node.live = fields.liveRegion.flatMap { $0.value == .off ? nil : LiveRegion($0.value) }
    setValue(of: &node)
    setPlace(of: &node)
    if fields.visible == false {
      node.hidden = Hidden(.hidden, keepsChildren: true)
    } else if fields.importantForAccessibility == .untold, node.label != nil {
      node.hidden = Hidden(.hidden, isVisible: true, keepsChildren: true)
    }
    return node
  }

  /// The number of a range that can be told in per cent.
  private var range: Value.Range? {
    guard let now = fields.rangeInfo.current?.value, let minimum = fields.rangeInfo.min?.value,
      let maximum = fields.rangeInfo.max?.value, minimum < maximum,
      [now, minimum, maximum].allSatisfy({ $0.magnitude < 1e15 })
    else { return nil }
    return Value.Range(now: now, minimum: minimum, maximum: maximum)
  }

  private var role: Role {
    let isClickable = fields.clickable == true || hasAction("CLICK")
    let isHeading = fields.heading == true
    switch kind {
    case .image where isClickable: return .button
    case .text where isHeading: return .heading
    case .list, .generic:
      if let rows = fields.collectionInfo.rows, let columns = fields.collectionInfo.columns {
        return rows > 1 && columns > 1 ? .grid : .list
      }
      if kind == .list { return .list }
    case .some(let role): return role
    case nil: if fields.editable == true { return .textBox }
    }
    return isHeading ? .heading : isClickable ? .button : container
  }

  /// What holds words holds them together.
  private var container: Role {
    if fields.text.nonEmpty != nil { return .text }
    let titles = [fields.contentDescription, fields.containerTitle, fields.paneTitle]
    return titles.contains { $0.nonEmpty != nil } ? .group : .generic
  }

  private var label: AuthoredText? {
    if let description = fields.contentDescription.nonEmpty {
      return AuthoredText(description, from: .contentDescription)
    }
    if role == .textBox {
      return fields.hintText.nonEmpty.map { AuthoredText($0, from: .placeholder) }
    }
    if let text = fields.text.nonEmpty { return AuthoredText(text, from: .content) }
    return (fields.containerTitle.nonEmpty ?? fields.paneTitle.nonEmpty).map { AuthoredText($0) }
  }

  private func setValue(of node: inout Node) {
    if role == .textBox {
      node.textInput = TextInput(
        // Nodes have a zero also where nobody asked the field.
        keyboard: fields.inputType.flatMap { $0.bits == 0 ? nil : $0.keyboard },
        isSecure: fields.password == true, isMultiline: fields.multiLine == true,
        maximumLength: fields.maxTextLength.flatMap { $0 >= 0 ? $0 : nil })
      if fields.showingHintText != true {
        node.value = fields.text.nonEmpty.map { Value(text: $0) }
      }
      if node.label?.origin != .placeholder { node.placeholder = fields.hintText.nonEmpty }
      return
    }
    let checked: Checked = fields.checked == true ? .on : .off
    let state = fields.stateDescription.nonEmpty
    if kind == .button, fields.checkable == true {
      node.states.pressed = checked
    } else if fields.checkable == true || role == .checkbox || role == .radio
      || role == .switchControl
    {
      node.value = Value(checked: checked)
    } else if let range {
      node.value = Value(text: state, range: range)
    } else if let state {
      node.value = Value(text: state)
    }
  }

  private func setPlace(of node: inout Node) {
    let place = fields.collectionItemInfo
    if let row = place.row, let column = place.column, (0..<Int(Int32.max)).contains(row),
      (0..<Int(Int32.max)).contains(column)
    {
      node.place = Place(row: row + 1, column: column + 1)
    }
  }

  private var states: States {
    var states = States()
    states.isDisabled = fields.enabled == false
    states.selected = fields.selected == true ? true : nil
    states.isFocused = fields.focused == true
    states.isFocusable = fields.focusable == true ? true : nil
    states.invalid = fields.contentInvalid == true || fields.error.nonEmpty != nil ? .yes : nil
    if hasAction("EXPAND") || hasAction("COLLAPSE") { states.expanded = hasAction("COLLAPSE") }
    states.isMultiselectable = fields.collectionInfo.selectionMode == .multiple
    return states
  }

  private func hasAction(_ name: String) -> Bool {
    fields.actions?.contains { $0 == name || $0 == "ACTION_" + name } == true
  }

  /// Gives fields the words of the nodes that label them.
  static func connectLabels(in screen: inout Screen) {
    var labels: [String: String] = [:]
    let indices = screen.preorder.map(\.index)
    for index in indices {
      let node = screen[index]
      guard let id = node.id, labels[id] == nil, node.android.labeledBy == nil else { continue }
      labels[id] = node.android.contentDescription ?? node.android.text
    }
    for index in indices {
      guard let target = screen[index].android.labeledBy, let text = labels[target],
        !text.isEmpty, screen[index].label?.origin != .contentDescription
      else { continue }
      if screen[index].label?.origin == .placeholder {
        screen[index].placeholder = screen[index].label?.text
      }
      screen[index].label = AuthoredText(text, from: .labelElement)
    }
  }
}

extension String? {
  /// The text, unless there is none.
  fileprivate var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}
