internal import Simulator

extension AuditRule {
  static let labelNotUnique = AuditRule(
    id: "label-not-unique",
    aliases: ["same-name-controls", "DuplicateSpeakableText", "ios-duplicate-label"], layer: .tree,
    severity: .serious, criteria: ["2.4.6", "3.3.2"], bestPractice: ["2.4.6", "3.3.2"],
    guidelines: ["C3", "A2", "T3"],
    condition: "Two controls of the same kind in the same group have the same name.",
    why: "People who hear the same words twice cannot know which control does what.",
    fixes: [
      .web: "Give each control its own name, or put the controls into groups with names.",
      .android: "Give each control its own name.",
      .ios: "Give each control its own accessibilityLabel.",
      .reactNative: "Give each control its own accessibilityLabel.",
      .design: "Give each control its own name, or put the controls into groups with names.",
    ],
    requiredFacts: [.label, .words],
    examples: [
      .fails(.web, "<label>Name ↓<input></label><label>Name <input></label>"),
      .passes(
        .web,
        "<fieldset><legend>Sender</legend><label>Name <input></label></fieldset>"
          + "<fieldset><legend>Recipient</legend><label>Name <input></label></fieldset>"),
      .passes(.web, "<a href=/a>Home</a><a href=/a>Home</a>"),
      .fails(.design, "- ↓textbox \"Name\"\n- textbox \"Name\""),
      .passes(
        .design,
        "- heading \"Sender\"\n- button \"Edit\"\n- heading \"Recipient\"\n- button \"Edit\""),
      .fails(
        layout: #"""
          ↓<EditText android:hint="Name"/>
          <EditText android:hint="Name"/>
          """#),
      .passes(
        layout: #"""
          <EditText android:hint="First name"/>
          <EditText android:hint="Last name"/>
          """#),
      .fails(ios: [.found(.field, "Name"), .other(.field, "Name", y: 160)]),
      .passes(ios: [.other(.field, "First name"), .other(.field, "Last name", y: 160)]),
      .fails(
        component: #"""
          ↓<TextInput accessibilityLabel="Name" />
          <TextInput accessibilityLabel="Name" />
          """#),
      .passes(
        component: #"""
          <TextInput accessibilityLabel="First name" />
          <TextInput accessibilityLabel="Last name" />
          """#),
    ]
  ) { subject, findings in LabelNotUniqueCheck(subject: subject).run(&findings) }
}

/// A check for controls with the same name.
private struct LabelNotUniqueCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for same in subject.controlsSharingName() where !leadAlike(same) {
      let (first, others) = (same[0], same.dropFirst())
      findings.add(
        first.node,
        "\(same.count) \(first.kind.word)s here are called “\(Wording.collapsingWhitespace(first.name))”."
          + (differInHints(same)
            ? " Only their hints tell them apart, and many people turn hints off." : ""),
        // Like Accessibility Test Framework (DuplicateSpeakableText), only warn about buttons and
        // links.
        severity: first.kind.isEntry ? nil : .warning, needsReview: isUncertain(first),
        related: others.prefix(5).map { Finding.Related($0.node, "It has the same name.") })
    }
  }

  /// Whether the hints of controls with the same name are all different.
  private func differInHints(_ controls: [Control]) -> Bool {
    let hints = controls.compactMap { subject.screen[$0.node].hint?.text }
    return Set(hints.lazy.filter { !$0.isBlank }.map { AudibleText($0) }).count == controls.count
  }

  /// Whether the file does not show that controls with the same name have different effects.
  private func isUncertain(_ control: Control) -> Bool {
    guard !control.kind.isEntry else { return control.kind == .choice }
    return subject.platform == .web || subject.platform == .design || control.kind == .link
  }

  /// Whether all controls are links that lead to the same address.
  private func leadAlike(_ controls: [Control]) -> Bool {
    guard controls[0].kind == .link else { return false }
    return Set(controls.map { subject.screen[$0.node].web?.target }).count == 1
  }
}
