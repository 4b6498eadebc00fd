import AccessibilityTree

/// The rules by which Android exposes React Native's components.
enum ReactNativeAndroidRule {
  static let view = Rule(
    "ReactNativeView", "An accessible view is focusable; any other view is only a group.",
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
      "React Native 0.81, ReactTextInputManager.java, setPlaceholder; recorded in "
        + "facebook/react-native#55004"))
  static let longClicks = Rule(
    "ReactNativeLongClick", "A TextInput can be long-pressed for its menu, as any EditText.",
    .reactNative("ReactEditText.java; Android, TextView.onInitializeAccessibilityNodeInfoInternal"))
  static let pressable = Rule(
    "ReactNativePressable",
    "A Pressable or Touchable is clickable and focusable and has no role of its own.",
    .reactNative("Pressable.js, TouchableOpacity.js; ReactViewManager.kt, setFocusable"))
  static let button = Rule(
    "ReactNativeButton", "A Button shows its title in upper case.", .reactNative("Button.js"))
  static let switchControl = Rule(
    "ReactNativeSwitch", "A Switch is Android's Switch, whose state is on or off.",
    .reactNative("Switch.js; AndroidX, SwitchCompat.java"))
  static let image = Rule(
    "ReactNativeImage", "An Image is an ImageView described by its alternative text.",
    .reactNative("Image.android.js"))
  static let activityIndicator = Rule(
    "ReactNativeActivityIndicator", "An ActivityIndicator is a progress bar without a number.",
    .reactNative("ActivityIndicator.js"))
  static let scrollView = Rule(
    "ReactNativeScrollView", "A ScrollView or list is Android's scroll view.",
    .reactNative("ReactScrollViewAccessibilityDelegate.kt"))
  static let modal = Rule(
    "ReactNativeModal", "A Modal is a window over everything else.",
    .reactNative("Modal.js; ReactModalHostView.kt"), skipsOutsideDialogs: true)

  static let role = Rule(
    "ReactNativeRole",
    "A role sets the class name, and a role description where React Native has one.",
    .reactNative("ReactAccessibilityDelegate.kt, setRole"))
  static let unknownRole = Rule(
    "ReactNativeUnknownRole",
    "A role unknown to Android has no effect, but overrides accessibilityRole.",
    .reactNative("ReactAccessibilityDelegate.kt, AccessibilityRole.fromViewTag"))
  static let invalidRole = Rule(
    "ReactNativeInvalidRole", "An accessibilityRole unknown to Android crashes the app.",
    .reactNative("ReactAccessibilityDelegate.kt, AccessibilityRole.fromValue"))
  static let contentDescription = Rule(
    "ReactNativeContentDescription",
    "The label, “mixed”, “busy” and the value's text are joined to the content description.",
    .reactNative("BaseViewManager.java, updateViewContentDescription"))
  static let children = Rule(
    "ReactNativeDescriptionOfChildren",
    "A view with a role, state or actions but no words is described by its unfocusable children.",
    .reactNative("ReactAccessibilityDelegate.kt, getTalkbackDescription"))
  static let state = Rule(
    "ReactNativeState", "Selected, disabled and checked are Android's own states.",
    .reactNative("ReactAccessibilityDelegate.kt, setState"))
  static let expanded = Rule(
    "ReactNativeExpanded", "An expanded view has the action collapse, a collapsed one expand.",
    .reactNative("ReactAccessibilityDelegate.kt, onInitializeAccessibilityNodeInfo"))
  static let range = Rule(
    "ReactNativeRange", "A value with a minimum and a maximum is a range of whole numbers.",
    .reactNative("ReactAccessibilityDelegate.kt, onInitializeAccessibilityNodeInfo"))
  static let hint = Rule(
    "ReactNativeHint", "The hint is the tooltip.",
    .recorded(
      "React Native 0.81, ReactAccessibilityDelegate.kt; recorded in facebook/react-native#55004"))
  static let hintInDescription = Rule(
    "ReactNativeHintInDescription", "Before 0.71 the hint is the end of the content description.",
    .sourceCode("facebook/react-native#34427, BaseViewManager.java"))
  static let labelledBy = Rule(
    "ReactNativeLabelledBy", "Only the first view of accessibilityLabelledBy is the label.",
    .reactNative("BaseViewManager.java, setAccessibilityLabelledBy"))
  static let actions = Rule(
    "ReactNativeActions", "Actions with a standard name are Android's; others are custom actions.",
    .reactNative("ReactAccessibilityDelegate.kt, sActionIdMap"))
}
