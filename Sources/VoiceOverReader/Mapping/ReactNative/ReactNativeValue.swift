import AccessibilityTree
import Announcements

/// A builder of the value that React Native composes on iOS from role, states and value.
struct ReactNativeValue {
  let words: ReactNativeWords
  /// The template for percentages in the language of the iPhone.
  let percent: Template
  let version: ReactNativeVersion

  func set(of props: ReactNativeProps, in element: inout AccessibilityElement) {
    if element.traits.contains(.switchButton), let checked = props.state.checked,
      checked != .mixed
    {
      element.value = NativeControls.switchValue(checked)
      return
    }
    let isLegacy = version.architecture == .legacy
    let words = isLegacy ? legacyWords(of: props) : words(of: props)
    let text = props.value?.text ?? ""
    let share = text.isEmpty ? isLegacy ? legacyShare(of: props) : share(of: props) : nil
    let own = words + (share.map { [$0] } ?? [])
    let all = own.map(\.text) + (text.isEmpty ? [] : [text])
    guard !all.isEmpty else { return }
    element.value = all.joined(separator: ", ")
    element.valueAttestation =
      own.isEmpty ? nil : own.reduce(.attested) { $0.weaker($1.attestation) }
  }

  /// Returns the words of the value in the current renderer.
  ///
  /// Source: React Native 0.81, RCTViewComponentView.mm, accessibilityValue.
  private func words(of props: ReactNativeProps) -> [Phrase] {
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
    return parts
  }

  private func share(of props: ReactNativeProps) -> Phrase? {
    ReactNativeValue.share(of: props.value?.range).map {
      percent.phrase(["number": ShownNumber.wholeText($0)])
    }
  }

  /// Returns the words of the value in the legacy renderer.
  ///
  /// Source: React Native 0.75, RCTView.m, accessibilityValue.
  private func legacyWords(of props: ReactNativeProps) -> [Phrase] {
    var parts: [Phrase] = []
    if let path = props.role.name.flatMap({ ReactNativeValue.legacyRoles[$0] }) {
      parts.append(words[keyPath: path])
    }
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
    return parts
  }

  private func legacyShare(of props: ReactNativeProps) -> Phrase? {
    guard let range = props.value?.range, isInside(range) else { return nil }
    return ReactNativeValue.share(of: range).map {
      words.legacy.percent.phrase(["number": ShownNumber.cutText($0)])
    }
  }

  private static let legacyRoles: [String: any KeyPath<ReactNativeWords, Phrase> & Sendable] = [
    "alert": \.legacy.alert, "checkbox": \.checkbox, "combobox": \.legacy.comboBox,
    "menu": \.legacy.menu, "menubar": \.legacy.menuBar, "menuitem": \.legacy.menuItem,
    "progressbar": \.legacy.progressBar, "radio": \.radioButton,
    "radiogroup": \.legacy.radioGroup, "scrollbar": \.legacy.scrollBar,
    "spinbutton": \.legacy.spinButton, "switch": \.legacy.switchControl, "tab": \.legacy.tab,
    "tablist": \.legacy.tabList, "timer": \.legacy.timer, "toolbar": \.legacy.toolBar,
  ]

  /// Returns the percentage of a range.
  ///
  /// React Native does not subtract the minimum from the number. For example, 100 in the range from
  /// 50 to 150 is 100 per cent and not 50.
  private static func share(of range: Value.Range?) -> Double? {
    guard let range, let now = range.now, let low = range.minimum, let high = range.maximum,
      high > low
    else { return nil }
    let share = now / (high - low) * 100
    return share.isFinite ? share : nil
  }

  private func isInside(_ range: Value.Range) -> Bool {
    guard let now = range.now, let low = range.minimum, let high = range.maximum else {
      return false
    }
    return low <= now && now <= high
  }
}

extension ShownNumber {
  /// Formats a number without its fraction.
  static func cutText(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e15 else { return "\(number)" }
    return "\(Int64(number))"
  }
}
