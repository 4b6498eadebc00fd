/// Rules by which React Native makes accessibility elements on iOS.
enum ReactNativeIOSRules {
  private static let view = "React Native 0.81, RCTViewComponentView.mm"

  static let element = Rule(
    "ReactNativeElement",
    "A view is an element when it is accessible, and then speaks for everything inside.",
    source: view + ", isAccessibilityElement", .sourceCode)
  static let group = Rule(
    "ReactNativeGroup", "A view that is no element keeps what is inside it in one run.",
    source: view + ", shouldGroupAccessibilityChildren", .sourceCode)
  static let text = Rule(
    "ReactNativeParagraph", "A Text is one element with everything it shows, static text.",
    source: "React Native 0.81, RCTParagraphComponentView.mm", .sourceCode)
  static let links = Rule(
    "ReactNativeParagraphLinks",
    "Links and buttons inside a Text are elements after it, and hints tell of them.",
    source: "React Native 0.81, RCTParagraphComponentAccessibilityProvider.mm", .sourceCode)
  static let textInput = Rule(
    "ReactNativeTextInput",
    "A TextInput is its UITextField or UITextView: label, and text or placeholder as value.",
    source: "React Native 0.81, RCTTextInputComponentView.mm; heard in "
      + "facebook/react-native#55004", .recorded)
  static let switchControl = Rule(
    "ReactNativeSwitch", "A Switch is a UISwitch: button and switch traits, value 1 or 0.",
    source: "React Native 0.81, RCTSwitchComponentView.mm", .sourceCode)
  static let image = Rule(
    "ReactNativeImage", "An Image is an element when it has an alt, and has no trait unless given.",
    source: "React Native 0.81, Image.ios.js", .sourceCode)
  static let activityIndicator = Rule(
    "ReactNativeActivityIndicator", "An ActivityIndicator is UIKit's spinner.",
    source: "React Native 0.81, RCTActivityIndicatorViewComponentView.mm", .assumed)
  static let joinedLabel = Rule(
    "ReactNativeJoinedLabel", "An element without a label has those of its subviews, with commas.",
    source: view + ", RCTRecursiveAccessibilityLabel; facebook/react-native#52120", .sourceCode)
  static let spacedLabel = Rule(
    "ReactNativeSpacedLabel",
    "Before 0.81 an element without a label has those of its subviews, with spaces.",
    source: "React Native 0.80, RCTViewComponentView.mm, RCTRecursiveAccessibilityLabel",
    .sourceCode)
  static let hiddenInLabel = Rule(
    "ReactNativeHiddenInLabel", "Before 0.84 hidden subviews are part of a joined label.",
    source: "facebook/react-native#55134", .sourceCode)
  static let role = Rule(
    "ReactNativeRole", "A role becomes a trait; most roles have none.",
    source: "React Native 0.81, accessibilityPropsConversions.h, RCTConversions.h", .sourceCode)
  static let value = Rule(
    "ReactNativeValue",
    "Check box, radio button and states become words of the value, before the author's own.",
    source: view + ", accessibilityValue", .sourceCode)
  static let legacyValue = Rule(
    "ReactNativeLegacyValue",
    "The renderer of old writes most roles and all states into the value.",
    source: "React Native 0.75, RCTView.m, accessibilityValue", .sourceCode)
  static let percent = Rule(
    "ReactNativePercent", "The number is told in per cent of the range, counted from zero.",
    source: view + ", accessibilityValue", .sourceCode)
  static let actions = Rule(
    "ReactNativeActions", "Every action is a custom action.",
    source: view + ", accessibilityCustomActions", .sourceCode)
  static let order = Rule(
    "ReactNativeOrder", "accessibilityOrder is the list of what can be reached inside.",
    source: "React Native 0.80, RCTViewComponentView.mm, accessibilityElements", .sourceCode)

  static let collapsed = Rule(
    "ReactNativeCollapsed", "What is collapsed does not say so on iOS.",
    source: view + ", accessibilityValue", .sourceCode)
  static let inputStates = Rule(
    "ReactNativeInputStates", "A TextInput has its text as value, and no words for states.",
    source: "React Native 0.81, RCTTextInputComponentView.mm", .assumed)
  static let noTrait = Rule(
    "ReactNativeNoTrait", "iOS has no trait for the role.",
    source: "React Native 0.81, accessibilityPropsConversions.h", .sourceCode)
  static let labelledBy = Rule(
    "ReactNativeNoLabelledBy", "iOS does not read accessibilityLabelledBy.",
    source: "React Native 0.81, RCTViewComponentView.mm", .sourceCode)
}
