internal import Simulator

extension AuditRule {
  static let errorVague = AuditRule(
    id: "error-vague", layer: .tree, severity: .warning, needsReview: true,
    criteria: ["3.3.3"],
    condition: "An error message says neither what is wrong nor what to do.",
    why: "People who hear only “Invalid” have to guess what the form expects.",
    fixes: .everywhere("Say what to enter, such as “Enter a date in the form 31/12/2026”."),
    examples: [
      .fails(
        .web,
        "↓<input aria-label=Guests value=many aria-invalid=true aria-errormessage=e>"
          + "<p id=e>Invalid!</p>"),
      .passes(
        .web,
        "<input aria-label=Guests value=many aria-invalid=true aria-errormessage=e>"
          + "<p id=e>Enter a number</p>"),
      .fails(.design, "- ↓textbox \"Guests\" [invalid]:\n  - /error: Error\n  - text: many"),
      .passes(
        .design, "- textbox \"Guests\" [invalid]:\n  - /error: Enter a number\n  - text: many"),
      .fails(
        layout: #"""
          ↓<EditText android:id="@+id/a" android:hint="Postcode"/>
          <TextView android:text="Invalid" android:textColor="#B00020"/>
          """#),
      .passes(
        layout: #"""
          <EditText android:hint="Postcode"/>
          <TextView android:text="Enter the whole postcode" android:textColor="#B00020"/>
          """#),
      .fails(
        component: #"""
          ↓<TextInput accessibilityLabel="Postcode" />
          <Text accessibilityRole="alert">Invalid</Text>
          """#),
      .passes(
        component: #"""
          <TextInput accessibilityLabel="Postcode" />
          <Text accessibilityRole="alert">Enter the whole postcode</Text>
          """#),
      .fails(ios: [.found(.field, "Postcode"), .other(.text, "Invalid", y: 160)]),
      .passes(ios: [
        .other(.field, "Postcode"), .other(.text, "Enter the whole postcode", y: 160),
      ]),
    ]
  ) { subject, findings in
    let vague = PhraseSet(subject.words.phrases(\.vagueErrors))
    for error in subject.fieldErrors {
      guard vague.contains(Wording.words(of: error.text)) else { continue }
      findings.add(
        error.control.node,
        "The error “\(error.text)” says neither what is wrong nor what to do.",
        fix: fix(of: error, subject))
    }
  }

  /// Returns a fix in Kotlin with an example that fits the field.
  private static func fix(of error: FieldError, _ subject: AuditSubject) -> Finding.Fix? {
    guard subject.source?.language == .kotlin, subject.source?.code != nil else { return nil }
    let input = subject.screen[error.control.node].textInput
    let name = Wording.collapsingWhitespace(error.control.name)
    let example =
      switch input?.keyboard {
      case .email: "Enter an email address like name@example.com"
      case .phone: "Enter a phone number like +1 555 0100"
      case .url: "Enter an address like https://example.com"
      case .number: "Enter a number"
      default: name.isEmpty ? "Enter …" : "\(name): enter …"
      }
    return Finding.Fix(
      "Write Modifier.semantics { error(\"…\") } with what to enter, such as “\(example)”.")
  }
}
