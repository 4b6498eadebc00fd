import AccessibilityTree

/// Rules that iPhones and iPads follow and AccessibilitySnapshot does not have.
enum DeviceRules {
  static let expandedStatus = Rule(
    "ExpandedStatus",
    "An element that can be expanded says “collapsed” or “expanded” after its label.",
    .recorded("magentaA11y, captions of expandable; Apple, expandedStatus, iOS 18"))
  static let secureValue = Rule(
    "SecureValue",
    "A password is never spoken: VoiceOver counts bullets, or characters while the "
      + "field is edited.",
    .recorded("kickstarter/ios-oss#545; Orange-OpenSource/ouds-ios#1406"))
  static let placeholder = Rule(
    "Placeholder", "An empty text field says its placeholder as its value.",
    .recorded("kickstarter/ios-oss#545; AccessibilitySnapshot 0.12.1, testUIKitTextField"))
  static let placeholderOfFilledField = Rule(
    "PlaceholderOfFilledField", "The placeholder of a filled field is not spoken.",
    .documented("magentaA11y, native text-input"))
  static let headingLevel = Rule(
    "HeadingLevel", "A heading says its level if the author set one.",
    .documented("SwiftUI, accessibilityHeading(_:)"))
  static let roleWord = Rule(
    "RoleWord",
    "UIKit has no trait for this role, so announce uses the word that Safari has for it.",
    .assumed("UIKit has no such trait"))
  static let pickerWord = Rule(
    "PickerWord", "A picker’s column says “picker item”, and a pop-up button says “pop up button”.",
    .recorded("magentaA11y, captions of time-picker and dropdown; CVS Health, Menus"))

  static func rule(for role: AccessibilityElement.RoleWord) -> Rule {
    switch role {
    case .pickerItem, .popUpButton: pickerWord
    case .checkbox, .radioButton, .menuItem, .colorWell, .named: roleWord
    }
  }

  static let draggable = Rule(
    "Draggable", "A draggable element says “draggable” after its role.",
    .recorded("magentaA11y, captions of reorder-data-row"))
  static let checkedState = Rule(
    "CheckedState", "A check box or radio button says its state after its role.",
    .assumed("UIKit has no such trait; Safari's order"))
  static let required = Rule(
    "Required", "“required” follows the role and position.",
    .assumed("UIKit has no required state; Safari's order"))
  static let rotorMode = Rule(
    "RotorMode", "While editing, the rotor unit is announced.",
    .recorded("kickstarter/ios-oss#545"))
  static let insertionPoint = Rule(
    "InsertionPoint", "While editing, the position of the insertion point is announced last.",
    .recorded("kickstarter/ios-oss#545; WordPress-iOS#14588"))
  static let groupLabel = Rule(
    "GroupLabel", "Swiping into a labelled group announces its label before the element.",
    .recorded("magentaA11y, captions of native table; Apple, semanticGroup"))
  static let group = Rule(
    "Group", "A single element that also groups its children says “group”.",
    .documented("microsoft/Teams-AdaptiveCards-Mobile#528"))
  static let tabBar = Rule(
    "TabBar", "Swiping into a tab bar says “tab bar” before the first tab.",
    .documented("cashapp/AccessibilitySnapshot#26"))
}
