internal import ComponentSource

/// The environment of a phone with default settings while VoiceOver is running.
extension SwiftUIFramework {
  /// Returns a value of the environment if the value is the same on most phones.
  func environment(_ name: String, _ call: FrameworkCall) -> SourceValue? {
    if let member = SwiftUIFramework.members[name] { return self.member(member, call) }
    if SwiftUIFramework.isFalse.contains(name) { return .boolean(false) }
    switch name {
    case "isEnabled", "isScrollEnabled", "accessibilityVoiceOverEnabled", "accessibilityEnabled",
      "appearsActive", "isFocusEffectEnabled", "isHoverEffectEnabled":
      return .boolean(true)
    case "redactionReasons": return .list([])
    case "editMode": return .state(EditMode.key, EditMode.inactive)
    case "lineLimit", "legibilityWeight", "backgroundMaterial", "font", "textCase",
      "refresh", "rename", "keyboardShortcut", "symbolRenderingMode", "disableAutocorrection":
      return .null
    case "lineSpacing": return .integer(0)
    case "minimumScaleFactor": return .integer(1)
    default: return nil
    }
  }

  /// Returns the default value of an environment key of the project.
  ///
  /// The result is `nil` if the project sets a value for the key somewhere.
  func ownDefault(of name: String, _ evaluator: inout Evaluator) -> SourceValue? {
    guard !setKeys.contains(where: { $0 == name || $0.hasPrefix("\(name).") }),
      let variable = evaluator.project.extensionProperties[name]?
        .first(where: { $0.receiver?.name == "EnvironmentValues" })
    else { return nil }
    if let initial = variable.initialValue { return evaluator.value(of: initial) }
    let values = Component(
      "EnvironmentValues", nil, at: variable.range, identity: ComponentIdentity(number: 0))
    return evaluator.property(name, of: .component(values), at: variable.range)
  }

  /// Returns a value of an enumeration of SwiftUI.
  func member(_ name: String, _ call: FrameworkCall) -> SourceValue {
    .component(
      Component(".\(name)", nil, at: call.range, identity: ComponentIdentity(number: 0)))
  }

  private static let members = [
    "colorScheme": "light", "dynamicTypeSize": "large", "sizeCategory": "large",
    "horizontalSizeClass": "compact", "verticalSizeClass": "regular",
    "layoutDirection": "leftToRight", "scenePhase": "active", "colorSchemeContrast": "standard",
    "controlSize": "regular", "multilineTextAlignment": "leading", "controlActiveState": "key",
    "truncationMode": "tail", "imageScale": "medium", "symbolVariants": "none",
    "headerProminence": "standard", "backgroundProminence": "standard",
    "badgeProminence": "standard", "menuOrder": "automatic", "menuIndicatorVisibility": "automatic",
    "labelsVisibility": "automatic", "buttonRepeatBehavior": "automatic",
  ]

  private static let isFalse: Set<String> = [
    "isPresented", "isSearching", "isFocused", "isLuminanceReduced",
    "accessibilityReduceMotion", "accessibilityDifferentiateWithoutColor",
    "accessibilityReduceTransparency", "accessibilityInvertColors",
    "accessibilityShowButtonShapes", "accessibilitySwitchControlEnabled",
    "accessibilityLargeContentViewerEnabled", "accessibilityQuickActionsEnabled",
    "autocorrectionDisabled", "allowsTightening", "isSceneCaptured", "isInHoverEffectGroup",
    "accessibilityDimFlashingLights", "accessibilityAssistiveAccessEnabled",
    "supportsMultipleWindows",
  ]

  /// Returns a property of an environment value or of UIKit's settings.
  func environmentMember(_ name: String, of component: Component) -> SourceValue? {
    switch name {
    case "voiceOver", "isVoiceOverRunning": return .boolean(true)
    case "isAccessibilitySize", "isAccessibilityCategory":
      guard component.name.hasPrefix(".") else { return nil }
      return .boolean(component.name.hasPrefix(".accessibility"))
    case "isEditing" where [".active", ".inactive", ".transient"].contains(component.name):
      return .boolean(component.name != ".inactive")
    case "isReduceMotionEnabled", "isReduceTransparencyEnabled", "isBoldTextEnabled",
      "isSwitchControlRunning":
      return component.name == "UIAccessibility" ? .boolean(false) : nil
    default: return nil
    }
  }

  /// The text sizes in ascending order.
  ///
  /// Comparisons such as `dynamicTypeSize >= .accessibility1` use this order.
  static let textSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}
