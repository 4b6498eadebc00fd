/// The settings of Compose that correspond to those of Android's views.
///
/// Rules name the settings of views in their fixes.
enum ComposeSettings {
  /// Returns a fix with the settings that an author writes in Kotlin.
  static func inKotlin(_ fix: String) -> String {
    guard fix.contains("android:") || fix.contains("setError") else { return fix }
    return table.reduce(fix) { text, row in
      text.split(separator: row.view, omittingEmptySubsequences: false).joined(
        separator: row.compose)
    }
  }

  /// Phrases with settings of views, longer ones first, with what stands for them in Compose.
  private static let table: [(view: String, compose: String)] = [
    ("android:importantForAccessibility=\"no\"", "contentDescription = null"),
    ("Set android:contentDescription to", "Write contentDescription = \"…\" with"),
    (
      "any other control android:contentDescription",
      "any other control Modifier.semantics { contentDescription = \"…\" }"
    ),
    ("android:hint or a label with android:labelFor", "a label"),
    (
      "a TextView with android:labelFor, or into a TextInputLayout, whose",
      "the field's label, whose"
    ),
    ("a TextView with android:labelFor", "the field's label"),
    ("a label with android:labelFor", "the field's label"),
    ("android:labelFor with the identifier of the field", "to the field as its label"),
    ("android:labelFor with the id of the field", "to the field as its label"),
    (
      "android:inputType=\"textPassword\", or \"numberPassword\" for a PIN",
      "visualTransformation = PasswordVisualTransformation()"
    ),
    ("the android:inputType", "the keyboardType of KeyboardOptions"),
    ("android:inputType", "KeyboardOptions(keyboardType = …)"),
    ("android:imeOptions=\"actionNext\"", "KeyboardOptions(imeAction = ImeAction.Next)"),
    ("\"actionDone\" on the last field", "ImeAction.Done on the last field"),
    ("android:nextFocusForward", "Modifier.focusProperties { next = … }"),
    (
      "android:autofillHints, such as android:autofillHints=\"emailAddress\"",
      "Modifier.semantics { contentType = ContentType.EmailAddress }"
    ),
    ("android:accessibilityHeading=\"true\"", "Modifier.semantics { heading() }"),
    ("android:accessibilityPaneTitle", "Modifier.semantics { paneTitle = \"…\" }"),
    ("android:accessibilityTraversalBefore and -After", "traversalIndex"),
    (
      "android:minWidth and android:minHeight to 48dp",
      "Modifier.sizeIn(minWidth = 48.dp, minHeight = 48.dp)"
    ),
    (
      "setError on the field or its TextInputLayout",
      "isError = true and Modifier.semantics { error(\"…\") }"
    ),
    ("setError", "Modifier.semantics { error(\"…\") }"),
    ("android:contentDescription", "contentDescription"),
  ]
}
