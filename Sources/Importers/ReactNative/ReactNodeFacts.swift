internal import Simulator

/// Makes the node of one component from its props.
struct ReactNodeFacts {
  let component: ReactComponent
  private(set) var props: ReactProps
  private(set) var node: Node
  /// What hides a node around this one, where the platforms hide different things.
  private(set) var around: Hidden?
  private var losses = ReactLosses()

  /// The facts of a component; `isLeaf` where nothing is inside.
  static func make(
    _ component: ReactComponent, _ props: ReactProps, isLeaf: Bool, losses: inout ReactLosses
  ) -> ReactNodeFacts {
    var facts = ReactNodeFacts(component, props)
    facts.setRole()
    facts.setTexts()
    facts.setStates()
    facts.setValue()
    facts.setActions()
    facts.setFlags()
    facts.setPlace(isLeaf: isLeaf)
    facts.warn()
    losses.add(facts.losses)
    return facts
  }

  private init(_ component: ReactComponent, _ props: ReactProps) {
    self.component = component
    self.props = props
    node = Node(.generic)
    node.position = props.position
  }

  /// Keeps a prop that only React Native has.
  private mutating func keep(_ name: String, _ value: String) { node.reactNative[name] = value }

  private mutating func flag(_ name: String) -> Bool? { props.flag(name, losses: &losses) }

  // The role that wins, and the nearest neutral one.
  private mutating func setRole() {
    var role = props.string("role")
    if let role { keep("role", role) }
    let given = props.string("accessibilityRole") ?? (role == nil ? component.role : nil)
    if let given {
      keep("accessibilityRole", given)
      if role == nil, !ReactRoleNames.isKnown(given) {
        losses.invalidRole(given, at: props["accessibilityRole"]?.position ?? props.position)
      }
      role = role ?? given
    }
    node.role = role.map(ReactRoleNames.role(named:)) ?? ReactNodeFacts.ownRole(component.kind)
    if node.role != .text || component.kind != .text { keep("component", component.name) }
    if node.role == .searchBox, component.kind != .textInput, node.textInput == nil {
      // Only looks like a field.
      node.textInput = nil
    }
  }

  private static func ownRole(_ kind: ReactKind) -> Role {
    switch kind {
    case .text: .text
    case .textInput: .textBox
    case .button: .button
    case .switchControl: .switchControl
    case .image, .imageBackground: .image
    case .activityIndicator: .progressBar
    case .view, .pressable, .touchable, .modal, .list, .fragment, .wrapper, .nothing: .generic
    }
  }

  private mutating func setTexts() {
    if let label = props.text("accessibilityLabel") {
      let isOfARIA = props.used.contains("aria-label")
      node.label = AuthoredText(label, from: isOfARIA ? .ariaLabel : .contentDescription)
    } else if let label = props.text(anyOf: component.labels) {
      node.label = AuthoredText(label, from: .contentDescription)
    }
    if component.kind == .image || component.kind == .imageBackground, let alt = props.text("alt") {
      if node.label == nil {
        node.label = AuthoredText(alt, from: .alt)
      } else {
        keep("alt", alt)
        keep("accessible", "true")
      }
    }
    let hint = props.text(anyOf: ["accessibilityHint"] + renamed("hint"))
    if let hint, !hint.isEmpty { node.hint = AuthoredText(hint) }
    if component.kind == .textInput {
      node.placeholder = props.text(anyOf: ["placeholder"] + renamed("placeholder"))
    }
    if component.kind == .button, let title = props.text("title"), node.label == nil {
      node.label = AuthoredText(title, from: .content)
    }
    if let error = props.text(anyOf: renamed("error")) { node.error = error }
  }

  private func renamed(_ key: String) -> [String] {
    component.renamed.first { $0.key == key }?.values ?? []
  }

  private mutating func setStates() {
    let state = props["accessibilityState"]?.value
    let isDisabled =
      (component.kind.takesDisabled || component.isGuess
        || component.kind == .textInput
          && component.name != "TextInput")
      ? flag("disabled") : nil
    node.states.isDisabled = isDisabled ?? stateFlag("disabled", state) ?? false
    node.states.selected =
      component.selected.flatMap { flag($0) } ?? stateFlag("selected", state)
    node.states.expanded =
      component.expanded.flatMap { flag($0) } ?? stateFlag("expanded", state)
    node.states.isBusy = stateFlag("busy", state) ?? false
    if let checked = checked(state) { node.value = Value(checked: checked) }
    if node.states.isBusy, node.value?.checked != nil, let state {
      let keys = state.members.map(\.key).filter { $0 == "checked" || $0 == "busy" }
      if keys.count == 2 { keep("accessibilityState", keys.joined(separator: ", ")) }
    }
    if component.kind == .textInput {
      let isEditable = flag("readOnly").map { !$0 } ?? flag("editable") ?? true
      node.states.isReadOnly = !isEditable
    }
  }

  private mutating func stateFlag(_ key: String, _ state: PropValue?) -> Bool? {
    if let flag = flag("aria-\(key)") { return flag }
    guard let value = state?[key] else { return nil }
    return ReactProps.flag(
      ReactProp(
        "accessibilityState.\(key)", value,
        at: props["accessibilityState"]?.position ?? props.position),
      losses: &losses)
  }

  private mutating func checked(_ state: PropValue?) -> Checked? {
    if component.kind == .switchControl {
      let value = flag("value") ?? flag("isOn") ?? flag("checked")
      return value == true ? .on : .off
    }
    if let name = component.checked, let prop = props[name] {
      let word = prop.value.bool.map { "\($0)" } ?? prop.value.text ?? ""
      if let checked = ReactComponent.checks[word].flatMap(Checked.init(rawValue:)) {
        return checked
      }
    }
    if props["aria-checked"]?.value.text == "mixed" || state?["checked"]?.text == "mixed" {
      return .mixed
    }
    if let flag = stateFlag("checked", state) { return flag ? .on : .off }
    return component.checked == nil ? nil : .off
  }

  private mutating func setValue() {
    switch component.kind {
    case .textInput:
      let input = ReactTextInput(props, losses: &losses)
      node.textInput = input.input
      for (name, value) in input.facts { keep(name, value) }
      for name in ["returnKeyLabel"] { props.use(name) }
      for name in ["value", "defaultValue"] + renamed("value") where node.value?.text == nil {
        // What only the running app knows is empty when a form opens.
        guard let text = props[name]?.value.text else { continue }
        props.use(name)
        node.value = Value(text: text)
      }
    case .switchControl: break
    case .view, .text, .pressable, .touchable, .button, .image, .imageBackground,
      .activityIndicator, .modal, .list, .fragment, .wrapper, .nothing:
      setAccessibilityValue()
    }
  }

  private mutating func setAccessibilityValue() {
    let value = props["accessibilityValue"]?.value
    let text =
      props.text("aria-valuetext") ?? value?["text"]?.textOrExcerpt
      ?? props.text(anyOf: renamed("value"))
    let now = number("now", value)
    let low = number("min", value)
    let high = number("max", value)
    guard text?.isEmpty == false || now != nil || low != nil || high != nil else { return }
    var held = node.value ?? Value()
    held.text = text?.isEmpty == false ? text : nil
    if value?["text"] != nil { props.use("accessibilityValue") }
    if now != nil || low != nil || high != nil {
      held.range = Value.Range(now: now, minimum: low, maximum: high)
      if let low, low != 0, held.text == nil, now != nil, high != nil {
        losses.percentOffset(at: props["accessibilityValue"]?.position ?? props.position)
      }
    }
    node.value = held
  }

  private func number(_ key: String, _ value: PropValue?) -> Double? {
    props["aria-value\(key)"]?.value.double ?? value?[key]?.double
  }

  private mutating func setActions() {
    guard let list = props["accessibilityActions"]?.value.elements, !list.isEmpty else { return }
    props.use("accessibilityActions")
    var entries: [String] = []
    for action in list {
      guard let name = action["name"]?.text else { continue }
      guard let label = action["label"]?.textOrExcerpt else {
        entries.append(name)
        continue
      }
      node.actions.append(label)
      let escaped = label.reduce(into: "") { text, character in
        if character == "," || character == "\\" { text.append("\\") }
        text.append(character)
      }
      entries.append("\(name)=\(escaped)")
    }
    if !entries.isEmpty { keep("accessibilityActions", entries.joined(separator: ", ")) }
  }

  private mutating func setFlags() {
    if let isAccessible = flag("accessible") ?? component.isAccessible,
      node.reactNative["accessible"] == nil, !(node.role == .image && props.has("alt"))
    {
      keep("accessible", "\(isAccessible)")
      if !isAccessible, component.kind.isTouchable {
        losses.unreachablePressable(
          component.name, at: props["accessible"]?.position ?? props.position)
      }
    }
    if let isFocusable = flag("focusable") ?? tabIndex { keep("focusable", "\(isFocusable)") }
    let handlers = ["onPress", "onLongPress", "onClick", "..."]
    let isHandled = handlers.contains { props.has($0) }
    switch component.kind {
    case .text, .view, .image, .imageBackground:
      if isHandled, !props.has("...") || props.has("onPress") { keep("onPress", "true") }
    case .touchable where !isHandled && !component.isGuess: keep("onPress", "false")
    case .pressable, .touchable, .button, .textInput, .switchControl, .activityIndicator, .modal,
      .list, .fragment, .wrapper, .nothing:
      break
    }
  }

  private var tabIndex: Bool? {
    switch props["tabIndex"]?.value.double {
    case 0: true
    case -1: false
    default: nil
    }
  }

  private mutating func setPlace(isLeaf: Bool) {
    node.id = props.string("nativeID")
    if let id = props.string("testID") { keep("testID", id) }
    if let ids = props["accessibilityLabelledBy"]?.value {
      let list = ids.text ?? ids.elements.compactMap(\.text).joined(separator: ", ")
      if !list.isEmpty { keep("accessibilityLabelledBy", list) }
    }
    node.language = props.string("accessibilityLanguage")
    node.live = live
    node.states.isModal = flag("accessibilityViewIsModal") ?? false
    let order = props["experimental_accessibilityOrder"] ?? props["accessibilityOrder"]
    let ids = order?.value.elements.compactMap(\.text) ?? []
    if !ids.isEmpty { node.order = ids }
    let style = ReactStyle(props["style"]?.value)
    for (name, value) in style.facts { keep("style.\(name)", value) }
    let hiding = ReactHiding(
      props, component.kind, style, isThere: isThere(), losses: &losses)
    let isOne: Bool =
      switch component.kind {
      case .text, .textInput, .button: true
      default: isLeaf
      }
    (node.hidden, around) = hiding.hidden(isLeaf: isOne)
    if props.string("importantForAccessibility") == "yes" {
      keep("importantForAccessibility", "yes")
    }
  }

  private var live: LiveRegion? {
    if component.kind.knowsAllOfARIA
      || props.given.contains(where: { $0.name == "accessibilityLiveRegion" })
    {
      switch props.string("accessibilityLiveRegion") {
      case "polite": return LiveRegion(.polite)
      case "assertive": return LiveRegion(.assertive)
      default: break
      }
    }
    return component.isLive ? LiveRegion(.polite) : nil
  }

  /// Whether the component is on the screen when the screen opens.
  private mutating func isThere() -> Bool {
    guard let name = component.presence else { return true }
    let names = component.kind == .modal ? [name, "isVisible", "isOpen", "open", "show"] : [name]
    for name in names where props.has(name) {
      if let flag = flag(name) { return flag }
      losses.note(
        "Whether \(props.type) is shown (“\(name)”) depends on the running app, taken for not shown",
        at: props[name]?.position ?? props.position)
      return false
    }
    return !component.isAbsentFirst
  }

  private mutating func warn() {
    guard node.hint != nil, component.kind == .view, node.reactNative["role"] == nil,
      node.reactNative["accessibilityRole"] == nil, node.reactNative["testID"] == nil,
      node.actions.isEmpty, node.order == nil, !props.has("accessibilityState")
    else { return }
    losses.hintWithoutRole(at: props["accessibilityHint"]?.position ?? props.position)
  }
}
