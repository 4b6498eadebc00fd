/// Rules by which UIKit makes accessibility elements.
enum UIKitRules {
  private static let images = "AccessibilitySnapshot 0.12.1, reference images of UIKit controls"

  static let view = Rule(
    "UIKitView", "A view without accessibility of its own only holds others.",
    source: "Apple, isAccessibilityElement", .documented)
  static let label = Rule(
    "UIKitLabel", "Text is a UILabel: its text, static text.", source: images, .sourceCode)
  static let button = Rule(
    "UIKitButton", "A button is a UIButton: title and button trait.", source: images, .sourceCode)
  static let textField = Rule(
    "UIKitTextField", "A text field is a UITextField: label, and text or placeholder as value.",
    source: images, .sourceCode)
  static let toggle = Rule(
    "UIKitSwitch", "A switch is a UISwitch: button and switch traits, value 1 or 0.",
    source: images, .sourceCode)
  static let slider = Rule(
    "UIKitSlider", "A slider is a UISlider: adjustable, value in percent.", source: images,
    .sourceCode)
  static let tab = Rule(
    "UIKitTab", "A tab is an item of a UITabBar.", source: images, .sourceCode)
  static let picker = Rule(
    "UIKitPicker", "A choice is a pop-up button with the chosen option as value.",
    source: "CVS Health, iOS SwiftUI accessibility techniques, Menus, Pickers", .documented)
  static let checkable = Rule(
    "UIKitCheckbox", "UIKit has no check box or radio button: Safari's words are used.",
    source: "UIKit has no such control", .assumed)
  static let progress = Rule(
    "UIKitProgress", "Progress is a UIProgressView: value in percent.",
    source: "UIKit, UIProgressView", .assumed)
  static let nearest = Rule(
    "UIKitNearest", "A role that UIKit does not know becomes the nearest it has.",
    source: "UIKit has no such control", .assumed)
  static let reactNative = Rule(
    "ReactNativeView", "Role and states become traits and words of the value.",
    source: "react-native 0.81, RCTViewComponentView.mm", .sourceCode)
  static let noRoleDescription = Rule(
    "NoRoleDescription", "iOS has no role description.", source: "UIKit, UIAccessibility",
    .documented)
  static let noRequired = Rule(
    "NoRequired", "UIKit has no required state.", source: "magentaA11y, native text-input",
    .documented)
  static let noInvalid = Rule(
    "NoInvalid", "UIKit has no invalid state: only an error's own text is heard.",
    source: "CVS Health, ErrorValidation", .documented)
  static let noCurrent = Rule(
    "NoCurrent", "UIKit cannot tell the current one of a set.", source: "UIKit, UIAccessibility",
    .documented)

  static let attributes = Rule(
    "UIKitAttributes", "What the file says of UIKit's own properties is taken over.",
    source: "Apple, UIAccessibility", .documented)

  /// The rule that makes an element of a role.
  static func rule(for role: NativeRole) -> Rule {
    switch role {
    case .button: button
    case .textField, .searchField: textField
    case .toggle: toggle
    case .slider: slider
    case .tab: tab
    case .picker: picker
    case .checkbox, .radio: checkable
    case .progress: progress
    case .text, .heading, .link, .image, .cell, .listItem, .passage: label
    case .stepper, .tabBar, .menuItem, .menuCheckbox, .option, .pageControl, .colorWell,
      .fileButton, .disclosure, .list, .table, .landmark, .group, .decoration, .other:
      nearest
    }
  }
}
