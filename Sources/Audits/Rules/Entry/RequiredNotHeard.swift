internal import Simulator

extension AuditRule {
  static let requiredNotHeard = AuditRule(
    id: "required-not-heard", aliases: ["required-not-exposed"], layer: .announcement,
    severity: .serious, criteria: ["3.3.2"], guidelines: ["C15", "C27", "C34"],
    condition: "A field must be filled in, and a reader does not say so.",
    why: "A person leaves the field empty, and only the refused form tells that it was required.",
    fixes: [
      .web: "Set required or aria-required=\"true\" on the field.",
      .android: "Write “(required)” into the hint or label, which TalkBack reads.",
      .ios: "End the field's accessibilityLabel with “, required”.",
      .reactNative: "End the field's accessibilityLabel with “, required”.",
      .design: "Write “required” into the name, since apps have no state for it.",
    ],
    examples: [
      .fails(
        .web, "<label for=a>Email <span aria-hidden=true>*</span></label>↓<input id=a>"),
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
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email *"
            enabled="true" visible="true" accessible="true" x="20" y="60" width="200"
            height="24"/>
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="90" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email *"
            enabled="true" visible="true" accessible="true" x="20" y="60" width="200"
            height="24"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email, required"
            enabled="true" visible="true" accessible="true" x="20" y="90" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          <TextView android:text="Email *"/>
          ↓<EditText android:hint="Email" />
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <EditText android:hint="Email, required" />
          """#)),
    ]
  ) { subject, findings in
    let (words, readers) = (RequiredWords(subject.words), subject.platformReadings())
    for field in subject.entryFields where field.node.role != .radio {
      let mark = RequiredMark(field, words)
      guard mark.isAny else { continue }
      // The name of a filled field that a reader leaves out is another defect.
      let isNamed = words.required.isFound(in: field.control.words)
      if field.node.holdsText, isNamed, !mark.isState { continue }
      for heard in readers {
        guard let stop = heard.stop(speaking: field.control.node), !words.isHeard(at: stop) else {
          continue
        }
        let omitted = stop.omissions.filter {
          Identifier.words(of: $0.rule.name).contains("required")
        }
        findings.add(
          field.control.node,
          mark.isState
            ? "This field must be filled in, which is not heard."
            : "The label that is shown says that this field must be filled in; no word of that is heard.",
          heard: [heard.quote(stop, restingOn: omitted)])
      }
    }
  }
}
