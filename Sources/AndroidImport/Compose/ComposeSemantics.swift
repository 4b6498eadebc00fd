internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// Converts the semantics of a node into the fields that Compose exposes to accessibility services.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
/// populateAccessibilityNodeInfoProperties; SemanticsUtils.android.kt for roles; compose/ui's
/// strings.xml for states.
struct ComposeSemantics {
  private let source: ComposeNode
  private var fields = AndroidAttributes()
  let unknownKeys: [String]

  /// Converts a node.
  ///
  /// `isAlone` means that it has no children and is not merged into another node.
  init(_ node: ComposeNode, isAlone: Bool) {
    source = node
    unknownKeys =
      (node.properties.map(\.key) + node.flags).filter { !ComposeSemantics.known.contains($0) }
    fields.className = className
    setTexts()
    setInteraction(isAlone: isAlone)
    setStates()
    setRange()
    fields.bounds = node.bounds
  }

  private static let known: Set<String> = [
    "ContentDescription", "StateDescription", "ProgressBarRangeInfo", "PaneTitle",
    "SelectableGroup",
    "CollectionInfo", "CollectionItemInfo", "Heading", "Disabled", "LiveRegion", "Focused",
    "IsContainer", "IsTraversalGroup", "InvisibleToUser", "HideFromAccessibility", "TraversalIndex",
    "HorizontalScrollAxisRange", "VerticalScrollAxisRange", "IsPopup", "IsDialog", "Role",
    "TestTag",
    "Text", "EditableText", "InputText", "TextSelectionRange", "ImeAction", "Selected",
    "ToggleableState", "Password", "Error", "IsEditable", "MaxTextLength", "ContentType", "Shape",
    "ContentDataType", "MergeDescendants", "ClearAndSetSemantics", "TextSubstitution",
    "IsShowingTextSubstitution", "CustomActions", "LinkTestMarker", "FillableData",
  ]

  private var className: String {
    if source.actions.contains("SetText") { return "android.widget.EditText" }
    if let name = ComposeSemantics.classes[source["Role"] ?? ""] { return name }
    if source["ProgressBarRangeInfo"] != nil {
      return source.actions.contains("SetProgress")
        ? "android.widget.SeekBar" : "android.widget.ProgressBar"
    }
    return source["Text"] != nil && source["Role"] == nil
      ? "android.widget.TextView" : "android.view.View"
  }

  private static let classes = [
    "Button": "android.widget.Button", "Checkbox": "android.widget.CheckBox",
    "RadioButton": "android.widget.RadioButton", "Image": "android.widget.ImageView",
    // Compose gives a switch only a role description; Android's class of a switch is the closest.
    "Switch": "android.widget.Switch", "DropdownList": "android.widget.Spinner",
    "ValuePicker": "android.widget.NumberPicker",
  ]

  private var isEditable: Bool { source.actions.contains("SetText") }

  private mutating func setTexts() {
    let own = source["EditableText"].flatMap { $0.isEmpty ? nil : $0 }
    let isSecure = source.flags.contains("Password")
    fields.password = isSecure ? true : nil
    fields.text =
      isEditable
      ? own.map { isSecure ? String(repeating: "•", count: $0.utf16.count) : $0 }
      : own ?? source.list("Text")
    fields.contentDescription = source.list("ContentDescription")
    fields.paneTitle = source["PaneTitle"]
    fields.error = source["Error"]
    if fields.error != nil { fields.contentInvalid = true }
    fields.resourceId = source.tag
    switch source["Role"] {
    case "Tab": fields.roleDescription = "Tab"
    case "Switch": fields.roleDescription = "Switch"
    case "Carousel": fields.roleDescription = "Carousel"
    default: break
    }
    switch source["LiveRegion"] {
    case "Polite": fields.liveRegion = Spelled(.polite, as: "polite")
    case "Assertive": fields.liveRegion = Spelled(.assertive, as: "assertive")
    default: break
    }
    if let length = source["MaxTextLength"].flatMap({ Int($0) }) { fields.maxTextLength = length }
  }

  private mutating func setInteraction(isAlone: Bool) {
    let isEnabled = !source.flags.contains("Disabled")
    if !isEnabled { fields.enabled = false }
    let isSelected = source["Selected"] == "true"
    // A selected tab or radio button cannot be clicked.
    let isExclusive = source["Role"] == "Tab" || source["Role"] == "RadioButton"
    var actions: [String] = []
    if source.actions.contains("OnClick") {
      fields.clickable = !(isExclusive && isSelected)
      if isEnabled, fields.clickable == true { actions.append("CLICK") }
    }
    if source.actions.contains("OnLongClick") {
      fields.longClickable = true
      if isEnabled { actions.append("LONG_CLICK") }
    }
    for (name, action) in ComposeSemantics.actions where source.actions.contains(name) && isEnabled
    {
      actions.append(action)
    }
    if let focused = source["Focused"] {
      fields.focusable = true
      if focused == "true" { fields.focused = true } else { actions.append("FOCUS") }
    }
    if isEditable { fields.editable = true }
    if source.flags.contains("Heading") { fields.heading = true }
    let isMerging = source["MergeDescendants"] == "true"
    let hasAnnouncement =
      fields.text != nil || fields.contentDescription != nil || source["StateDescription"] != nil
      || source["ToggleableState"] != nil || source["Selected"] != nil
      || source["ProgressBarRangeInfo"] != nil
    if isMerging || isAlone && hasAnnouncement { fields.screenReaderFocusable = true }
    if source.flags.contains("InvisibleToUser") || source.flags.contains("HideFromAccessibility") {
      fields.visible = false
    }
    for axis in ["HorizontalScrollAxisRange", "VerticalScrollAxisRange"] {
      guard let range = source[axis], source.actions.contains("ScrollBy") else { continue }
      let numbers = ComposeSemantics.numbers(in: range)
      guard numbers.count >= 2, numbers[1] > 0 else { continue }
      fields.scrollable = true
      if numbers[0] < numbers[1] { actions.append("SCROLL_FORWARD") }
      if numbers[0] > 0 { actions.append("SCROLL_BACKWARD") }
    }
    fields.actions = actions.isEmpty ? nil : actions
  }

  private static let actions = [
    ("SetText", "SET_TEXT"), ("SetSelection", "SET_SELECTION"), ("SetProgress", "SET_PROGRESS"),
    ("Expand", "EXPAND"), ("Collapse", "COLLAPSE"), ("Dismiss", "DISMISS"),
  ]

  private mutating func setStates() {
    fields.stateDescription = source["StateDescription"].flatMap { $0.isEmpty ? nil : $0 }
    let isSwitch = source["Role"] == "Switch"
    if let state = source["ToggleableState"] {
      fields.checkable = true
      if state == "On" { fields.checked = true }
      if state == "Indeterminate" { setState("Partially checked") }
      if isSwitch { setState(state == "On" ? "On" : "Off") }
    }
    guard let selected = source["Selected"] else { return }
    if source["Role"] == "Tab" {
      fields.selected = selected == "true"
      return
    }
    fields.checkable = true
    if selected == "true" { fields.checked = true }
    setState(selected == "true" ? "Selected" : "Not selected")
  }

  private mutating func setState(_ words: String) {
    if fields.stateDescription == nil { fields.stateDescription = words }
  }

  /// Reads `ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)`.
  ///
  /// An empty range means that the progress is indeterminate.
  private mutating func setRange() {
    guard let text = source["ProgressBarRangeInfo"] else { return }
    let numbers = ComposeSemantics.numbers(in: text)
    guard numbers.count >= 3, numbers[1] < numbers[2] else { return setState("In progress") }
    let part = (numbers[0] - numbers[1]) / (numbers[2] - numbers[1])
    // The difference of very large limits is infinite.
    guard part.isFinite else { return setState("In progress") }
    let percent =
      part <= 0 ? 0 : part >= 1 ? 100 : min(99, max(1, Int((part * 100).rounded())))
    setState("\(percent) percent.")
    func spelled(_ number: Double) -> Spelled<Double> { Spelled(number, as: "\(number)") }
    fields.rangeInfo = AndroidAttributes.RangeInfo(
      type: .float, min: spelled(numbers[1]), max: spelled(numbers[2]), current: spelled(numbers[0])
    )
    guard source.actions.contains("SetProgress"), fields.enabled != false else { return }
    var actions = fields.actions ?? []
    if part < 1 { actions.append("SCROLL_FORWARD") }
    if part > 0 { actions.append("SCROLL_BACKWARD") }
    fields.actions = actions
  }

  /// Returns the numbers after equals signs and on both sides of `..`.
  private static func numbers(in text: String) -> [Double] {
    let plain = text.split { "=(),: ".contains($0) }
    return plain.flatMap { word -> [Double] in
      guard let dots = word.range(ofScalars: "..") else { return Double(word).map { [$0] } ?? [] }
      return [Double(word[..<dots.lowerBound]), Double(word[dots.upperBound...])].compactMap { $0 }
    }.filter(\.isFinite)
  }
}

extension ComposeSemantics {
  var node: Node {
    var node = AndroidNodeFacts(fields).node
    node.position = source.position
    node.id = source.tag
    return node
  }

  /// The label that was merged into an editable field.
  var mergedLabel: Node? {
    guard isEditable, let text = source.list("Text") else { return nil }
    var label = AndroidAttributes()
    label.className = "android.widget.TextView"
    label.text = text
    label.bounds = source.bounds
    var node = AndroidNodeFacts(label).node
    node.position = source.position
    return node
  }

  func noteTexts(in found: inout FoundTexts) {
    for key in ["Text", "ContentDescription"] {
      if let text = source.list(key) { found.record(text, in: key, at: source.position) }
    }
    for key in ["EditableText", "StateDescription", "Error", "PaneTitle"] {
      if let text = source[key], !text.isEmpty { found.record(text, in: key, at: source.position) }
    }
  }
}
