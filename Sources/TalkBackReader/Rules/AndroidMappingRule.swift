import AccessibilityTree

/// The rules by which a sketch or a layout becomes Android's tree.
enum AndroidMappingRule {
  static let hintLabel = Rule(
    "LabelAsHintText",
    "The label of a sketched field is its hint: shown while it is empty, exposed beside its text "
      + "afterwards.",
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
    "HintAsTooltip", "A hint of the author is the node's tooltip, heard after the role.",
    .reactNative("ReactAccessibilityDelegate.java"))
  static let required = Rule(
    "RequiredNotTold",
    "No view tells by itself that it must be filled in; an app can since Android 16.",
    .documented("Android 16, AccessibilityNodeInfo.setFieldRequired"))
  static let valueWithoutPlace = Rule(
    "ValueWithoutPlace",
    "A view has a text, a description and a state; a value beside them is not exposed.",
    .documented("Android, AccessibilityNodeInfo"))
  static let namedRole = Rule(
    "RoleDescriptionOfRole", "A role without a widget is exposed as a role description.",
    .assumed("Chromium, browser_accessibility_android.cc, GetRoleDescription"))
  static let picker = Rule(
    "ChosenValueAsText", "A picker shows what was chosen, and its label as hint.",
    .assumed("Material Components for Android, MaterialAutoCompleteTextView.java"))
  static let container = Rule(
    "TitleOfContainer", "The label of a container is its title.",
    .assumed("Android, AccessibilityNodeInfo.setContainerTitle"))
  static let attributes = Rule(
    "AndroidAttributes", "What the file says of Android's own properties is taken over.",
    .documented("Android, AccessibilityNodeInfo"))
}
