internal import Simulator

extension AuditRule {
  static let labelMasked = AuditRule(
    id: "label-masked", aliases: ["EditableContentDesc"], layer: .announcement,
    severity: .serious, criteria: ["4.1.2", "3.3.2"], guidelines: ["C8", "T13"],
    condition: "While a field is empty, a reader announces its placeholder instead of its name.",
    why: "People who listen never hear the name that was written for them.",
    fixes: [
      .android:
        "Remove android:contentDescription, and put the name into a label with android:labelFor.",
      .reactNative: "Remove the placeholder, or repeat the name in it.",
    ],
    platforms: [.android, .reactNative], requiredFacts: [.role, .label, .value],
    supersedes: ["readers-disagree"],
    examples: [
      .fails(
        layout: #"↓<EditText android:hint="name@example.org" android:contentDescription="Email"/>"#),
      .passes(layout: #"<EditText android:contentDescription="Email"/>"#),
      .fails(
        component: #"↓<TextInput accessibilityLabel="Email" placeholder="name@example.org" />"#),
      .passes(component: #"<TextInput accessibilityLabel="Email" />"#),
    ]
  ) { subject, findings in
    for control in subject.controls where control.kind == .field {
      let node = subject.screen[control.node]
      guard node.isEmptyField, let placeholder = node.placeholder, !placeholder.isBlank,
        !node.name.isBlank, control.nameOrigin != .placeholder
      else { continue }
      for reading in subject.sameTreeReadings() {
        guard let stop = reading.stop(of: control.node), !stop.announcesPhrase(node.name),
          stop.announcesPhrase(placeholder)
        else { continue }
        findings.add(
          control.node,
          "“\(Wording.collapsingWhitespace(node.name))” is not announced, because the placeholder replaces it.",
          heard: [reading.quote(stop, restingOn: stop.placeholders)])
      }
    }
  }
}

extension Stop {
  /// The parts of the announcement that come from a placeholder.
  fileprivate var placeholders: [Part] {
    announcement.parts { kind, _ in kind == .placeholder }
  }
}
