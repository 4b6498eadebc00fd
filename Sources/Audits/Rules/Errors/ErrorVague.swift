internal import Simulator

extension AuditRule {
  static let errorVague = AuditRule(
    id: "error-vague", layer: .tree, severity: .warning, needsReview: true,
    criteria: ["3.3.3"],
    condition: "An error message says neither what is wrong nor what to do.",
    why: "People who hear only “Invalid” have to guess what the form expects.",
    fixes: .everywhere("Say what to enter, such as “Enter a number from 1 to 10”."),
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
      .fails(
        .android,
        "@Composable fun Address() {\n↓TextField(value = \"\", onValueChange = {}, "
          + "label = { Text(\"Postcode\") }, isError = true)\n}", as: "kotlin"),
      .passes(
        .android,
        "@Composable fun Address() {\nTextField(value = \"\", onValueChange = {}, label = { "
          + "Text(\"Postcode\") }, isError = true, supportingText = { "
          + "Text(\"Enter the whole postcode\") })\n}", as: "kotlin"),
      .fails(ios: [.found(.field, "Postcode"), .other(.text, "Invalid", y: 160)]),
      .passes(ios: [
        .other(.field, "Postcode"), .other(.text, "Enter the whole postcode", y: 160),
      ]),
    ]
  ) { subject, findings in
    let vague = PhraseSet(subject.words.phrases(\.vagueErrors))
    for error in subject.fieldErrors {
      guard vague.contains(Wording.words(of: error.text)), !isExplained(error, subject) else {
        continue
      }
      findings.add(
        error.control.node,
        "The error “\(error.text)” says neither what is wrong nor what to do.",
        fix: fix(of: error, subject))
    }
  }

  /// Whether a field of Compose also announces a supporting text, which may say what to enter.
  private static func isExplained(_ error: FieldError, _ subject: AuditSubject) -> Bool {
    guard subject.screen.origin == .androidNodes, error.route == .own else { return false }
    let texts = subject.screen.descendants(of: error.control.node).map(\.index)
      .filter { subject.screen[$0].role == .text }
    return texts.dropFirst().contains { Wording.words(of: subject.screen[$0].name).count > 2 }
  }

  /// Returns a fix with an example that fits the field.
  private static func fix(of error: FieldError, _ subject: AuditSubject) -> Finding.Fix {
    let example = exampleMessage(for: error.control, subject)
    guard subject.source?.language == .kotlin, subject.source?.code != nil else {
      return Finding.Fix("Say what to enter, such as “\(example)”.")
    }
    return Finding.Fix(
      "Write Modifier.semantics { error(\"…\") } with what to enter, such as “\(example)”.")
  }

  /// Returns an example of a message that says what to enter into a field.
  private static func exampleMessage(for control: Control, _ subject: AuditSubject) -> String {
    let node = subject.screen[control.node]
    let purpose = subject.entryFields.first { $0.control.node == control.node }?.purpose
    let named = purpose.flatMap { $0.evidence == .identifier ? nil : $0.purpose.keyboard }
    let kind = named == .text ? node.ownKind : named ?? node.ownKind
    let name = Wording.collapsingWhitespace(control.name)
    switch kind {
    case .email: return "Enter an email address like name@example.com"
    case .phone: return "Enter a phone number like +1 555 0100"
    case .url: return "Enter an address like https://example.com"
    case .number, .decimal: return "Enter a number"
    case .date: return "Enter a date in the form 31/12/2026"
    case .dateAndTime: return "Enter a time in the form 14:30"
    case .month: return "Enter a month in the form 12/2026"
    case .password: return "Enter at least 12 characters"
    case .text, .search, nil:
      let verb = control.kind == .picker || control.kind == .choice ? "choose" : "enter"
      return name.isEmpty ? "\(verb.capitalisedFirst) …" : "\(name): \(verb) …"
    }
  }
}

extension Node {
  /// The kind of entry that the role or keyboard of the field is for, or `nil` if neither shows a
  /// kind.
  fileprivate var ownKind: KeyboardKind? {
    switch role {
    case .dateField: return .date
    case .timeField, .dateTimeField: return .dateAndTime
    case .monthField: return .month
    case .spinButton, .slider: return .number
    default: break
    }
    if textInput?.isSecure == true { return .password }
    return switch textInput?.keyboard {
    case .email: .email
    case .phone: .phone
    case .url: .url
    case .number, .decimal: .number
    case .date: .date
    case .time, .dateTime: .dateAndTime
    case .text, .search, .noKeyboard, nil: nil
    }
  }
}
