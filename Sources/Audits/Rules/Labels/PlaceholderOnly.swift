internal import Simulator

extension AuditRule {
  static let placeholderOnly = AuditRule(
    id: "placeholder-only",
    aliases: ["bbc-placeholder-only", "ios-field-placeholder-only", "NO_ACCESSIBILITY_LABEL"],
    layer: .tree, severity: .critical, criteria: ["3.3.2", "1.3.1"], bestPractice: ["1.3.1"],
    guidelines: ["C6", "C8", "A3"],
    condition: "The only name of a field is its placeholder.",
    why:
      "As soon as a person has typed something, nobody can see any more what the field asks for, "
      + "and often nobody can hear it either.",
    fixes: [
      .web: "Put the words into a <label> that stays, and keep the placeholder for an example.",
      .android: "Put the words into a TextView with android:labelFor, or into a TextInputLayout, "
        + "whose hint moves above the field.",
      .ios: "Put a label above the field, and set the same words as its accessibilityLabel.",
      .reactNative: "Show the words in a <Text> above, and give them as accessibilityLabel.",
      .design: "Write the name in quotes, and keep the placeholder for an example.",
    ],
    readingConditions: [.filled],
    requiredFacts: [.role, .label, .hint, .content],
    appliesTo: { subject in
      subject.controls.contains { subject.screen[$0.node].placeholder?.isBlank == false }
    },
    supersedes: [
      "label-lost-when-filled", "visible-label-missing", "label-not-associated", "label-not-unique",
      "format-not-in-label",
    ],
    examples: [
      .fails(.web, "↓<input placeholder=Email>"),
      .passes(.web, "<label for=a>Email</label><input id=a placeholder='name@example.com'>"),
      .fails(
        .android,
        "↓<EditText xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:hint=\"Email\"/>"),
      .passes(
        .android,
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
          + "<TextView android:text=\"Email\" android:labelFor=\"@+id/a\"/>"
          + "<EditText android:id=\"@+id/a\"/></LinearLayout>"),
      .fails(.reactNative, "export default () => ↓<TextInput placeholder=\"Email\" />;"),
      .passes(
        .reactNative,
        "export default () => <TextInput accessibilityLabel=\"Email\" placeholder=\"a@b.org\" />;"),
      .fails(.design, "- ↓textbox:\n  - /placeholder: Email"),
      .passes(.design, "- textbox \"Email\":\n  - /placeholder: a@example.org"),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<textField placeholder="Email" id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          </textField>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <textField placeholder="name@example.org" id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          </textField>
          """#)),
    ]
  ) { subject, findings in
    for control in subject.controls where control.kind == .field {
      let node = subject.screen[control.node]
      guard let placeholder = node.placeholder, !placeholder.isBlank,
        control.route == .placeholder || node.name.isBlank, !isLabelled(control, subject)
      else { continue }
      let filled = subject.readings(in: .filled).compactMap { heard in
        heard.stop(of: control.node).map { (heard, $0) }
      }
      let isStillHeard =
        !filled.isEmpty
        && filled.allSatisfy { _, stop in stop.says(placeholder) }
      findings.add(
        control.node,
        "“\(Wording.collapsingWhitespace(placeholder))” is only a placeholder, and this field has no label.",
        severity: isStillHeard && subject.platform == .android ? .serious : .critical,
        heard: filled.map { $0.quote($1, restingOn: []) },
        fix: NeighbourText(of: control, on: subject)?.fix)
    }
  }

  /// Whether a reader says words of the author's that name the field and are no placeholder.
  private static func isLabelled(_ control: Control, _ subject: AuditSubject) -> Bool {
    guard let placeholder = subject.screen[control.node].placeholder else { return false }
    return control.route == nil && !control.name.isBlank
      && Wording.plain(control.name) != Wording.plain(placeholder)
  }
}
