import AccessibilityTree
import Announcements

/// A builder of the elements for controls, images and links of a web page.
///
/// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm.
struct WebKitControls {
  let words: VoiceOverPhrasebook
  let state: WebState
  let version: VoiceOver.WebKit

  /// Returns the element of a node, and the additional attributes that WebKit exposes.
  func make(_ role: WebAttributes.Role, _ node: Node, _ index: Node.Index) -> (
    element: AccessibilityElement, attributes: WebAttributes
  ) {
    var attributes = WebAttributes(role)
    state.fill(&attributes)
    var element = AccessibilityElement(node: index)
    element.label = node.name.isEmpty ? nil : node.name
    element.language = (node.language ?? state.language).flatMap { $0.isEmpty ? nil : $0 }
    element.rules = WebKitRules.control
    element.traits = state.traits
    fillStates(node, &element, &attributes)
    fillDescription(node, &element, &attributes)
    fillRole(role, node, &element, &attributes)
    if let label = element.label, WebTextRun.isBlank(label) { element.label = nil }
    return (element, attributes)
  }

  private func fillStates(
    _ node: Node, _ element: inout AccessibilityElement, _ attributes: inout WebAttributes
  ) {
    let states = node.states
    if states.isDisabled { element.traits.insert(.notEnabled) }
    if states.selected == true { element.traits.insert(.selected) }
    attributes.current = states.current
    attributes.expanded = states.expanded ?? attributes.expanded
    attributes.popup = states.popup
    attributes.isRequired = attributes.isRequired || states.isRequired
    attributes.invalid = WebValidity(version).invalidity(of: node)
    attributes.isReadOnly = states.isReadOnly
    if attributes.invalid != nil { attributes.error = node.error }
    if let description = node.roleDescription {
      attributes.omissions.append(Part(.role, description, by: WebKitRules.noRoleDescription))
    }
  }

  /// Sets the descriptions of a control.
  ///
  /// The description of a fieldset replaces the title of a control in it, but not the description to
  /// which `aria-describedby` refers. Source: WebKit, AccessibilityNodeObject::helpText. Assumed:
  /// VoiceOver says the description of a fieldset also if the control has an `aria-description`.
  private func fillDescription(
    _ node: Node, _ element: inout AccessibilityElement, _ attributes: inout WebAttributes
  ) {
    let ofGroup = attributes.role.isFormControl ? state.groupDescription : nil
    if let hint = node.hint, !WebTextRun.isBlank(hint.text) {
      switch hint.origin {
      case .ariaDescription: attributes.ariaDescription = hint.text
      case .ariaDescribedByAlert:
        attributes.omissions.append(Part(.hint, hint.text, by: WebKitRules.alertIsNoDescription))
        return
      case .title where ofGroup != nil:
        attributes.omissions.append(Part(.hint, hint.text, by: WebKitRules.groupDescription))
      default:
        element.hint = hint.text
        return
      }
    }
    guard let ofGroup else { return }
    element.hint = ofGroup
    attributes.hintIsOfGroup = true
  }

  private func fillRole(
    _ role: WebAttributes.Role, _ node: Node, _ element: inout AccessibilityElement,
    _ attributes: inout WebAttributes
  ) {
    switch role {
    case .text where node.role == .heading:
      element.traits.formUnion([.staticText, .header])
      attributes.headingLevel = node.level ?? 2
    case .text, .marker: element.traits.insert(.staticText)
    case .button:
      element.traits.insert(.button)
      if node.role == .button, node.label?.origin == .standard {
        element.setLabel(node.web?.type == "reset" ? words.values.reset : words.values.submit)
      }
      if node.role == .fileButton {
        element.value = node.value?.text
        if element.value == nil { element.setValue(words.values.noFileSelected) }
        if element.label == nil || element.label == element.value {
          element.setLabel(words.values.chooseFile)
        }
      }
    case .date, .colorWell: fillPicker(node, &element, &attributes)
    case .toggleButton:
      element.traits.formUnion([.button, .switchButton])
      attributes.checked = node.states.pressed
    case .popUpButton:
      element.traits.insert(.button)
      element.value = node.value?.text.flatMap { $0.isEmpty ? nil : $0 }
      if node.role != .button { removePopupState(&attributes) }
      if node.role == .listbox, node.states.isMultiselectable {
        element.rules.append(WebKitRules.multipleSelect)
      }
      omitPressedState(node, &attributes)
    case .checkbox, .switchControl, .radioButton, .menuItem:
      fillCheckable(role, node, &element, &attributes)
    case .link:
      element.traits.insert(.link)
      attributes.link = WebState.link(node)
    case .textField, .searchField, .secureTextField, .multiLineTextField, .comboBox:
      fillTextField(role, node, &element, &attributes)
    case .slider:
      element.traits.insert(.adjustable)
      element.value = node.value?.text.flatMap { $0.isEmpty ? nil : $0 }
      if element.value == nil { element.setValue(number(node)) }
    case .image:
      element.traits.insert(.image)
      fillFileName(node, &element)
    case .tab:
      element.traits.insert(.tabBarItem)
      fillPosition(node, &attributes)
    case .option: element.value = nil
    case .progress:
      element.traits.insert(.updatesFrequently)
      fillShare(node, &element)
    case .separator: element.traits.insert(.notEnabled)
    case .media: element.setValue(words.values.indefiniteTime)
    case .math: break
    case .named: fillShare(node, &element)
    }
  }

  /// Sets the properties of a date, time or colour control, which opens a popup.
  private func fillPicker(
    _ node: Node, _ element: inout AccessibilityElement, _ attributes: inout WebAttributes
  ) {
    element.value = node.value?.text.flatMap { $0.isEmpty ? nil : $0 }
    if let date = WebDates(words: words).phrase(for: node) { element.setValue(date) }
    let isColor = attributes.role == .colorWell
    if isColor, let name = element.value.flatMap(words.values.colors.name) {
      element.setValue(name)
    }
    removePopupState(&attributes)
    guard isColor ? version.colorsArePopUpButtons : version.datesArePopUpButtons else { return }
    attributes.role = .popUpButton
    element.traits.insert(.button)
  }

  /// Sets the label of an image without a name to the name of its file.
  private func fillFileName(_ node: Node, _ element: inout AccessibilityElement) {
    guard element.label == nil, let name = node.web?.lastPartOfTarget, !name.isEmpty else { return }
    element.label = String(name)
    element.rules.append(WebKitRules.fileName)
  }

  private func fillShare(_ node: Node, _ element: inout AccessibilityElement) {
    element.value = node.value?.text
    if element.value == nil { element.setValue(percent(node)) }
  }

  /// Records the pressed state of a popup button as a part that VoiceOver does not announce.
  private func omitPressedState(_ node: Node, _ attributes: inout WebAttributes) {
    let words: Phrase
    switch node.states.pressed {
    case nil: return
    case .on: words = self.words.states.pressed
    case .off: words = self.words.states.notPressed
    case .mixed: words = self.words.states.mixed
    }
    attributes.omissions.append(Part(.state, words, by: WebKitRules.popupIsNoToggle))
  }

  /// Removes the popup and expanded states, which VoiceOver does not announce for native pickers.
  private func removePopupState(_ attributes: inout WebAttributes) {
    attributes.popup = nil
    attributes.expanded = nil
  }

  private func fillCheckable(
    _ role: WebAttributes.Role, _ node: Node, _ element: inout AccessibilityElement,
    _ attributes: inout WebAttributes
  ) {
    attributes.checked = node.value?.checked
    if role == .menuItem {
      if version.menuItemsAreButtons { element.traits.insert(.button) }
      if attributes.checked != nil { element.traits.insert(.switchButton) }
      return
    }
    if role != .radioButton { element.traits.insert(.switchButton) }
    attributes.checked = node.value?.checked ?? .off
    element.value = NativeControls.switchValue(attributes.checked ?? .off)
    // A radio button that is the only one of its group has no position.
    if role == .radioButton, node.collectionPosition?.setSize != 1 {
      fillPosition(node, &attributes)
    }
  }

  private func fillPosition(_ node: Node, _ attributes: inout WebAttributes) {
    guard let position = node.collectionPosition?.positionInSet,
      let size = node.collectionPosition?.setSize, size > 0
    else {
      return
    }
    attributes.position = position
    attributes.count = size
  }

  private func fillTextField(
    _ role: WebAttributes.Role, _ node: Node, _ element: inout AccessibilityElement,
    _ attributes: inout WebAttributes
  ) {
    // People cannot type into a combo box without a field, such as a button for opening a list.
    if role != .comboBox || node.textInput != nil { element.traits.insert(.textEntry) }
    if role == .searchField { element.traits.insert(.searchField) }
    if role == .multiLineTextField { element.traits.insert(.textArea) }
    if node.states.isFocused { element.traits.insert(.isEditing) }
    let text = node.value?.text ?? node.value?.range?.shownNow ?? ""
    element.value = text.isEmpty ? nil : text
    if role == .secureTextField {
      element.traits.insert(.secureTextField)
      if !text.isEmpty { element.value = String(repeating: "•", count: text.count) }
      attributes.characters = text.isEmpty ? nil : text.count
    }
    if role == .comboBox, attributes.popup == nil { attributes.popup = .listbox }
    if role == .textField, node.role == .combobox { attributes.expanded = nil }
    let placeholder = node.placeholder ?? ""
    attributes.placeholder = placeholder.isEmpty ? nil : placeholder
    if text.isEmpty, !placeholder.isEmpty, node.label?.origin != .placeholder {
      element.value = placeholder
      element.showsPlaceholder = true
    }
  }

  /// Returns the number of a range and, for a slider, the percentage.
  ///
  /// Callers use the result only if the author gave no text for the value.
  private func number(_ node: Node) -> Phrase? {
    // WebKit assumes 0 for a spin button without a number.
    let isSpinButton = node.role == .spinButton
    guard let now = node.value?.range?.now ?? (isSpinButton ? 0 : nil), now.isFinite else {
      return nil
    }
    guard let share = percent(node), node.role == .slider else {
      return Phrase(ShownNumber.text(now))
    }
    return Phrase("\(ShownNumber.text(now)), \(share.text)", share.attestation)
  }

  private func percent(_ node: Node) -> Phrase? {
    guard let range = node.value?.range, let now = range.now else { return nil }
    let low = range.minimum ?? 0
    let high = range.maximum ?? (node.web?.element == "input" || node.role == .slider ? 100 : 1)
    guard high > low else { return nil }
    let share = (now - low) / (high - low) * 100
    guard share.isFinite, (high - low).isFinite else { return nil }
    return words.values.percent.phrase(["number": ShownNumber.text(share)])
  }
}

extension WebAttributes.Role {
  /// Whether WebKit regards an element with this role as a form control.
  ///
  /// Source: WebKit, AccessibilityObject::isControl and isARIAControl.
  fileprivate var isFormControl: Bool {
    switch self {
    case .button, .toggleButton, .popUpButton, .checkbox, .radioButton, .switchControl,
      .textField, .searchField, .secureTextField, .multiLineTextField, .comboBox, .slider,
      .colorWell, .date:
      true
    case .text, .link, .image, .menuItem, .tab, .option, .separator, .math, .progress, .marker,
      .media, .named:
      false
    }
  }
}
