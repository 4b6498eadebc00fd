internal import Simulator

extension AuditRule {
  static let requiredNotHeard = AuditRule(
    id: "required-not-heard", aliases: ["required-not-exposed"], layer: .announcement,
    severity: .serious, criteria: ["3.3.2"], guidelines: ["C15", "C27", "C34"],
    condition: "A field is required, but a reader does not announce that.",
    why:
      "People leave the field empty, and learn only from the rejected form that it was required.",
    fixes: [
      .web: "Set required or aria-required=\"true\" on the field.",
      .android: "Write “(required)” into the hint or label, which TalkBack reads.",
      .ios: "End the field's accessibilityLabel with “, required”.",
      .reactNative: "End the field's accessibilityLabel with “, required”.",
      .design: "Write “required” into the name, because apps have no state for it.",
    ],
    examples: [
      .fails(.web, "<label for=a>Email <span aria-hidden=true>*</span></label>↓<input id=a>"),
      .passes(
        .web, "<label for=a>Email <span aria-hidden=true>*</span></label><input id=a required>"),
      .fails(
        .reactNative,
        "<View><Text accessibilityElementsHidden importantForAccessibility=\"no\">Email *</Text>"
          + "↓<TextInput accessibilityLabel=\"Email\" /></View>"),
      .passes(
        .reactNative,
        "<View><Text accessibilityElementsHidden importantForAccessibility=\"no\">Email *</Text>"
          + "<TextInput accessibilityLabel=\"Email, required\" /></View>"),
      .fails(.design, "- ↓textbox \"Email\" [required]"),
      .passes(.design, "- textbox \"Email, required\" [required]"),
      .fails(ios: [
        .other(.text, "Email *", y: 60, height: 24), .found(.field, "Email", y: 90),
      ]),
      .passes(ios: [
        .other(.text, "Email *", y: 60, height: 24), .other(.field, "Email, required", y: 90),
      ]),
      .fails(
        layout: #"""
          <TextView android:text="Email *"/>
          ↓<EditText android:hint="Email" />
          """#),
      .passes(layout: #"<EditText android:hint="Email, required" />"#),
    ]
  ) { subject, findings in
    let (words, readings) = (RequiredWords(subject.words), subject.platformReadings())
    for field in subject.entryFields where field.node.role != .radio {
      let mark = RequiredMark(field, words)
      guard mark.isAny else { continue }
      // If a filled field has “required” in its name, the rule “label-lost-when-filled” reports the
      // lost name.
      let isNamed = words.required.isFound(in: field.control.words)
      if field.node.holdsText, isNamed, !mark.isState { continue }
      for reading in readings {
        guard let stop = reading.stop(speaking: field.control.node), !words.isHeard(at: stop) else {
          continue
        }
        let omitted = stop.omissions.filter {
          Identifier.words(of: $0.rule.name).contains("required")
        }
        findings.add(
          field.control.node,
          mark.isState
            ? "This field is required, but that is not announced."
            : "The visible label says that this field is required, but that is not announced.",
          heard: [reading.quote(stop, restingOn: omitted)])
      }
    }
  }
}
