/// How Chrome exposes fields, pickers and ranges.
extension ChromeMapping {
  /// A field in which text is typed.
  func field(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.EditText", node: index)
    info.flags.formUnion([.clickable, .focusable])
    info.actions.insert(.setText)
    if node.isEditableOnWeb { info.flags.insert(.editable) }
    if node.role == .searchBox { info.roleWord = words.roleNames.searchField }
    if node.textInput?.isMultiline == true { info.flags.insert(.multiLine) }
    let value = node.value?.text ?? (node.isEditableOnWeb ? "" : node.name)
    let isSecure = node.textInput?.isSecure == true
    if isSecure { info.flags.insert(.password) }
    info.text = isSecure ? String(repeating: "•", count: value.utf16.count) : value
    if !value.isEmpty { info.actions.insert(.setSelection) }
    info.hintText = fieldHint(of: node)
    info.mapping = [ChromeMappingRule.fieldValue]
    if node.states.isReadOnly {
      info.flags.insert(.disabled)
      info.mapping.append(ChromeMappingRule.readOnly)
    }
    if let length = node.textInput?.maximumLength { info.rare.maxTextLength = length }
    applyError(of: node, value, to: &info)
    return info
  }

  /// Name, placeholder and description, joined by spaces.
  private func fieldHint(of node: Node) -> String {
    var parts = [node.name]
    if node.label?.origin != .placeholder { parts.append(node.placeholder ?? "") }
    parts.append(node.description)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// An invalid field or control is exposed as one when a message says what is wrong, or, where the
  /// throttle is set, when it holds enough characters.
  ///
  /// Assumed of all but text fields: recordings are of those.
  func applyError(of node: Node, _ value: String, to info: inout AccessibilityNodeInfo) {
    guard let invalid = node.states.invalid ?? (node.error == nil ? nil : .yes), invalid != .none
    else { return }
    let message = node.error ?? ""
    if let invalidAfter {
      guard value.utf16.count > invalidAfter else { return }
    } else if message.isEmpty {
      return
    }
    info.flags.insert(.contentInvalid)
    let entry = words.invalidEntry
    info.error = message.isEmpty ? entry.text : "\(entry.text) \(message)"
    if message.isEmpty { info.platformWords.error = entry.attestation }
    info.mapping.append(ChromeMappingRule.invalid)
  }

  /// A select, or a field for a date, time or color.
  func picker(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.Spinner", node: index)
    info.flags.formUnion([.clickable, .focusable])
    info.text = node.value?.text ?? ""
    info.hintText = fieldHint(of: node)
    info.mapping = [ChromeMappingRule.fieldValue, ChromeMappingRule.roleDescription]
    if node.role == .combobox {
      let isSelect = node.web?.element == "select"
      let isMenu = isSelect || node.states.popup == .menu
      info.roleWord =
        isMenu ? words.roleNames.menuPopUpButton : words.roleNames.popUpButton
      info.mapping = [ChromeMappingRule.select, ChromeMappingRule.roleDescription]
      if isSelect, node.states.expanded == nil { info.actions.insert(.expand) }
      if info.text.isEmpty, !isSelect { info.text = node.name }
      if info.text == node.name { info.hintText = node.description }
    } else {
      info.roleWord = dateWord(node)
    }
    applyError(of: node, info.text, to: &info)
    return info
  }

  private func dateWord(_ node: Node) -> Phrase {
    guard node.role == .dateTimeField, node.web?.type == "datetime" else {
      return words.roleNames.word(for: node.role)
    }
    return words.roleNames.dateTimePicker
  }

  /// A field for a number.
  func spinButton(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.EditText", node: index)
    info.flags.formUnion([.editable, .clickable, .focusable])
    info.actions.formUnion([.setText, .setSelection])
    info.text = node.name
    info.stateDescription = node.value?.text ?? node.value?.range?.now?.shortText ?? ""
    let placeholder = node.label?.origin == .placeholder ? "" : node.placeholder ?? ""
    info.hintText = [placeholder, node.description].filter { !$0.isEmpty }.joined(separator: " ")
    info.roleWord = words.roleNames.spinButton
    info.mapping = [ChromeMappingRule.spinValue, ChromeMappingRule.roleDescription]
    if node.states.isReadOnly { info.flags.insert(.disabled) }
    applyError(of: node, info.stateDescription, to: &info)
    return info
  }

  /// A slider, meter or progress bar.
  func range(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    let isSlider = node.role == .slider || node.role == .scrollBar
    var info = AccessibilityNodeInfo(
      isSlider ? "android.widget.SeekBar" : "android.widget.ProgressBar", node: index)
    info.text = node.name
    info.hintText = node.description
    info.roleWord = words.roleNames.word(for: node.role)
    info.describeRange(of: node, words, cutsOff: true)
    info.mapping = [ChromeMappingRule.nameAsText, ChromeMappingRule.roleDescription]
    if node.value?.text == nil, !info.stateDescription.isEmpty {
      info.mapping.append(ChromeMappingRule.wholePercent)
    }
    if isSlider {
      info.flags.insert(.focusable)
      info.actions.formUnion([.setProgress, .scrollForward, .scrollBackward])
    }
    return info
  }

  /// Conditions every kind of element can be in.
  func applyStates(of node: Node, to info: inout AccessibilityNodeInfo) {
    info.applyStates(of: node, isFocusable: node.isFocusableInChrome)
    if let current = node.states.current {
      let state = info.stateDescription
      let word = currentWord(current)
      info.stateWord = state.isEmpty ? word : Phrase("\(state) \(word.text)", word.attestation)
    }
    if let live = node.live { info.rare.liveRegion = live.politeness }
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
  /// Whether focus can land on it; a frame without a name would be an empty stop.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, IsFocusable.
  var isFocusableInChrome: Bool { states.isFocusable == true && !(role == .frame && name.isEmpty) }

  /// Whether text can be typed; a page built in code leaves it to the role.
  var isEditableOnWeb: Bool {
    guard let web else { return role != .combobox || textInput != nil }
    return web.isEditable
  }
}
