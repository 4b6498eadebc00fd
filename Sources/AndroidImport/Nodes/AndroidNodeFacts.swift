package import AccessibilityTree

/// The conversion of an Android node's fields to a node of a screen.
///
/// TalkBack reads Android's fields directly. Outlines and VoiceOver use the properties that result
/// from the conversion.
package struct AndroidNodeFacts {
  private let fields: AndroidAttributes
  private let classRole: Role?

  /// Converts the fields of a node.
  ///
  /// - Parameter role: A role that replaces the role of the node's class.
  package init(_ fields: AndroidAttributes, role: Role? = nil) {
    self.fields = fields
    classRole = role ?? AndroidClassRole.role(of: fields.className ?? "")
  }

  package var node: Node {
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
    setCollectionPosition(of: &node)
    if fields.visible == false {
      node.hidden = Hidden(.hidden, keepsChildren: true)
    } else if fields.importantForAccessibility == .notExposed, node.label != nil {
      node.hidden = Hidden(.hidden, isVisible: true, keepsChildren: true)
    }
    return node
  }

  /// The range of a progress bar or slider, or `nil` if its value cannot be expressed in per cent.
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
    switch classRole {
    case .image where isClickable: return .button
    case .text where isHeading: return .heading
    case .list, .generic:
      if let rows = fields.collectionInfo.rows, let columns = fields.collectionInfo.columns {
        return rows > 1 && columns > 1 ? .grid : .list
      }
      if classRole == .list { return .list }
    case .some(let role): return role
    case nil: if fields.editable == true { return .textBox }
    }
    return isHeading ? .heading : isClickable ? .button : container
  }

  /// The role of any node except known controls, headings and clickable nodes.
  ///
  /// A node with a text of its own is a text. A node with a description or title is a group.
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
        // An input type of 0 can also mean that the field sets no input type. Therefore, 0 is
        // ignored.
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
    if classRole == .button, fields.checkable == true {
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

  private func setCollectionPosition(of node: inout Node) {
    let item = fields.collectionItemInfo
    if let row = item.row, let column = item.column, (0..<Int(Int32.max)).contains(row),
      (0..<Int(Int32.max)).contains(column)
    {
      node.collectionPosition = CollectionPosition(row: row + 1, column: column + 1)
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

  /// Uses the words of the nodes to which `labeledBy` refers as labels.
  ///
  /// A node with a content description keeps this description as its label.
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
  /// The text, or `nil` if the text is empty.
  fileprivate var nonEmpty: String? { self?.isEmpty == false ? self : nil }
}

/// The roles of Android's widget classes, by class name without package.
enum AndroidClassRole {
  /// Returns the role of a class, or `nil` if the class is unknown.
  ///
  /// Containers have the role `generic`.
  static func role(of className: String) -> Role? {
    let bytes = className.utf8
    // Some dumps write a separator at the end of a name.
    guard let last = bytes.lastIndex(where: { !separators.contains($0) }) else { return nil }
    let before = bytes[..<last].lastIndex(where: separators.contains)
    let name = String(className[(before.map(bytes.index(after:)) ?? bytes.startIndex)...last])
    return roles[name] ?? (containers.contains(name) ? .generic : nil)
  }

  /// The characters between packages, classes and nested classes.
  private static let separators = Array(".$".utf8)

  private static let roles: [String: Role] = [
    "Button": .button, "ImageButton": .button, "ToggleButton": .button,
    "FloatingActionButton": .button, "EditText": .textBox, "AutoCompleteTextView": .textBox,
    "MultiAutoCompleteTextView": .textBox, "CheckBox": .checkbox, "CompoundButton": .checkbox,
    "CheckedTextView": .checkbox, "RadioButton": .radio, "Switch": .switchControl,
    "SwitchCompat": .switchControl, "SwitchMaterial": .switchControl, "SeekBar": .slider,
    "RatingBar": .slider, "ProgressBar": .progressBar, "ImageView": .image, "TextView": .text,
    "Chronometer": .timer, "Spinner": .combobox, "ListView": .list, "ExpandableListView": .list,
    "GridView": .grid, "RecyclerView": .list, "RadioGroup": .radioGroup, "TabWidget": .tabList,
    "TabLayout": .tabList, "Toolbar": .toolbar, "ViewPager": .pager, "ViewPager2": .pager,
    "WebView": .document, "NumberPicker": .group,
  ]

  private static let containers: Set<String> = [
    "ViewGroup", "FrameLayout", "LinearLayout", "RelativeLayout", "ConstraintLayout",
    "CoordinatorLayout", "TableLayout", "TableRow", "GridLayout", "ScrollView",
    "HorizontalScrollView", "NestedScrollView", "CardView", "DrawerLayout", "ComposeView",
  ]
}
