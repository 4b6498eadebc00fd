import AccessibilityTree
import Announcements

/// A builder of the traits and values that UIKit's classes have by default.
///
/// Source: UIKit's controls in AccessibilitySnapshot 0.12.1, reference images of
/// DefaultControlsTests.
struct UIKitControls {
  let words: VoiceOverPhrasebook
  let labels: UIKitWords
  let corrections: VoiceOverCorrections
  let isOfSwiftUI: Bool

  /// Sets the traits and value that elements of a class have by default.
  func apply(_ kind: UIKitClass, _ node: Node, to element: inout AccessibilityElement) {
    switch kind {
    case .label: applyLabel(node, to: &element)
    case .button: applyButton(node, to: &element)
    case .popUpButton: applyPopUpButton(node, to: &element)
    case .backButton: element.traits.formUnion([.button, .backButton])
    case .link: element.traits.insert(.link)
    case .key: element.traits.insert(.keyboardKey)
    case .textField, .secureTextField, .textView, .searchBar:
      UIKitFields.apply(kind, node, to: &element)
    case .toggle, .checkbox: applyToggle(node, to: &element)
    case .radio, .segment: applyChoice(node, to: &element)
    case .tab: applyTab(node, to: &element)
    case .slider:
      element.traits.insert(.adjustable)
      element.setShare(of: node, words.values)
    case .pageControl: element.setPage(of: node, words.values)
    case .picker: applyWheel(node, to: &element)
    case .pickerWheel:
      // The value of a picker's column is its selected row; columns have no labels.
      if element.value == nil { (element.value, element.label) = (element.label, nil) }
      applyWheel(node, to: &element)
    case .datePicker: applyDatePicker(node, to: &element)
    case .image: element.traits.insert(.image)
    case .progressView: applyProgress(node, to: &element)
    case .activityIndicator: applyActivity(node, to: &element)
    case .colorWell:
      element.traits.insert(.button)
      element.design = element.facts { $0.roleWord = .colorWell }
    case .cell: applyCell(node, to: &element)
    case .dataCell: element.kind = .cell
    case .stepper, .segmentedControl, .navigationBar, .toolbar, .tabBar, .tableView, .dataTable,
      .landmark, .group, .alert, .sheet, .menu, .view, .decoration, .unknown, .systemUI:
      break
    }
  }

  private func applyLabel(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.staticText)
    guard node.role == .heading else { return }
    element.traits.insert(.header)
    element.rules.append(isOfSwiftUI ? SwiftUIRules.header : UIKitRules.header)
    element.design = element.facts { $0.level = node.headingLevel }
  }

  /// Adds the trait “selected” to a pressed button or a checked menu item.
  private func applyButton(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.button)
    guard node.states.pressed == .on || node.value?.checked == .on else { return }
    element.traits.insert(.selected)
    element.rules.append(UIKitRules.selected)
  }

  private func applyPopUpButton(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.button)
    element.showPlaceholder(of: node)
    element.design = element.facts {
      $0.roleWord = .popUpButton
      $0.opensPicker = $0.expanded == nil
    }
  }

  /// Sets the traits and value of a switch; a value given by the author has no effect.
  private func applyToggle(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.formUnion([.button, .switchButton])
    element.value = NativeControls.switchValue(node.value?.checked ?? .off)
  }

  private func applyChoice(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.button)
    if node.value?.checked == .on { element.traits.insert(.selected) }
  }

  private func applyTab(_ node: Node, to element: inout AccessibilityElement) {
    element.kind = .tabBarButton
    element.traits.insert(.tabBarItem)
    if node.value?.checked == .on { element.traits.insert(.selected) }
    // VoiceOver never says “dimmed” for a tab, even if the tab is disabled.
    element.traits.remove(.notEnabled)
    applyBadge(node, isValue: corrections.badgesAreValues, by: UIKitRules.badge, to: &element)
  }

  /// Sets the badge of a bar button as the button's value.
  ///
  /// VoiceOver does not announce the badge before iOS 27.
  func applyBarBadge(_ node: Node, to element: inout AccessibilityElement) {
    applyBadge(
      node, isValue: corrections.barBadgesAreValues, by: UIKitRules.barBadge, to: &element)
  }

  private func applyBadge(
    _ node: Node, isValue: Bool, by rule: Rule, to element: inout AccessibilityElement
  ) {
    guard element.value == nil, let badge = node.knownIOS?.badge, !badge.isEmpty else { return }
    guard isValue else {
      let part = Part(.value, badge, by: rule)
      element.design = element.facts { $0.omissions.append(part) }
      return
    }
    element.rules.append(rule)
    guard let count = Int(badge) else {
      element.value = badge
      return
    }
    element.setValue(labels.badge.phrase(count, by: labels.plurals))
  }

  private func applyWheel(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.adjustable)
    element.design = element.facts {
      $0.roleWord = .pickerItem
      guard let knownPosition = node.collectionPosition?.knownPosition else { return }
      $0.position = knownPosition.position
      $0.count = knownPosition.count
    }
  }

  /// Makes a date picker a button that shows the date or, in the older style, a wheel.
  private func applyDatePicker(_ node: Node, to element: inout AccessibilityElement) {
    if let date = WebDates(words: words).phrase(for: node) { element.setValue(date) }
    if node.knownIOS?.datePickerStyle == .wheels {
      applyWheel(node, to: &element)
    } else {
      element.traits.insert(.button)
    }
  }

  private func applyProgress(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.updatesFrequently)
    if element.label == nil { element.setLabel(labels.progress) }
    element.setShare(of: node, words.values)
  }

  private func applyActivity(_ node: Node, to element: inout AccessibilityElement) {
    element.traits.insert(.updatesFrequently)
    guard element.label == nil else { return }
    let isHalted = node.knownIOS?.isAnimating == false
    element.setLabel(isHalted ? labels.progressHalted : labels.inProgress)
  }

  /// Sets the trait that a cell gets from its accessory.
  ///
  /// A check mark makes the cell selected, and an arrow makes it a button.
  private func applyCell(_ node: Node, to element: inout AccessibilityElement) {
    switch node.knownIOS?.accessory {
    case .checkmark: element.traits.insert(.selected)
    case .disclosureIndicator, .detailDisclosureButton: element.traits.insert(.button)
    case Optional.none, .some(.none), .detailButton: return
    }
    element.rules.append(UIKitRules.accessory)
  }
}
