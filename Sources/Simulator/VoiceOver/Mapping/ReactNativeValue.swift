/// The accessibility value that React Native composes of role, states and value on iOS.
struct ReactNativeValue {
  let words: ReactNativeWords
  /// Per cent as the phone writes it.
  let percent: Template
  let version: ReactNativeVersion

  /// The value of an element; absent when there is nothing to say.
  func text(of props: ReactNativeProps, isSwitch: Bool) -> String? {
    if isSwitch, let checked = props.state.checked, checked != .mixed {
      return NativeControls.switchValue(checked)
    }
    let parts = version.architecture == .legacy ? legacyParts(of: props) : parts(of: props)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Source: React Native 0.81, RCTViewComponentView.mm, accessibilityValue.
  private func parts(of props: ReactNativeProps) -> [String] {
    var parts: [Phrase] = []
    switch props.role.name {
    case "checkbox": parts.append(words.checkbox)
    case "radio": parts.append(words.radioButton)
    default: break
    }
    switch props.state.checked {
    case .on: parts.append(words.checked)
    case .off: parts.append(words.unchecked)
    case .mixed: parts.append(words.mixed)
    case nil: break
    }
    if props.state.expanded == true { parts.append(words.expanded) }
    if props.state.isBusy { parts.append(words.busy) }
    var texts = parts.map(\.text)
    if let text = props.value?.text, !text.isEmpty {
      texts.append(text)
    } else if let share = share(of: props.value?.range) {
      texts.append(percent.filled(["number": ShownNumber.wholeText(share)]))
    }
    return texts
  }

  /// Source: React Native 0.75, RCTView.m, accessibilityValue.
  private func legacyParts(of props: ReactNativeProps) -> [String] {
    var parts: [Phrase] = []
    if let role = props.role.name, let word = legacyWord(for: role) { parts.append(word) }
    switch props.state.checked {
    case .on: parts.append(words.checked)
    case .off: parts.append(words.legacy.notChecked)
    case .mixed: parts.append(words.mixed)
    case nil: break
    }
    if let expanded = props.state.expanded {
      parts.append(expanded ? words.expanded : words.legacy.collapsed)
    }
    if props.state.isBusy { parts.append(words.busy) }
    var texts = parts.map(\.text)
    if let text = props.value?.text, !text.isEmpty {
      texts.append(text)
    } else if let range = props.value?.range, isInside(range), let share = share(of: range) {
      texts.append(words.legacy.percent.filled(["number": ShownNumber.cutText(share)]))
    }
    return texts
  }

  private func legacyWord(for role: String) -> Phrase? {
    let legacy = words.legacy
    return switch role {
    case "alert": legacy.alert
    case "checkbox": words.checkbox
    case "combobox": legacy.comboBox
    case "menu": legacy.menu
    case "menubar": legacy.menuBar
    case "menuitem": legacy.menuItem
    case "progressbar": legacy.progressBar
    case "radio": words.radioButton
    case "radiogroup": legacy.radioGroup
    case "scrollbar": legacy.scrollBar
    case "spinbutton": legacy.spinButton
    case "switch": legacy.switchControl
    case "tab": legacy.tab
    case "tablist": legacy.tabList
    case "timer": legacy.timer
    case "toolbar": legacy.toolBar
    default: nil
    }
  }

  /// React Native does not subtract the minimum from the number itself: 100 between 50 and 150 is
  /// 100 per cent.
  private func share(of range: Value.Range?) -> Double? {
    guard let range, let now = range.now, let low = range.minimum, let high = range.maximum,
      high > low
    else { return nil }
    return now / (high - low) * 100
  }

  private func isInside(_ range: Value.Range) -> Bool {
    guard let now = range.now, let low = range.minimum, let high = range.maximum else {
      return false
    }
    return low <= now && now <= high
  }
}

extension ShownNumber {
  /// The whole part of a number.
  static func cutText(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
    return "\(Int64(number))"
  }
}
