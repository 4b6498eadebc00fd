/// The rules by which a sketch or a layout becomes Android's tree.
enum AndroidMappingRule {
  static let hintLabel = Rule(
    "LabelAsHintText",
    "The label of a sketched field is its hint: shown while it is empty, exposed beside its text "
      + "afterwards.",
    source: "Material Components for Android, TextInputLayout.java, AccessibilityDelegate",
    .sourceCode)
  static let placeholder = Rule(
    "PlaceholderAfterHint", "An empty field shows its hint and placeholder together.",
    source: "Material Components for Android, TextInputLayout.java, AccessibilityDelegate",
    .sourceCode)
  static let contentDescription = Rule(
    "LabelAsContentDescription", "The label is the node's content description.",
    source: "React Native 0.81, BaseViewManager.java, updateViewContentDescription", .sourceCode)
  static let placeholderHint = Rule(
    "PlaceholderAsHint", "The placeholder of a text input is its hint.",
    source: "React Native 0.81, ReactTextInputManager.java, setPlaceholder", .sourceCode)
  static let errorMessage = Rule(
    "ErrorAsContentInvalid", "An error is exposed together with invalid content.",
    source: "Android, TextView.setError; AccessibilityNodeInfo.setContentInvalid", .documented)
  static let hintTooltip = Rule(
    "HintAsTooltip", "A hint of the author is the node's tooltip, heard after the role.",
    source: "React Native 0.81, ReactAccessibilityDelegate.java", .sourceCode)
  static let required = Rule(
    "RequiredNotSpoken", "TalkBack does not read whether a field must be filled in.",
    source: "TalkBack 15.1, which never calls AccessibilityNodeInfo.isFieldRequired", .sourceCode)
  static let valueWithoutPlace = Rule(
    "ValueWithoutPlace",
    "A view has a text, a description and a state; a value beside them is not exposed.",
    source: "Android, AccessibilityNodeInfo", .documented)
  static let namedRole = Rule(
    "RoleDescriptionOfRole", "A role without a widget is exposed as a role description.",
    source: "Chromium, browser_accessibility_android.cc, GetRoleDescription", .assumed)
  static let picker = Rule(
    "ChosenValueAsText", "A picker shows what was chosen, and its label as hint.",
    source: "Material Components for Android, MaterialAutoCompleteTextView.java", .assumed)
  static let container = Rule(
    "TitleOfContainer", "The label of a container is its title.",
    source: "Android, AccessibilityNodeInfo.setContainerTitle", .assumed)
  static let attributes = Rule(
    "AndroidAttributes", "What the file says of Android's own properties is taken over.",
    source: "Android, AccessibilityNodeInfo", .documented)
}
