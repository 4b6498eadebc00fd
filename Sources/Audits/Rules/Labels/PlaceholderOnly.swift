internal import Simulator

extension AuditRule {
  static let placeholderOnly = AuditRule(
    id: "placeholder-only",
    aliases: ["bbc-placeholder-only", "ios-field-placeholder-only", "NO_ACCESSIBILITY_LABEL"],
    layer: .tree, severity: .critical, criteria: ["3.3.2", "1.3.1"], bestPractice: ["1.3.1"],
    guidelines: ["C6", "C8", "A3"],
    condition: "The only name of a field is its placeholder.",
    why:
      "As soon as the user has typed something, the name of the field can no longer be seen, and "
      + "often no longer be heard.",
    fixes: [
      .web: "Put the words into a visible <label>, and keep the placeholder for an example.",
      .android:
        "Put the words into a TextView with android:labelFor, or into a TextInputLayout, whose "
        + "hint moves above the field.",
      .ios: "Put a label above the field, and set the same words as its accessibilityLabel.",
      .reactNative:
        "Show the words in a <Text> above the field, and set them as accessibilityLabel.",
      .design: "Write the name in quotes, and keep the placeholder for an example.",
    ],
    readingConditions: [.filled],
    requiredFacts: [.role, .label, .hint, .content],
    appliesTo: { subject in
      subject.source?.language == .kotlin
        || subject.controls.contains { subject.screen[$0.node].placeholder?.isBlank == false }
    },
    supersedes: [
      "label-lost-when-filled", "visible-label-missing", "label-not-associated", "label-not-unique",
      "format-not-in-label",
    ],
    examples: [
      .fails(.web, "↓<input placeholder=Email>"),
      .passes(.web, "<label for=a>Email</label><input id=a placeholder='name@example.com'>"),
      .fails(layout: #"↓<EditText android:hint="Email"/>"#),
      .passes(
        layout: #"""
          <TextView android:text="Email" android:labelFor="@+id/a"/>
          <EditText android:id="@+id/a"/>
          """#),
      .fails(.reactNative, "export default () => ↓<TextInput placeholder=\"Email\" />;"),
      .passes(
        .reactNative,
        "export default () => <TextInput accessibilityLabel=\"Email\" placeholder=\"a@b.org\" />;"),
      .fails(
        .android,
        "@Composable fun A() {\n↓TextField(\"\", {}, placeholder = { Text(\"Email\") })\n}",
        as: "kotlin"),
      .passes(
        .android,
        "@Composable fun A() {\nTextField(\"\", {}, label = { Text(\"Email\") }, "
          + "placeholder = { Text(\"name@example.com\") })\n}", as: "kotlin"),
      .fails(.design, "- ↓textbox:\n  - /placeholder: Email"),
      .passes(.design, "- textbox \"Email\":\n  - /placeholder: a@example.org"),
      .fails(.ios, ExampleFile.nib([.found(.field, "", placeholder: "Email")])),
      .passes(.ios, ExampleFile.nib([.other(.field, "Email", placeholder: "name@example.org")])),
    ]
  ) { subject, findings in
    let searches = Set(
      subject.entryFields.filter { $0.purpose?.purpose == .search }.map(\.control.node))
    for control in subject.controls where control.kind == .field {
      let isSearch = searches.contains(control.node)
      if ComposeFieldCall(of: control.node, on: subject)?.hasOnlyPlaceholder == true {
        addComposeField(control, isSearch: isSearch, subject, &findings)
        continue
      }
      let node = subject.screen[control.node]
      guard let placeholder = node.placeholder, !placeholder.isBlank,
        control.nameOrigin == .placeholder || node.name.isBlank, !isLabelled(control, subject)
      else { continue }
      // The prompt of `searchable` is the only name that a search bar of SwiftUI can have.
      if subject.source?.language == .swift, node.knownIOS?.className == "searchBar" { continue }
      let filled = subject.readings(in: .filled).compactMap { reading in
        reading.stop(of: control.node).map { (reading, $0) }
      }
      let isStillHeard =
        !filled.isEmpty
        && filled.allSatisfy { _, stop in stop.announcesPhrase(placeholder) }
      findings.add(
        control.node,
        "“\(Wording.collapsingWhitespace(placeholder))” is only a placeholder, and this field has no label.",
        severity: isSearch ? .warning : severity(node, isStillHeard, subject),
        heard: filled.map { $0.quote($1, restingOn: []) },
        fix: NeighbourText(of: control, on: subject).flatMap { beside in
          beside.mayName(placeholder, on: subject) ? beside.fix : nil
        })
    }
  }

  /// Adds a finding about a field of Compose.
  ///
  /// The placeholder is a text inside the field, which Compose removes when the field has a value.
  private static func addComposeField(
    _ control: Control, isSearch: Bool, _ subject: AuditSubject, _ findings: inout FindingList
  ) {
    guard !control.name.isBlank, subject.screen[control.node].name.isBlank else { return }
    findings.add(
      control.node,
      "“\(Wording.collapsingWhitespace(control.name))” is only a placeholder, and this field has no label.",
      severity: isSearch ? .warning : .critical,
      fix: Finding.Fix("Write label = { Text(\"…\") }, and keep the placeholder for an example."))
  }

  /// Returns the severity of a field that has only a placeholder.
  ///
  /// It is lower for a search field, because the role says what the field is for. It is also lower
  /// on Android if a reader still announces the placeholder when the field is filled.
  private static func severity(
    _ node: Node, _ isStillHeard: Bool, _ subject: AuditSubject
  ) -> Severity {
    if node.role == .searchBox { return .warning }
    return isStillHeard && subject.platform == .android ? .serious : .critical
  }

  /// Whether readers announce a name from the author besides the placeholder.
  private static func isLabelled(_ control: Control, _ subject: AuditSubject) -> Bool {
    guard let placeholder = subject.screen[control.node].placeholder else { return false }
    return control.nameOrigin == nil && !control.name.isBlank
      && Wording.plain(control.name) != Wording.plain(placeholder)
  }
}
