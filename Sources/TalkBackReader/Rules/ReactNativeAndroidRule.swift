import AccessibilityTree

/// The rules by which React Native's components become Android's tree.
enum ReactNativeAndroidRule {
  static let view = Rule(
    "ReactNativeView", "A view is focusable when it is accessible, and else only a group.",
    .reactNative("View.js; ReactViewManager.kt, setAccessible"))
  static let text = Rule(
    "ReactNativeText", "A Text is a TextView that takes no focus unless it can be pressed.",
    .reactNative("Text.js"))
  static let link = Rule(
    "ReactNativeTextLink", "A link inside a Text is a span that can be opened and a node below it.",
    .assumed("React Native 0.81, ReactAccessibilityDelegate.kt, AccessibilityLinks"))
  static let textInput = Rule(
    "ReactNativeTextInput",
    "A TextInput is an EditText: the placeholder its hint, shown as text while it is empty.",
    .recorded(
      "React Native 0.81, ReactTextInputManager.java, setPlaceholder; heard in "
        + "facebook/react-native#55004"))
  static let longClicks = Rule(
    "ReactNativeLongClick",
    "A TextInput is an EditText, which can be pressed long for its menu.",
    .reactNative("ReactEditText.java; Android, TextView.onInitializeAccessibilityNodeInfoInternal"))
  static let pressable = Rule(
    "ReactNativePressable",
    "A Pressable or Touchable is clickable, focusable and has no role unless given.",
    .reactNative("Pressable.js, TouchableOpacity.js; ReactViewManager.kt, setFocusable"))
  static let button = Rule(
    "ReactNativeButton", "A Button shows its title in upper case.", .reactNative("Button.js"))
  static let switchControl = Rule(
    "ReactNativeSwitch", "A Switch is Android's own, with on or off as its state.",
    .reactNative("Switch.js; AndroidX, SwitchCompat.java"))
  static let image = Rule(
    "ReactNativeImage", "An Image is an ImageView with its alternative as description.",
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
    "ReactNativeRole", "A role becomes a class name, and a role description where it has a word.",
    .reactNative("ReactAccessibilityDelegate.kt, setRole"))
  static let unknownRole = Rule(
    "ReactNativeUnknownRole",
    "A role that Android has no word for becomes nothing and cancels accessibilityRole.",
    .reactNative("ReactAccessibilityDelegate.kt, AccessibilityRole.fromViewTag"))
  static let invalidRole = Rule(
    "ReactNativeInvalidRole", "The app stops at an accessibilityRole that Android does not know.",
    .reactNative("ReactAccessibilityDelegate.kt, AccessibilityRole.fromValue"))
  static let contentDescription = Rule(
    "ReactNativeContentDescription",
    "The label, “mixed”, “busy” and the value's text are joined to the content description.",
    .reactNative("BaseViewManager.java, updateViewContentDescription"))
  static let children = Rule(
    "ReactNativeDescriptionOfChildren",
    "A view with a role, state or actions but without words is described by its children that "
      + "take no focus.", .reactNative("ReactAccessibilityDelegate.kt, getTalkbackDescription"))
  static let state = Rule(
    "ReactNativeState", "Selected, disabled and checked are Android's own states.",
    .reactNative("ReactAccessibilityDelegate.kt, setState"))
  static let expanded = Rule(
    "ReactNativeExpanded", "What is expanded can be collapsed, what is collapsed be expanded.",
    .reactNative("ReactAccessibilityDelegate.kt, onInitializeAccessibilityNodeInfo"))
  static let range = Rule(
    "ReactNativeRange", "A value between a minimum and a maximum is a range of whole numbers.",
    .reactNative("ReactAccessibilityDelegate.kt, onInitializeAccessibilityNodeInfo"))
  static let hint = Rule(
    "ReactNativeHint", "The hint is the tooltip.",
    .recorded(
      "React Native 0.81, ReactAccessibilityDelegate.kt; heard in "
        + "facebook/react-native#55004"))
  static let hintInDescription = Rule(
    "ReactNativeHintInDescription", "Before 0.71 the hint is the end of the content description.",
    .sourceCode("facebook/react-native#34427, BaseViewManager.java"))
  static let labelledBy = Rule(
    "ReactNativeLabelledBy", "Only the first view of accessibilityLabelledBy labels this one.",
    .reactNative("BaseViewManager.java, setAccessibilityLabelledBy"))
  static let actions = Rule(
    "ReactNativeActions", "Actions are Android's where the name is a standard one, else custom.",
    .reactNative("ReactAccessibilityDelegate.kt, sActionIdMap"))
}
