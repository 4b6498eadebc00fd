internal import AccessibilityTree

extension ReactNodeFacts {
  mutating func setStates() {
    let state = props["accessibilityState"]?.value
    let isDisabled =
      component.kind.supportsDisabled
        || component.kind == .textInput && component.name != "TextInput"
      ? flag("disabled") : nil
    let isIdle = component.isDisabledWithoutHandler && !isHandled
    node.states.isDisabled =
      isIdle
      || (component.disabledProp.flatMap { flag($0) } ?? isDisabled
        ?? stateFlag("disabled", state) ?? false)
    node.states.selected =
      component.selectedProp.flatMap { flag($0) } ?? stateFlag("selected", state)
    node.states.expanded =
      component.expandedProp.flatMap { flag($0) } ?? stateFlag("expanded", state)
    node.states.isBusy = stateFlag("busy", state) ?? false
    if let checked = checked(state) {
      node.value = Value(checked: checked)
    } else if isCheckUnknown(state) {
      node.reactNative.stateKeys = [.checked]
    }
    if component.kind == .switchControl, stateFlag("checked", state) != nil {
      node.reactNative.stateKeys = [.checked]
    }
    if node.states.isBusy, node.value?.checked != nil, let state {
      let keys = state.members.compactMap { ReactNativeAttributes.StateKey(rawValue: $0.key) }
        .filter { $0 == .checked || $0 == .busy }
      if keys.count == 2 { node.reactNative.stateKeys = keys }
    }
    if component.kind == .textInput {
      node.states.isReadOnly = flag("readOnly") ?? flag("editable").map { !$0 } ?? false
    }
  }

  private mutating func stateFlag(_ key: String, _ state: PropValue?) -> Bool? {
    if let flag = flag("aria-\(key)") { return flag }
    guard let value = state?[key] else { return nil }
    let position = props.position(of: "accessibilityState")
    return ReactProps.flag(
      ReactProp("accessibilityState.\(key)", value, at: position), diagnostics: &diagnostics)
  }

  /// Returns the checked state, or `nil` if the component has none or the state is unknown.
  private mutating func checked(_ state: PropValue?) -> Checked? {
    if component.kind == .switchControl {
      let names = [component.checkedProp].compactMap { $0 } + ReactNodeFacts.switchProps
      for name in names {
        if let isOn = flag(name) { return isOn ? .on : .off }
      }
      return isUnknown(anyOf: names) ? nil : .off
    }
    if let name = component.checkedProp {
      let names = [name] + ReactNodeFacts.checkedProps
      for prop in names.compactMap({ props[$0] }) {
        let word = prop.value.bool.map { "\($0)" } ?? prop.value.text ?? ""
        if let checked = ReactComponent.checks[word].flatMap(Checked.init(rawValue:)) {
          return checked
        }
      }
      if isUnknown(anyOf: names) { return nil }
    }
    if props["aria-checked"]?.value.text == "mixed" || state?["checked"]?.text == "mixed" {
      return .mixed
    }
    if let flag = stateFlag("checked", state) { return flag ? .on : .off }
    return component.checkedProp == nil ? nil : .off
  }

  /// Whether the code sets the checked state of a choice to an unknown value.
  private func isCheckUnknown(_ state: PropValue?) -> Bool {
    switch node.reactNative.role ?? node.reactNative.accessibilityRole {
    case "checkbox", "radio", "switch", "togglebutton": break
    default: return false
    }
    let names = component.checkedProp.map { [$0] + ReactNodeFacts.checkedProps } ?? []
    return isUnknown(anyOf: names + ["aria-checked"]) || state?.isUnknown == true
      || state?["checked"]?.isUnknown == true
  }

  /// Whether one of several props, or a spread object that may contain it, has an unknown value.
  private func isUnknown(anyOf names: [String]) -> Bool {
    (names + [ReactProp.spread]).contains { props[$0]?.value.isUnknown == true }
  }

  /// Props for the state of a switch.
  private static let switchProps = [
    "value", "isOn", "checked", "isChecked", "defaultIsChecked", "defaultChecked",
  ]

  /// Props for the checked state of components that have a React Native name, but come from a
  /// library.
  private static let checkedProps = [
    "checked", "isChecked", "isSelected", "selected", "value", "status", "defaultChecked",
    "defaultIsChecked",
  ]

  mutating func setValue() {
    switch component.kind {
    case .textInput:
      let input = ReactTextInput(props, diagnostics: &diagnostics)
      node.textInput = input.input
      // The role of a search field does not change the keyboard, which is the text keyboard by
      // default.
      if node.role == .searchBox { node.textInput?.keyboard = input.input.keyboard ?? .text }
      node.reactNative.details.merge(input.details) { $1 }
      props.use("returnKeyLabel")
      for name in ["value", "defaultValue"] + renamed("value") where node.value?.text == nil {
        // A text that is unknown counts as empty, because fields are usually empty when a form
        // opens.
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

  /// Sets the value of a component with a range, as a percentage: 0 % is the minimum and 100 % is
  /// the maximum.
  private mutating func setRange() {
    func number(_ index: Int) -> Double? {
      guard component.rangeProps.indices.contains(index) else { return nil }
      return props[component.rangeProps[index]]?.value.double
    }
    let (low, high) = (number(1) ?? 0, number(2) ?? 1)
    let now = number(0) ?? low
    guard high > low else { return }
    let percentage = (min(max((now - low) / (high - low), 0), 1) * 100).rounded()
    node.value = Value(range: Value.Range(now: percentage, minimum: 0, maximum: 100))
    guard component.hasNativeRange else { return }
    // Android's own slider announces a percentage, and offers actions that change it. Source:
    // Android, ProgressBar.java and AbsSeekBar.java, onInitializeAccessibilityNodeInfoInternal.
    node.android.stateDescription = "\(Int(percentage))%"
    node.android.actions = ["SCROLL_FORWARD", "SCROLL_BACKWARD", "SET_PROGRESS"]
  }

  private mutating func setAccessibilityValue() {
    if !component.rangeProps.isEmpty, !props.has("accessibilityValue") { return setRange() }
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
        diagnostics.record(.percentOffset, at: props.position(of: "accessibilityValue"))
      }
    }
    node.value = held
  }

  private func number(_ key: String, _ value: PropValue?) -> Double? {
    props["aria-value\(key)"]?.value.double ?? value?[key]?.double
  }
}
