import AccessibilityTree

/// Rules of React Native's accessibility elements on iOS.
enum ReactNativeIOSRules {
  static let element = Rule(
    "ReactNativeElement",
    "A view is an element when it is accessible, and then speaks for everything inside.",
    .reactNative("RCTViewComponentView.mm, isAccessibilityElement"))
  static let group = Rule(
    "ReactNativeGroup", "The content of a view that is no element is visited in one run.",
    .reactNative("RCTViewComponentView.mm, shouldGroupAccessibilityChildren"))
  static let text = Rule(
    "ReactNativeParagraph", "A Text is one element with all its text, as static text.",
    .reactNative("RCTParagraphComponentView.mm"))
  static let links = Rule(
    "ReactNativeParagraphLinks",
    "Links and buttons inside a Text are elements after it, and hints mention them.",
    .reactNative("RCTParagraphComponentAccessibilityProvider.mm"))
  static let textInput = Rule(
    "ReactNativeTextInput",
    "A TextInput is its UITextField or UITextView: label, and text or placeholder as value.",
    .recorded(
      "React Native 0.81, RCTTextInputComponentView.mm; heard in "
        + "facebook/react-native#55004"))
  static let switchControl = Rule(
    "ReactNativeSwitch", "A Switch is a UISwitch: button and switch traits, value 1 or 0.",
    .reactNative("RCTSwitchComponentView.mm"))
  static let switchView = Rule(
    "ReactNativeSwitchView",
    "From 0.76 to 0.79 a Switch is the view around its UISwitch, with a value only if "
      + "accessibilityState has “checked”.",
    .sourceCode("facebook/react-native#50796"))
  static let legacyLinks = Rule(
    "ReactNativeLegacyLinks",
    "The legacy renderer has one element for a Text, in which links cannot be reached.",
    .assumed("React Native 0.75, RCTTextView.mm"))
  static let image = Rule(
    "ReactNativeImage", "An Image is an element when it has an alt, and has no trait unless given.",
    .reactNative("Image.ios.js"))
  static let activityIndicator = Rule(
    "ReactNativeActivityIndicator", "An ActivityIndicator is UIKit's spinner.",
    .assumed("React Native 0.81, RCTActivityIndicatorViewComponentView.mm"))
  static let joinedLabel = Rule(
    "ReactNativeJoinedLabel", "An element without a label has those of its subviews, with commas.",
    .reactNative(
      "RCTViewComponentView.mm, RCTRecursiveAccessibilityLabel; "
        + "facebook/react-native#52120"))
  static let spacedLabel = Rule(
    "ReactNativeSpacedLabel",
    "Before 0.81 an element without a label has those of its subviews, with spaces.",
    .sourceCode("React Native 0.80, RCTViewComponentView.mm, RCTRecursiveAccessibilityLabel"))
  static let hiddenInLabel = Rule(
    "ReactNativeHiddenInLabel", "Before 0.84 hidden subviews are part of a joined label.",
    .sourceCode("facebook/react-native#55134"))
  static let role = Rule(
    "ReactNativeRole", "A role becomes a trait; most roles have none.",
    .reactNative("accessibilityPropsConversions.h, RCTConversions.h"))
  static let value = Rule(
    "ReactNativeValue",
    "Check box, radio button and states become words of the value, before the author's own.",
    .reactNative("RCTViewComponentView.mm, accessibilityValue"))
  static let legacyValue = Rule(
    "ReactNativeLegacyValue",
    "The legacy renderer puts most roles and all states into the value.",
    .sourceCode("React Native 0.75, RCTView.m, accessibilityValue"))
  static let percent = Rule(
    "ReactNativePercent", "The number is announced in per cent of the range, counted from zero.",
    .reactNative("RCTViewComponentView.mm, accessibilityValue"))
  static let actions = Rule(
    "ReactNativeActions", "Every action is a custom action.",
    .reactNative("RCTViewComponentView.mm, accessibilityCustomActions"))
  static let order = Rule(
    "ReactNativeOrder", "accessibilityOrder lists the elements that can be reached inside.",
    .sourceCode("React Native 0.80, RCTViewComponentView.mm, accessibilityElements"))

  static let collapsed = Rule(
    "ReactNativeCollapsed", "A collapsed element does not say so on iOS.",
    .reactNative("RCTViewComponentView.mm, accessibilityValue"))
  static let inputStates = Rule(
    "ReactNativeInputStates", "A TextInput has its text as value, and no words for states.",
    .assumed("React Native 0.81, RCTTextInputComponentView.mm"))
  static let noTrait = Rule(
    "ReactNativeNoTrait", "iOS has no trait for the role.",
    .reactNative("accessibilityPropsConversions.h"))
  static let labelledBy = Rule(
    "ReactNativeNoLabelledBy", "iOS does not read accessibilityLabelledBy.",
    .reactNative("RCTViewComponentView.mm"))
}
