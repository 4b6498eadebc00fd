import AccessibilityTree

/// What the type of an element in a dump of XCUITest tells that none of its traits does.
enum XCUIElementWords {
  /// Adds the words of a type, and that a field shows its placeholder.
  static func apply(_ attributes: UIKitAttributes, to element: inout AccessibilityElement) {
    guard let type = attributes.type else { return }
    if let placeholder = attributes.placeholder, !placeholder.isEmpty,
      element.value == placeholder, element.traits.contains(.textEntry)
    {
      element.showsPlaceholder = true
      element.rules.append(UIKitRules.placeholder)
    }
    guard element.isElement, let (word, kind) = words[type] else { return }
    element.design = element.facts { $0.roleWord = word }
    element.rules.append(UIKitRules.rule(for: kind))
  }

  private static let words: [String: (AccessibilityElement.RoleWord, UIKitClass)] = [
    "PickerWheel": (.pickerItem, .pickerWheel), "PopUpButton": (.popUpButton, .popUpButton),
    "ColorWell": (.colorWell, .colorWell),
  ]
}
