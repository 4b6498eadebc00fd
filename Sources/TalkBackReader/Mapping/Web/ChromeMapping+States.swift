import AccessibilityTree

/// The flags, actions and states of an element.
extension ChromeMapping {
  /// Sets all fields except the texts.
  func describe(
    _ info: inout AccessibilityNodeInfo, _ node: Node, _ index: Int, _ ancestors: Ancestors
  ) {
    let word = roleWord(of: node, index, ancestors)
    if !word.isEmpty {
      info.roleWord = word
      info.mapping.append(ChromeMappingRule.roleDescription)
    }
    info.applyStates(of: node, isFocusable: node.isFocusableInChrome)
    if node.role == .heading || ancestors.contains(.heading) || node.role.isTableHeader {
      info.flags.insert(.heading)
    }
    if isClickable(node, index) { info.flags.insert(.clickable) }
    if node.web?.element == "select", node.role == .combobox, node.states.expanded == nil {
      info.actions.insert(.expand)
    }
    applyEditing(node, to: &info)
    applyCheck(node, to: &info)
    applyRange(node, to: &info)
    applyError(of: node, to: &info)
    let state = stateDescription(of: node, index)
    if !state.isEmpty { info.stateWord = state }
  }

  /// Whether Chrome exposes an element as clickable.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, IsClickable.
  private func isClickable(_ node: Node, _ index: Int) -> Bool {
    if node.web?.isClickable == true || node.isBareEditor { return true }
    if node.role == .heading { return soleLink(in: index) != nil }
    return node.role.isClickableInChrome
  }

  private func applyEditing(_ node: Node, to info: inout AccessibilityNodeInfo) {
    guard node.isFieldInChrome, node.role != .spinButton || node.web?.hasExplicitRole != true else {
      if node.role == .spinButton, !node.states.isReadOnly { info.flags.insert(.editable) }
      if node.states.isReadOnly, node.role.takesReadOnlyInChrome {
        info.flags.insert(.disabled)
        info.mapping.append(ChromeMappingRule.readOnly)
      }
      return
    }
    let isFree = !node.states.isReadOnly && !node.states.isDisabled
    if isFree {
      info.flags.insert(.editable)
      info.actions.insert(.setText)
    } else if node.states.isReadOnly {
      if !has(.enabledReadOnlyFields) { info.flags.insert(.disabled) }
      info.mapping.append(ChromeMappingRule.readOnly)
    }
    if node.textInput?.isMultiline == true { info.flags.insert(.multiLine) }
    if node.textInput?.isSecure == true { info.flags.insert(.password) }
    if !info.text.isEmpty || node.role == .spinButton { info.actions.insert(.setSelection) }
    if let length = node.textInput?.maximumLength { info.rare.maxTextLength = length }
  }

  private func applyCheck(_ node: Node, to info: inout AccessibilityNodeInfo) {
    guard let checked = node.isToggle ? node.states.pressed : node.value?.checked else { return }
    let isMixed = checked == .mixed && !node.isToggle
    if !isMixed || has(.partialChecks) { info.flags.insert(.checkable) }
    if checked == .on { info.flags.insert(.checked) }
    if isMixed, has(.partialChecks) { info.flags.insert(.partlyChecked) }
  }

  /// Sets the number and limits of an element with a range.
  ///
  /// Source: Chromium, web_contents_accessibility_android.cc,
  /// PopulateAccessibilityNodeInfoRangeInfo.
  private func applyRange(_ node: Node, to info: inout AccessibilityNodeInfo) {
    let isRange = node.role.isRangeInChrome
    guard isRange, let range = node.value?.range, let now = range.now else { return }
    let isShare = node.role == .progressBar || node.role == .meter
    let high = isShare && node.web?.hasExplicitRole == false ? 1.0 : 100
    info.rare.range = AccessibilityNodeInfo.RangeInfo(
      kind: .float, minimum: range.minimum ?? 0, maximum: range.maximum ?? high, current: now)
    info.mapping.append(ChromeMappingRule.range)
    switch node.role {
    case .slider, .scrollBar:
      info.actions.formUnion([.setProgress, .scrollForward, .scrollBackward])
    case .meter, .separator, .spinButton: info.actions.insert(.setProgress)
    default: break
    }
  }

  /// Exposes that an element is invalid, with Chrome's own words before the error message.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, IsContentInvalid and
  /// GetContentInvalidErrorMessage.
  private func applyError(of node: Node, to info: inout AccessibilityNodeInfo) {
    guard node.isInvalidInChrome else { return }
    if let invalidAfter {
      let value = info.text.isEmpty ? info.stateDescription : info.text
      guard value.utf16.count > invalidAfter else { return }
    }
    let message = node.error ?? ""
    info.flags.insert(.contentInvalid)
    let entry = words.invalidEntry
    info.error = message.isEmpty ? entry.text : "\(entry.text) \(message)"
    if message.isEmpty { info.platformWords.error = entry.attestation }
    info.mapping.append(ChromeMappingRule.invalid)
  }

  /// Returns the states that Chrome exposes in words, joined by spaces.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, GetStateDescription.
  private func stateDescription(of node: Node, _ index: Int) -> Phrase {
    var states: [Phrase] = []
    if node.states.isMultiselectable, node.role != .combobox { states.append(selection(in: index)) }
    if has(.groupPositions), let position = node.groupPosition {
      let isChecked = node.value?.checked == .on
      let template = isChecked ? words.chrome.checkedInGroup : words.chrome.uncheckedInGroup
      states.append(
        template.phrase(["index": String(position.position), "count": String(position.count)]))
    }
    if let current = node.states.current { states.append(currentWord(current)) }
    if node.role.isRangeInChrome, let text = node.value?.text ?? spinText(node), !text.isEmpty {
      states.append(Phrase(text))
    }
    if node.isToggle || node.role == .switchControl && !node.isNativeSwitch {
      let isOn = (node.isToggle ? node.states.pressed : node.value?.checked) == .on
      states.append(isOn ? words.on : words.off)
    } else if !has(.partialChecks), node.value?.checked == .mixed {
      states.append(words.partiallyChecked)
    }
    if node.states.isRequired, has(.requiredState), !has(.requiredField) {
      states.append(words.chrome.required)
    }
    guard let first = states.first, states.count > 1 else { return states.first ?? "" }
    let text = states.map(\.text).joined(separator: " ")
    return Phrase(
      text, states.first { $0.attestation != .attested }?.attestation ?? first.attestation)
  }

  private func spinText(_ node: Node) -> String? {
    node.role == .spinButton ? node.value?.range?.now?.shortText : nil
  }

  private func selection(in index: Int) -> Phrase {
    var (count, selected) = (0, 0)
    for child in source.children(of: index) where source[child].kind == .element {
      let node = screen[source[child].node]
      guard node.states.selected != nil || node.role == .option else { continue }
      count += 1
      if node.states.selected == true { selected += 1 }
    }
    guard selected > 0 else { return words.chrome.noneSelected }
    return words.chrome.someSelected.phrase([
      "selected": String(selected), "count": String(count),
    ])
  }

  private func currentWord(_ current: States.Current) -> Phrase {
    switch current {
    case .yes: words.roleNames.current
    case .page: words.roleNames.currentPage
    case .step: words.roleNames.currentStep
    case .location: words.roleNames.currentLocation
    case .date: words.roleNames.currentDate
    case .time: words.roleNames.currentTime
    }
  }
}

extension Node {
  /// Whether Chrome exposes a value as invalid when the page is loaded.
  ///
  /// If the author states whether the value is invalid, Chrome exposes what the author states. A
  /// required choice is invalid if nothing is chosen. A required text field that is empty becomes
  /// invalid only after the user has visited it. Source: Chromium, AXNodeObject::GetInvalidState.
  fileprivate var isInvalidInChrome: Bool {
    if let invalid = states.invalid { return invalid != .none }
    if error != nil { return true }
    guard let violations = web?.violations, !violations.isEmpty else { return false }
    let values: Violations = [.typeMismatch, .patternMismatch, .rangeUnderflow, .rangeOverflow]
    if !violations.isDisjoint(with: values) { return true }
    guard violations.contains(.valueMissing) else { return false }
    switch role {
    case .textBox, .searchBox, .spinButton: return false
    case .combobox: return web?.element == "select"
    default: return true
    }
  }

  /// The position of a radio button in its group.
  ///
  /// The value is `nil` if the position is unknown, or if the group has no other button.
  fileprivate var groupPosition: (position: Int, count: Int)? {
    guard role == .radio, let known = collectionPosition?.knownPosition, known.count > 1 else {
      return nil
    }
    return known
  }
}

extension Role {
  var isTableHeader: Bool { self == .columnHeader || self == .rowHeader }

  var isRangeInChrome: Bool {
    switch self {
    case .slider, .scrollBar, .progressBar, .meter, .spinButton, .separator: true
    default: false
    }
  }

  /// Whether `aria-readonly` has an effect on this role; `false` for roles of text fields.
  fileprivate var takesReadOnlyInChrome: Bool {
    switch self {
    case .checkbox, .combobox, .spinButton, .grid, .gridCell, .columnHeader, .rowHeader, .listbox,
      .radioGroup, .slider, .switchControl, .menuItemCheckbox, .menuItemRadio, .treeGrid:
      true
    default: false
    }
  }
}
