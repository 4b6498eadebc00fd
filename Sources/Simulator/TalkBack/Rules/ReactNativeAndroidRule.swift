/// The rules by which React Native's components become Android's tree.
enum ReactNativeAndroidRule {
  static let view = Rule(
    "ReactNativeView", "A view is focusable when it is accessible, and else only a group.",
    source: "React Native 0.81, View.js; ReactViewManager.kt, setAccessible", .sourceCode)
  static let text = Rule(
    "ReactNativeText", "A Text is a TextView that takes no focus unless it can be pressed.",
    source: "React Native 0.81, Text.js", .sourceCode)
  static let link = Rule(
    "ReactNativeTextLink", "A link inside a Text is a span that can be opened and a node below it.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, AccessibilityLinks", .assumed)
  static let textInput = Rule(
    "ReactNativeTextInput",
    "A TextInput is an EditText: the placeholder its hint, shown as text while it is empty.",
    source: "React Native 0.81, ReactTextInputManager.java, setPlaceholder; heard in "
      + "facebook/react-native#55004", .recorded)
  static let shortClicks = Rule(
    "ReactNativeNoLongClick", "A TextInput does not tell that it can be pressed long.",
    source: "React Native AMA, guidelines, forms", .assumed)
  static let pressable = Rule(
    "ReactNativePressable",
    "A Pressable or Touchable is clickable, focusable and has no role unless given.",
    source: "React Native 0.81, Pressable.js, TouchableOpacity.js; ReactViewManager.kt, "
      + "setFocusable", .sourceCode)
  static let button = Rule(
    "ReactNativeButton", "A Button shows its title in upper case.",
    source: "React Native 0.81, Button.js", .sourceCode)
  static let switchControl = Rule(
    "ReactNativeSwitch", "A Switch is Android's own, with on or off as its state.",
    source: "React Native 0.81, Switch.js; AndroidX, SwitchCompat.java", .sourceCode)
  static let image = Rule(
    "ReactNativeImage", "An Image is an ImageView with its alternative as description.",
    source: "React Native 0.81, Image.android.js", .sourceCode)
  static let activityIndicator = Rule(
    "ReactNativeActivityIndicator", "An ActivityIndicator is a progress bar without a number.",
    source: "React Native 0.81, ActivityIndicator.js", .sourceCode)
  static let scrollView = Rule(
    "ReactNativeScrollView", "A ScrollView or list is Android's scroll view.",
    source: "React Native 0.81, ReactScrollViewAccessibilityDelegate.kt", .sourceCode)
  static let modal = Rule(
    "ReactNativeModal", "A Modal is a window over everything else.",
    source: "React Native 0.81, Modal.js; ReactModalHostView.kt", .sourceCode)

  static let role = Rule(
    "ReactNativeRole", "A role becomes a class name, and a role description where it has a word.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, setRole", .sourceCode)
  static let unknownRole = Rule(
    "ReactNativeUnknownRole",
    "A role that Android has no word for becomes nothing and cancels accessibilityRole.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, AccessibilityRole.fromViewTag",
    .sourceCode)
  static let invalidRole = Rule(
    "ReactNativeInvalidRole", "The app stops at an accessibilityRole that Android does not know.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, AccessibilityRole.fromValue",
    .sourceCode)
  static let contentDescription = Rule(
    "ReactNativeContentDescription",
    "The label, “mixed”, “busy” and the value's text are joined to the content description.",
    source: "React Native 0.81, BaseViewManager.java, updateViewContentDescription", .sourceCode)
  static let children = Rule(
    "ReactNativeDescriptionOfChildren",
    "A view with a role, state or actions but without words is described by its children that "
      + "take no focus.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, getTalkbackDescription",
    .sourceCode)
  static let state = Rule(
    "ReactNativeState", "Selected, disabled and checked are Android's own states.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, setState", .sourceCode)
  static let expanded = Rule(
    "ReactNativeExpanded", "What is expanded can be collapsed, what is collapsed be expanded.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, onInitializeAccessibilityNodeInfo",
    .sourceCode)
  static let range = Rule(
    "ReactNativeRange", "A value between a minimum and a maximum is a range of whole numbers.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, onInitializeAccessibilityNodeInfo",
    .sourceCode)
  static let hint = Rule(
    "ReactNativeHint", "The hint is the tooltip.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt; heard in "
      + "facebook/react-native#55004", .recorded)
  static let hintInDescription = Rule(
    "ReactNativeHintInDescription", "Before 0.71 the hint is the end of the content description.",
    source: "facebook/react-native#34427, BaseViewManager.java", .sourceCode)
  static let labelledBy = Rule(
    "ReactNativeLabelledBy", "Only the first view of accessibilityLabelledBy labels this one.",
    source: "React Native 0.81, BaseViewManager.java, setAccessibilityLabelledBy", .sourceCode)
  static let actions = Rule(
    "ReactNativeActions", "Actions are Android's where the name is a standard one, else custom.",
    source: "React Native 0.81, ReactAccessibilityDelegate.kt, sActionIdMap", .sourceCode)
}
