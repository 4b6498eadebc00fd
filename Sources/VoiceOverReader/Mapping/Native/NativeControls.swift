import AccessibilityTree
import Announcements

/// A builder of the traits and values that UIKit's controls have.
///
/// Source: UIKit's controls in AccessibilitySnapshot 0.12.1, DefaultControlsTests and
/// TextAccessibility reference images; SwiftUI techniques of CVS Health.
struct NativeControls {
  let words: VoiceOverPhrasebook

  /// Sets the traits and value that the UIKit control for a role has.
  func apply(_ role: NativeRole, _ node: Node, to element: inout AccessibilityElement) {
    switch role {
    case .button: applyButton(node, to: &element)
    case .link: element.traits.insert(.link)
    case .image: element.traits.insert(.image)
    case .heading:
      element.traits.insert(.header)
      element.design = element.facts { $0.level = node.headingLevel }
    case .textField, .searchField: applyTextField(role, node, to: &element)
    case .toggle:
      element.traits.formUnion([.button, .switchButton])
      element.value = NativeControls.switchValue(node.value?.checked ?? .off)
    case .checkbox: applyCheckable(.checkbox, node, to: &element)
    case .radio: applyCheckable(.radioButton, node, to: &element)
    case .slider, .stepper: applySlider(role, node, to: &element)
    case .progress: applyProgress(node, to: &element)
    case .picker: applyPicker(node, to: &element)
    case .tab:
      element.traits.insert(.tabBarItem)
      // VoiceOver never says “dimmed” for a tab, even if the tab is disabled.
      element.traits.remove(.notEnabled)
      element.kind = .tabBarButton
    case .menuItem: element.traits.insert(.button)
    case .menuCheckbox:
      element.traits.insert(.button)
      if node.value?.checked == .on { element.traits.insert(.selected) }
    case .pageControl: element.setPage(of: node, words.values)
    case .colorWell:
      element.traits.insert(.button)
      element.design = element.facts { $0.roleWord = .colorWell }
    case .fileButton, .disclosure: element.traits.insert(.button)
    case .other(let name):
      element.traits.insert(.staticText)
      element.design = element.facts { $0.roleWord = .named(name) }
      element.setShare(of: node, words.values)
    case .text, .option, .listItem, .cell, .passage, .group, .landmark, .list, .table, .tabBar,
      .decoration:
      element.traits.insert(.staticText)
    }
  }

  /// Returns the value of a switch: `1` if it is on, `0` if it is off, and `2` if it is mixed.
  static func switchValue(_ checked: Checked) -> String {
    switch checked {
    case .off: "0"
    case .on: "1"
    case .mixed: "2"
    }
  }

  private func applyButton(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.button)
    if let pressed = node.states.pressed {
      element.traits.insert(.switchButton)
      element.value = NativeControls.switchValue(pressed)
    }
    if node.states.popup != nil {
      element.design = element.facts {
        $0.roleWord = .popUpButton
        $0.opensPicker = $0.expanded == nil
      }
    }
  }

  private func applyTextField(
    _ role: NativeRole, _ node: Node, to element: inout AccessibilityElement
  ) {
    let input = node.textInput
    element.traits.insert(.textEntry)
    if role == .searchField { element.traits.insert(.searchField) }
    if input?.isSecure == true { element.traits.insert(.secureTextField) }
    if input?.isMultiline == true { element.traits.insert(.textArea) }
    if node.states.isFocused { element.traits.insert(.isEditing) }
    let text = node.value?.text ?? ""
    let placeholder = node.placeholder ?? ""
    element.value = text.isEmpty ? nil : text
    // A placeholder that serves as the name is spoken once. A placeholder with the same text as a
    // separate label is spoken in addition to the label, as heard in
    // microsoft/Teams-AdaptiveCards-Mobile#77.
    let isName = placeholder == element.label && node.label?.origin == .placeholder
    if text.isEmpty, !placeholder.isEmpty, !isName {
      element.value = placeholder
      element.showsPlaceholder = true
    }
    if input?.isSecure == true, !text.isEmpty {
      element.value = String(repeating: "•", count: text.count)
    }
    element.design = element.facts {
      $0.placeholder = placeholder.isEmpty ? nil : placeholder
      if input?.isSecure == true, !text.isEmpty { $0.characters = text.count }
    }
  }

  /// Sets the properties of a check box or radio button, for which UIKit has no control.
  ///
  /// If a toggle does not have the button trait, VoiceOver says only its state. The announcement
  /// therefore also gets the word that VoiceOver says for this role in Safari.
  private func applyCheckable(
    _ role: AccessibilityElement.RoleWord, _ node: Node, to element: inout AccessibilityElement
  ) {
    let checked = node.value?.checked ?? .off
    element.value = nil
    if role == .checkbox {
      element.traits.insert(.switchButton)
      element.value = NativeControls.switchValue(checked)
    }
    element.design = element.facts {
      $0.roleWord = role
      $0.checked = checked
    }
  }

  private func applySlider(
    _ role: NativeRole, _ node: Node, to element: inout AccessibilityElement
  ) {
    element.traits.insert(.adjustable)
    guard role == .stepper, element.value == nil else {
      return element.setShare(of: node, words.values)
    }
    element.value = node.value?.range?.shownNow
  }

  private func applyProgress(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.updatesFrequently)
    if element.label == nil { element.setLabel(words.uiKit.progress) }
    element.setShare(of: node, words.values)
    if element.value == nil, node.role == .progressBar { element.setValue(words.uiKit.inProgress) }
  }

  private func applyPicker(_ node: Node, to element: inout AccessibilityElement) {
    if node.textInput != nil || node.states.isFocused {
      applyTextField(.textField, node, to: &element)
      return
    }
    element.showPlaceholder(of: node)
    element.design = element.facts {
      $0.roleWord = .popUpButton
      $0.opensPicker = true
    }
  }
}

/// The values that UIKit's controls have if the author sets none.
extension AccessibilityElement {
  /// Sets the value to the placeholder if the value is empty.
  mutating func showPlaceholder(of node: Node) {
    guard value == nil, let placeholder = node.placeholder, !placeholder.isEmpty else { return }
    value = placeholder
    showsPlaceholder = true
  }

  /// Turns the element into a page control, whose value is the current page.
  mutating func setPage(of node: Node, _ values: VoiceOverPhrasebook.Values) {
    traits.insert(.adjustable)
    if value == nil, let page = values.page(of: node.value?.range) { setValue(page) }
  }

  /// Sets the value to the node's current number, as a percentage of the range of that number.
  mutating func setShare(of node: Node, _ values: VoiceOverPhrasebook.Values) {
    guard value == nil, let share = node.value?.range.flatMap(ShownNumber.percentage) else {
      return
    }
    setValue(values.percent.phrase(["number": share]))
  }
}
