internal import Simulator

extension AuditRule {
  static let errorWithoutText = AuditRule(
    id: "error-without-text", layer: .announcement, severity: .serious, criteria: ["3.3.1"],
    guidelines: ["A9", "A24"],
    condition: "A field is marked as wrong, and no words tell what is wrong.",
    why: "A person who hears only “invalid data” knows that something is wrong, but not what.",
    fixes: [
      .web: "Add a message that says what to enter, and point aria-errormessage at it.",
      .android: "Give setError a message that says what to enter.",
      .ios: "Say in the field's label or hint what to enter.",
      .reactNative: "Say in the field's accessibilityHint what to enter.",
      .design: "Add an /error that says what to enter.",
    ],
    platforms: [.web, .design],
    examples: [
      .fails(.web, "↓<input aria-label=Guests value=many aria-invalid=true>"),
      .passes(
        .web,
        "<input aria-label=Guests value=many aria-invalid=true aria-errormessage=e>"
          + "<p id=e>Enter a number</p>"),
      .fails(.design, "- ↓textbox \"Guests\" [invalid]: many"),
      .passes(
        .design, "- textbox \"Guests\" [invalid]:\n  - /error: Enter a number\n  - text: many"),
      .fails(
        .design,
        "- ↓textbox \"Email\" [invalid]\n"),
      .passes(
        .design,
        "- textbox \"Email\"\n"),
    ]
  ) { subject, findings in
    for error in subject.fieldErrors where error.text.isBlank {
      let quotes = subject.platformReadings().compactMap { heard in
        heard.stop(speaking: error.control.node).map { heard.quote($0, restingOn: []) }
      }
      guard !quotes.isEmpty else { continue }
      if let group = described(around: error.control.node, on: subject) {
        findings.add(
          error.control.node, "What is wrong with this field is only told of the group around it.",
          needsReview: true, heard: quotes, related: [.init(group, "the group")])
        continue
      }
      findings.add(
        error.control.node, "This field is marked as wrong, and nothing says why.", heard: quotes)
    }
  }

  /// The group around a field whose description or message may tell what is wrong with it.
  private static func described(
    around node: Node.Index, on subject: AuditSubject
  ) -> Node.Index? {
    subject.screen.ancestors(of: node).first { above in
      let group = subject.screen[above]
      guard group.role == .group || group.role == .radioGroup else { return false }
      return [group.error, group.hint?.text].contains { $0?.isBlank == false }
    }
  }
}
