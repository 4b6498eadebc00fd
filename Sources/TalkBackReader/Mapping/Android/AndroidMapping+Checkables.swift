import AccessibilityTree

/// The mapping of checkable views, to which Android adds a description of their state.
extension AndroidMapping {
  /// Sets the additional properties of a check box, switch, chip or checkable button.
  func applyChecked(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure,
    to info: inout AccessibilityNodeInfo
  ) {
    if let selected = selectedState(of: node) {
      info.flags.remove(.checkable)
      // TalkBack speaks “selected” by itself, so only “not selected” needs a state description.
      if !selected { info.stateWord = words.notSelected }
      info.mapping.append(AndroidViewRule.selectable)
      return
    }
    let checked = checkedState(of: node, widget)
    if let checked {
      info.flags.insert(.checkable)
      if checked == .on { info.flags.insert(.checked) }
    }
    switch widget.form {
    case .toggle: showToggleText(node, checked ?? .off, in: &info)
    case .materialButton: info.className = materialClass(index, isCheckable: checked != nil)
    case .chip: info.className = chipClass(node, index, checked, &info)
    case .menuRow: info.roleWord = words.roleNames.tab
    default: break
    }
    if node.role == .option, widget.form == .checkedText { info.flags.insert(.clickable) }
    describeState(of: node, checked, widget, in: &info)
  }

  /// Whether a radio button is selected.
  ///
  /// The result is `nil` for all other roles, and if the file states a checked state.
  private func selectedState(of node: Node) -> Bool? {
    guard node.role == .radio, node.value?.checked == nil, node.android.checked == nil else {
      return nil
    }
    return node.states.selected
  }

  /// Whether a view is checked, or `nil` if it is not checkable.
  private func checkedState(of node: Node, _ widget: AndroidViewClass.Exposure) -> Checked? {
    let stated = node.value?.checked ?? node.states.pressed
    if let stated { return stated }
    switch widget.form {
    case .checkable, .toggle: return .off
    case .checkedText: return node.states.selected == true ? .on : .off
    default: return node.android.checkable == true ? .off : nil
    }
  }

  /// Sets the text of a toggle button to its state, because such a button does not show its name.
  private func showToggleText(
    _ node: Node, _ checked: Checked, in info: inout AccessibilityNodeInfo
  ) {
    if !info.text.isEmpty, info.contentDescription.isEmpty { info.contentDescription = info.text }
    info.text = ownText(node, checked) ?? (checked == .on ? words.on : words.off).text
  }

  private func ownText(_ node: Node, _ checked: Checked) -> String? {
    checked == .on ? node.android.textOn : node.android.textOff
  }

  /// Returns the class that a Material button reports; it depends on the group around the button.
  private func materialClass(_ index: Node.Index, isCheckable: Bool) -> String {
    guard isCheckable else { return "android.widget.Button" }
    guard
      let group = parent(of: index, named: ["MaterialButtonToggleGroup", "MaterialButtonGroup"])
    else { return "android.widget.CompoundButton" }
    return group.android.singleSelection == true
      ? "android.widget.RadioButton" : "android.widget.ToggleButton"
  }

  private func chipClass(
    _ node: Node, _ index: Node.Index, _ checked: Checked?, _ info: inout AccessibilityNodeInfo
  ) -> String {
    let isPressable = node.android.clickable != false
    if checked != nil || isPressable { info.flags.formUnion([.clickable, .focusable]) }
    let group = parent(of: index, named: ["ChipGroup"])
    if checked != nil, group?.android.singleSelection == true {
      return "android.widget.RadioButton"
    }
    return checked != nil || isPressable ? "android.widget.Button" : "android.view.View"
  }

  private func parent(of index: Node.Index, named names: [String]) -> Node? {
    guard let parent = screen.parent(of: index).map({ screen[$0] }),
      let name = parent.android.viewClass?.split(separator: ".").last,
      names.contains(String(name))
    else { return nil }
    return parent
  }

  /// Sets the state description that Android 11 and later give to a checkable view.
  private func describeState(
    of node: Node, _ checked: Checked?, _ widget: AndroidViewClass.Exposure,
    in info: inout AccessibilityNodeInfo
  ) {
    if node.android.errorShown == true, widget.form == .checkable {
      info.text = words.invalidCheckBox.filled(["label": info.text])
    }
    guard let checked else { return }
    let isSwitch = info.className == "android.widget.Switch"
    if checked == .mixed {
      info.stateWord = words.partiallyChecked
      return
    }
    guard widget.form == .checkable || widget.form == .toggle || widget.form == .chip else {
      return
    }
    let own = ownText(node, checked)
    let word = checked == .on ? words.on : words.off
    guard has(.stateDescriptions) else {
      if isSwitch { appendSwitchText(own ?? word.text, to: &info) }
      return
    }
    // Material's check box begins unchecked, and describes its state only after a change.
    let isMaterial = node.android.viewClass?.split(separator: ".").last == "MaterialCheckBox"
    if checked == .off, isMaterial { return }
    info.mapping.append(AndroidViewRule.stateDescription)
    if isSwitch || widget.form == .toggle {
      if let own { info.stateDescription = own } else { info.stateWord = word }
    } else {
      info.stateWord = checked == .on ? states.checked : states.notChecked
    }
  }

  /// Appends the state to the text of a switch, as Android did before version 11.
  private func appendSwitchText(_ state: String, to info: inout AccessibilityNodeInfo) {
    info.text += info.text.isEmpty ? state : " \(state)"
    info.mapping.append(AndroidViewRule.switchText)
  }
}
