import AccessibilityTree

/// Rules of React Native's accessibility elements on iOS.
enum ReactNativeIOSRules {
  static let element = Rule(
    "ReactNativeElement",
    "A view with the prop accessible is one element, and nothing inside it is an element.",
    .reactNative("RCTViewComponentView.mm, isAccessibilityElement"))
  static let group = Rule(
    "ReactNativeGroup",
    "VoiceOver visits all elements in a view that is not an element before it moves on.",
    .reactNative("RCTViewComponentView.mm, shouldGroupAccessibilityChildren"))
  static let text = Rule(
    "ReactNativeParagraph",
    "A Text is one element that contains all its text, with the static text trait.",
    .reactNative("RCTParagraphComponentView.mm"))
  static let links = Rule(
    "ReactNativeParagraphLinks",
    "Links and buttons inside a Text are elements behind it, and the Text's hint mentions them.",
    .reactNative("RCTParagraphComponentAccessibilityProvider.mm"))
  static let textInput = Rule(
    "ReactNativeTextInput",
    "A TextInput is a UITextField or UITextView: its value is the text, or the placeholder.",
    .recorded("facebook/react-native#55004; React Native 0.81, RCTTextInputComponentView.mm"))
  static let switchControl = Rule(
    "ReactNativeSwitch",
    "A Switch is a UISwitch with the traits button and switch, and the value 1 or 0.",
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
    "ReactNativeImage",
    "An Image is an element if it has an alt; it has a trait only if the author sets a role.",
    .reactNative("Image.ios.js"))
  static let activityIndicator = Rule(
    "ReactNativeActivityIndicator", "An ActivityIndicator is a UIActivityIndicatorView.",
    .assumed("React Native 0.81, RCTActivityIndicatorViewComponentView.mm"))
  static let joinedLabel = Rule(
    "ReactNativeJoinedLabel",
    "An element without a label is labelled by its subviews' labels, joined with commas.",
    .reactNative(
      "RCTViewComponentView.mm, RCTRecursiveAccessibilityLabel; facebook/react-native#52120"))
  static let spacedLabel = Rule(
    "ReactNativeSpacedLabel",
    "Before 0.81 an element without a label is labelled by its subviews' labels, "
      + "joined with spaces.",
    .sourceCode("React Native 0.80, RCTViewComponentView.mm, RCTRecursiveAccessibilityLabel"))
  static let hiddenInLabel = Rule(
    "ReactNativeHiddenInLabel",
    "Before 0.84 a joined label also contains the labels of hidden subviews.",
    .sourceCode("facebook/react-native#55134"))
  static let role = Rule(
    "ReactNativeRole",
    "React Native turns a role into a trait if iOS has one for it; for most roles it has none.",
    .reactNative("accessibilityPropsConversions.h, RCTConversions.h"))
  static let value = Rule(
    "ReactNativeValue",
    "The value begins with words for the states and for the roles check box and "
      + "radio button; the author's value follows.",
    .reactNative("RCTViewComponentView.mm, accessibilityValue"))
  static let legacyValue = Rule(
    "ReactNativeLegacyValue",
    "The legacy renderer puts most roles and all states into the value.",
    .sourceCode("React Native 0.75, RCTView.m, accessibilityValue"))
  static let percent = Rule(
    "ReactNativePercent",
    "A number with a range is announced as a percentage; React Native does not "
      + "subtract the minimum.",
    .reactNative("RCTViewComponentView.mm, accessibilityValue"))
  static let actions = Rule(
    "ReactNativeActions", "Every accessibility action is offered as a custom action.",
    .reactNative("RCTViewComponentView.mm, accessibilityCustomActions"))
  static let order = Rule(
    "ReactNativeOrder", "In a view with accessibilityOrder only the views listed there are stops.",
    .sourceCode("React Native 0.80, RCTViewComponentView.mm, accessibilityElements"))

  static let collapsed = Rule(
    "ReactNativeCollapsed", "React Native does not expose on iOS that an element is collapsed.",
    .reactNative("RCTViewComponentView.mm, accessibilityValue"))
  static let inputStates = Rule(
    "ReactNativeInputStates",
    "The value of a TextInput is its text and contains no words for states.",
    .assumed("React Native 0.81, RCTTextInputComponentView.mm"))
  static let noTrait = Rule(
    "ReactNativeNoTrait", "iOS has no trait for the role.",
    .reactNative("accessibilityPropsConversions.h"))
  static let labelledBy = Rule(
    "ReactNativeNoLabelledBy", "iOS does not read accessibilityLabelledBy.",
    .reactNative("RCTViewComponentView.mm"))
}
