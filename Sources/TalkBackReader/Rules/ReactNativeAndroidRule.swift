import AccessibilityTree

/// The rules by which Android exposes React Native's components.
enum ReactNativeAndroidRule {
  static let view = Rule(
    "ReactNativeView",
    "A view with the prop accessible is focusable; any other view is only a group.",
    .reactNative("View.js; ReactViewManager.kt, setAccessible"))
  static let text = Rule(
    "ReactNativeText", "A Text is a TextView, focusable only if it can be pressed.",
    .reactNative("Text.js"))
  static let link = Rule(
    "ReactNativeTextLink", "A link inside a Text is a clickable span and a node of its own.",
    .assumed("React Native 0.81, ReactAccessibilityDelegate.kt, AccessibilityLinks"))
  static let textInput = Rule(
    "ReactNativeTextInput", "A TextInput is an EditText whose hint text is the placeholder.",
    .recorded(
      "facebook/react-native#55004; React Native 0.81, ReactTextInputManager.java, setPlaceholder"
    ))
  static let longClicks = Rule(
    "ReactNativeLongClick", "A TextInput has a long-press action, like every EditText.",
    .reactNative("ReactEditText.java; Android, TextView.onInitializeAccessibilityNodeInfoInternal"))
  static let pressable = Rule(
    "ReactNativePressable",
    "A Pressable or Touchable is clickable and focusable and has no role of its own.",
    .reactNative("Pressable.js, TouchableOpacity.js; ReactViewManager.kt, setFocusable"))
  static let button = Rule(
    "ReactNativeButton", "A Button shows its title in upper case.", .reactNative("Button.js"))
  static let switchControl = Rule(
    "ReactNativeSwitch", "A Switch is an Android Switch, whose state is on or off.",
    .reactNative("Switch.js; AndroidX, SwitchCompat.java"))
  static let image = Rule(
    "ReactNativeImage", "An Image is an ImageView whose content description is the alt.",
    .reactNative("Image.android.js"))
  static let activityIndicator = Rule(
    "ReactNativeActivityIndicator", "An ActivityIndicator is a progress bar without a number.",
    .reactNative("ActivityIndicator.js"))
  static let scrollView = Rule(
    "ReactNativeScrollView", "A ScrollView or list is an Android scroll view.",
    .reactNative("ReactScrollViewAccessibilityDelegate.kt"))
  static let modal = Rule(
    "ReactNativeModal", "A Modal is a window in front of everything else.",
    .reactNative("Modal.js; ReactModalHostView.kt"), skipsOutsideDialogs: true)

  static let role = Rule(
    "ReactNativeRole",
    "A role sets the class name, and for some roles also a role description.",
    .reactNative("ReactAccessibilityDelegate.kt, setRole"))
  static let unknownRole = Rule(
    "ReactNativeUnknownRole",
    "A role that React Native does not know on Android has no effect, but still "
      + "overrides accessibilityRole.",
    .reactNative("ReactAccessibilityDelegate.kt, AccessibilityRole.fromViewTag"))
  static let invalidRole = Rule(
    "ReactNativeInvalidRole",
    "An accessibilityRole that React Native does not know on Android crashes the app.",
    .reactNative("ReactAccessibilityDelegate.kt, AccessibilityRole.fromValue"))
  static let contentDescription = Rule(
    "ReactNativeContentDescription",
    "The content description joins the label, “mixed”, “busy” and the text of the value.",
    .reactNative("BaseViewManager.java, updateViewContentDescription"))
  static let children = Rule(
    "ReactNativeDescriptionOfChildren",
    "A view with a role, state or action but without label or text is described by "
      + "its children that are not focusable.",
    .reactNative("ReactAccessibilityDelegate.kt, getTalkbackDescription"))
  static let state = Rule(
    "ReactNativeState", "React Native sets selected, disabled and checked as Android states.",
    .reactNative("ReactAccessibilityDelegate.kt, setState"))
  static let expanded = Rule(
    "ReactNativeExpanded",
    "An expanded view has the action collapse; a collapsed view has the action expand.",
    .reactNative("ReactAccessibilityDelegate.kt, onInitializeAccessibilityNodeInfo"))
  static let range = Rule(
    "ReactNativeRange", "A value with a minimum and a maximum becomes a range of whole numbers.",
    .reactNative("ReactAccessibilityDelegate.kt, onInitializeAccessibilityNodeInfo"))
  static let hint = Rule(
    "ReactNativeHint", "React Native sets the hint as tooltip.",
    .recorded(
      "facebook/react-native#55004; React Native 0.81, ReactAccessibilityDelegate.kt"))
  static let hintInDescription = Rule(
    "ReactNativeHintInDescription", "Before 0.71 the content description ends with the hint.",
    .sourceCode("facebook/react-native#34427, BaseViewManager.java"))
  static let labelledBy = Rule(
    "ReactNativeLabelledBy",
    "If accessibilityLabelledBy names several views, only the first one labels the view.",
    .reactNative("BaseViewManager.java, setAccessibilityLabelledBy"))
  static let actions = Rule(
    "ReactNativeActions",
    "An action with a standard name becomes an Android action; any other becomes a custom action.",
    .reactNative("ReactAccessibilityDelegate.kt, sActionIdMap"))
}
