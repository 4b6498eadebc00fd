import AccessibilityTree

/// The rules by which Android exposes a sketch or a layout.
enum AndroidMappingRule {
  static let hintLabel = Rule(
    "LabelAsHintText",
    "The label of a sketched field is its hint text, which the field shows while it is empty.",
    .sourceCode("Material Components for Android, TextInputLayout.java, AccessibilityDelegate"))
  static let placeholder = Rule(
    "PlaceholderAfterHint", "An empty field shows its hint and placeholder together.",
    .sourceCode("Material Components for Android, TextInputLayout.java, AccessibilityDelegate"))
  static let contentDescription = Rule(
    "LabelAsContentDescription", "The label is the node's content description.",
    .reactNative("BaseViewManager.java, updateViewContentDescription"))
  static let placeholderHint = Rule(
    "PlaceholderAsHint", "The placeholder of a text input is its hint.",
    .reactNative("ReactTextInputManager.java, setPlaceholder"))
  static let errorMessage = Rule(
    "ErrorAsContentInvalid", "An error is exposed together with invalid content.",
    .documented("Android, TextView.setError; AccessibilityNodeInfo.setContentInvalid"))
  static let hintTooltip = Rule(
    "HintAsTooltip", "The author's hint is the node's tooltip, spoken after the role.",
    .reactNative("ReactAccessibilityDelegate.java"))
  static let required = Rule(
    "RequiredNotTold", "Views do not expose that they are required; apps can since Android 16.",
    .documented("Android 16, AccessibilityNodeInfo.setFieldRequired"))
  static let valueWithoutPlace = Rule(
    "ValueWithoutPlace", "A view exposes a text, a description and a state, but no other value.",
    .documented("Android, AccessibilityNodeInfo"))
  static let namedRole = Rule(
    "RoleDescriptionOfRole", "A role without a widget is exposed as a role description.",
    .assumed("Chromium, browser_accessibility_android.cc, GetRoleDescription"))
  static let picker = Rule(
    "ChosenValueAsText",
    "The text of a picker is the chosen value, and its label is the hint text.",
    .assumed("Material Components for Android, MaterialAutoCompleteTextView.java"))
  static let container = Rule(
    "TitleOfContainer", "The label of a container is its title.",
    .assumed("Android, AccessibilityNodeInfo.setContainerTitle"))
  static let attributes = Rule(
    "AndroidAttributes", "Properties of Android in the file replace what the role sets.",
    .documented("Android, AccessibilityNodeInfo"))
}
