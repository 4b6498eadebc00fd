import AccessibilityTree

/// The rules by which Android exposes an outline or a layout.
enum AndroidMappingRule {
  static let hintLabel = Rule(
    "LabelAsHintText",
    "The label of a field in an outline becomes Android's hint text, which an empty field shows.",
    .sourceCode("Material Components for Android, TextInputLayout.java, AccessibilityDelegate"))
  static let placeholder = Rule(
    "PlaceholderAfterHint", "An empty field shows its hint and placeholder together.",
    .sourceCode("Material Components for Android, TextInputLayout.java, AccessibilityDelegate"))
  static let contentDescription = Rule(
    "LabelAsContentDescription", "The label becomes the node's content description.",
    .reactNative("BaseViewManager.java, updateViewContentDescription"))
  static let placeholderHint = Rule(
    "PlaceholderAsHint",
    "The placeholder of a text input becomes Android's hint text.",
    .reactNative("ReactTextInputManager.java, setPlaceholder"))
  static let errorMessage = Rule(
    "ErrorAsContentInvalid",
    "A view with an error message also exposes that its content is invalid.",
    .documented("Android, TextView.setError; AccessibilityNodeInfo.setContentInvalid"))
  static let hintTooltip = Rule(
    "HintAsTooltip", "The author's hint becomes the tooltip, which TalkBack speaks after the role.",
    .reactNative("ReactAccessibilityDelegate.java"))
  static let required = Rule(
    "RequiredNotTold",
    "Android's views do not expose that they are required; an app can do so since Android 16.",
    .documented("Android 16, AccessibilityNodeInfo.setFieldRequired"))
  static let valueWithoutPlace = Rule(
    "ValueWithoutPlace",
    "A view has a text, a description and a state description, but no further "
      + "property for a value.",
    .documented("Android, AccessibilityNodeInfo"))
  static let namedRole = Rule(
    "RoleDescriptionOfRole", "A role for which Android has no widget becomes a role description.",
    .assumed("Chromium, browser_accessibility_android.cc, GetRoleDescription"))
  static let picker = Rule(
    "ChosenValueAsText",
    "The text of a picker is the chosen value, and its label is the hint text.",
    .assumed("Material Components for Android, MaterialAutoCompleteTextView.java"))
  static let container = Rule(
    "TitleOfContainer", "The label of a container becomes its title.",
    .assumed("Android, AccessibilityNodeInfo.setContainerTitle"))
  static let attributes = Rule(
    "AndroidAttributes", "Android properties in the file replace those that the role would set.",
    .documented("Android, AccessibilityNodeInfo"))
}
