internal import Simulator

/// The phrases of fixes for SwiftUI, Compose and Flutter.
///
/// The fixes of rules name settings of UIKit and of Android's views. These tables translate the
/// names.
enum CodePhrases {
  /// Returns a fix with the names of settings in SwiftUI or Compose, according to the language.
  static func fix(_ fix: String, in language: SourceTree.Language) -> String {
    let table =
      switch language {
      case .swift: swiftUI
      case .kotlin: compose
      case .html, .android, .ios, .jsx: [] as [(String, String)]
      }
    return CodePhrases.fix(fix, by: table)
  }

  /// Returns a fix in which each phrase of a table is replaced by its translation.
  static func fix(_ fix: String, by table: [(String, String)]) -> String {
    table.reduce(fix) { text, row in
      guard text.contains(row.0) else { return text }
      return text.split(separator: row.0, omittingEmptySubsequences: false).joined(
        separator: row.1)
    }
  }

  /// Phrases that name settings of Android's views, each with the phrase for Compose; longer
  /// phrases come first.
  private static let compose = [
    (
      "Remove android:importantForAccessibility=\"no\" from the control and from the views that "
        + "contain it, and set android:focusable=\"true\" wherever android:clickable is set",
      "Remove hideFromAccessibility() and clearAndSetSemantics from the control and from what "
        + "contains it"
    ),
    (
      "Set android:layout_height to wrap_content, and android:minHeight if needed",
      "Use Modifier.heightIn(min = …) instead of Modifier.height"
    ),
    (
      "Keep android:labelFor on the label, and remove android:hint",
      "Keep the label, and remove the placeholder"
    ),
    ("android:importantForAccessibility=\"no\"", "contentDescription = null"),
    ("Set android:contentDescription to", "Write contentDescription = \"…\" with"),
    (
      "any other control android:contentDescription",
      "any other control Modifier.semantics { contentDescription = \"…\" }"
    ),
    ("android:hint or a label with android:labelFor", "a label"),
    (
      "a TextView with android:labelFor, or into a TextInputLayout, whose hint moves above the field",
      "the field's label"
    ),
    ("a TextView with android:labelFor", "the field's label"),
    ("a label with android:labelFor", "the field's label"),
    ("android:labelFor with the identifier of the field", "to the control as its name"),
    ("android:labelFor with the id of the field", "to the field as its label"),
    (
      "android:inputType=\"textPassword\", or \"numberPassword\" for a PIN",
      "visualTransformation = PasswordVisualTransformation()"
    ),
    ("the android:inputType", "the keyboardType of KeyboardOptions"),
    ("android:inputType", "KeyboardOptions(keyboardType = …)"),
    (
      "android:imeOptions=\"actionNext\", and android:nextFocusForward if the order differs",
      "imeAction = ImeAction.Next, and KeyboardActions(onNext = …) if the order differs"
    ),
    ("android:imeOptions=\"actionNext\"", "KeyboardOptions(imeAction = ImeAction.Next)"),
    ("\"actionDone\" on the last field", "ImeAction.Done on the last field"),
    (
      "Set an OnEditorActionListener that does what the button does",
      "Set KeyboardActions(onDone = …) to what the button does"
    ),
    (
      "android:autofillHints, such as android:autofillHints=\"emailAddress\"",
      "the contentType for this purpose in Modifier.semantics"
    ),
    ("android:accessibilityHeading=\"true\"", "Modifier.semantics { heading() }"),
    ("android:accessibilityPaneTitle", "Modifier.semantics { paneTitle = \"…\" }"),
    ("accessibilityPaneTitle", "Modifier.semantics { paneTitle = \"…\" }"),
    ("android:accessibilityTraversalBefore and -After", "traversalIndex"),
    (
      "android:minWidth and android:minHeight to 48dp",
      "Modifier.minimumInteractiveComponentSize()"
    ),
    (
      "setError on the field or its TextInputLayout",
      "isError = true and Modifier.semantics { error(\"…\") }"
    ),
    ("setError", "Modifier.semantics { error(\"…\") }"),
    ("and set android:textAllCaps", "at least in contentDescription"),
    (
      "Make the row checkable. Set clickable and focusable of the check box to false, and its "
        + "importantForAccessibility to no",
      "Make the row Modifier.toggleable, and write onCheckedChange = null"
    ),
    ("with a LocaleSpan", "with SpanStyle(localeList = …)"),
    ("Call requestFocus() on", "Call requestFocus() of a FocusRequester of"),
    (
      "Send TYPE_VIEW_FOCUSED with sendAccessibilityEvent for",
      "Call requestFocus() of a FocusRequester of"
    ),
    (
      "Give the view a state description, or make the content that changes a live region",
      "Write Modifier.semantics { stateDescription = … }, or { liveRegion = … } on what changes"
    ),
    ("android:contentDescription", "contentDescription"),
  ]

  /// Phrases that name settings of UIKit and Interface Builder, each with the phrase for SwiftUI;
  /// longer phrases come first.
  private static let swiftUI = [
    (
      "Fill in Label in the Identity inspector, or set accessibilityLabel",
      "Give it a title, or write .accessibilityLabel(\"…\")"
    ),
    (
      "Set accessibilityLabel, or turn Accessibility Enabled off if it is decorative",
      "Write .accessibilityLabel(\"…\"), or .accessibilityHidden(true) if it is decorative"
    ),
    (
      "Set isAccessibilityElement of the label to false",
      "Write .accessibilityHidden(true) on the label"
    ),
    (
      "set isAccessibilityElement of the view that shows it to false",
      "write .accessibilityHidden(true) on the view that shows it"
    ),
    (
      "Tick Header among the traits of the titles, or insert .header into accessibilityTraits",
      "Write .accessibilityAddTraits(.isHeader) on the titles"
    ),
    (
      "with a label that has the Header trait, or set accessibilityLabel",
      "with a Text that has .accessibilityAddTraits(.isHeader), or give it a .navigationTitle"
    ),
    (
      "Choose the Return Key Next, and Done, Go, Send or Search on the last field",
      "Write .submitLabel(.next), and .done, .go, .send or .search on the last field"
    ),
    ("Choose the Keyboard Type that fits", "Write the .keyboardType that fits"),
    ("Choose the Content Type, such as Email", "Write the .textContentType for this purpose"),
    ("Turn Secure Text Entry on", "Use a SecureField"),
    ("a UIDatePicker", "a DatePicker"),
    ("an accessibilityCustomAction", ".accessibilityAction(named: \"…\")"),
    (
      "Tick Button under Traits, or set accessibilityTraits to .button",
      "Use a Button, or write .accessibilityAddTraits(.isButton)"
    ),
    (
      "Tick Image under Traits, or add .image in code", "Write .accessibilityAddTraits(.isImage)"
    ),
    (
      "Make the next field the first responder in textFieldShouldReturn",
      "Set the focus state to the next field in .onSubmit"
    ),
    ("in textFieldShouldReturn of the last field", "in .onSubmit of the last field"),
    (
      "Post a layout-changed notification with the first",
      "Set an .accessibilityFocused state to the first"
    ),
    (
      "Post a layout-changed notification with the element",
      "Set an .accessibilityFocused state to the element"
    ),
    (
      "Post a layout-changed notification, with the element",
      "Set an .accessibilityFocused state to the element"
    ),
    (
      "Post a screen-changed notification with the first element of the new screen",
      "Post AccessibilityNotification.ScreenChanged()"
    ),
    (
      "Post an announcement once the layout has settled, or move focus to the first invalid field "
        + "with a layout-changed notification",
      "Post AccessibilityNotification.Announcement(\"…\") once the view has changed, or set an "
        + ".accessibilityFocused state to the first invalid field"
    ),
    ("post an announcement", "post AccessibilityNotification.Announcement(\"…\")"),
    ("or implement accessibilityPerformEscape", "or write .accessibilityAction(.escape)"),
    ("accessibilityPerformEscape", ".accessibilityAction(.escape)"),
    (
      "Make the field the first responder, or end editing before you move focus",
      "Set the focus state to the field, or to nil before you move focus"
    ),
    (
      "and return true from textFieldShouldEndEditing",
      "and do not set the focus state back to the field"
    ),
    ("Do not make the field first responder", "Do not set the focus state to the field"),
    (
      "Make the row one accessibility element with the value of the switch, and toggle the switch "
        + "when the row is activated",
      "Make the text the title of the Toggle"
    ),
    (
      "Do not make the view that contains the control an accessibility element; then each control "
        + "in it is one",
      "Write .accessibilityElement(children: .contain) on the view that contains the control"
    ),
    ("use the trait Updates Frequently", "write .accessibilityAddTraits(.updatesFrequently)"),
    ("Set the trait or value that changes", "Write .accessibilityValue with what changes"),
  ]

  /// Phrases that name settings of UIKit, each with the phrase for Flutter; longer phrases come
  /// first.
  static let flutter = [
    (
      "Fill in Label in the Identity inspector, or set accessibilityLabel",
      "Wrap it in Semantics(label: …), or write its label or tooltip"
    ),
    (
      "Set accessibilityLabel, or turn Accessibility Enabled off if it is decorative",
      "Write its semanticLabel, or wrap it in ExcludeSemantics if it is decorative"
    ),
    (
      "Tick Header among the traits of the titles, or insert .header into accessibilityTraits",
      "Wrap the titles in Semantics(header: true)"
    ),
    (
      "Tick Button under Traits, or set accessibilityTraits to .button",
      "Wrap it in Semantics(button: true)"
    ),
    ("Tick Image under Traits, or add .image in code", "Wrap it in Semantics(image: true)"),
    (
      "Set isAccessibilityElement of the label to false", "Wrap the label in ExcludeSemantics"
    ),
    (
      "set isAccessibilityElement of the view that shows it to false",
      "wrap what shows it in ExcludeSemantics"
    ),
    ("Set accessibilityLabel to", "Write Semantics(label: …) with"),
    (
      "Set the accessibilityLabel of the field to the text",
      "Write the text as labelText of the field's InputDecoration"
    ),
    ("an accessibilityCustomAction", "Semantics(customSemanticsActions: …)"),
    ("Turn Secure Text Entry on", "Write obscureText: true"),
    ("Choose the Keyboard Type that fits", "Write the keyboardType that fits"),
    ("Choose the Content Type, such as Email", "Write autofillHints, such as AutofillHints.email"),
    ("Use a UIDatePicker", "Call showDatePicker"),
    ("set accessibilityLanguage", "write its locale"),
    ("Put the message into accessibilityLabel", "Write the message into Semantics(label: …)"),
    (
      "Put the message into the field's accessibilityLabel, or else its accessibilityHint",
      "Write the message as errorText of the field's InputDecoration"
    ),
    (
      "Hide the element with isHidden or accessibilityElementsHidden",
      "Wrap the element in ExcludeSemantics"
    ),
    ("Leave accessibilityValue empty", "Leave Semantics(value: …) out"),
    ("Set accessibilityValue to", "Write Semantics(value: …) with"),
    ("its own accessibilityLabel", "its own Semantics(label: …)"),
    ("accessibilityLabel", "Semantics(label: …)"),
  ]
}
