internal import Simulator

extension AuditRule {
  static let errorWithoutText = AuditRule(
    id: "error-without-text", layer: .announcement, severity: .serious, criteria: ["3.3.1"],
    guidelines: ["A9", "A24"],
    condition: "A field is marked as invalid, and no message says what is wrong.",
    why: "People who hear only “invalid data” know that something is wrong, but not what.",
    fixes: [
      .web: "Add a message that says what to enter, and point aria-errormessage at it.",
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
      .fails(.design, "- ↓textbox \"Email\" [invalid]\n"),
      .passes(.design, "- textbox \"Email\"\n"),
    ]
  ) { subject, findings in
    for error in subject.fieldErrors where error.text.isBlank {
      let quotes = subject.platformReadings().compactMap { reading in
        reading.stop(speaking: error.control.node).map { reading.quote($0, restingOn: []) }
      }
      guard !quotes.isEmpty else { continue }
      if let group = described(around: error.control.node, on: subject) {
        findings.add(
          error.control.node, "Only the group around this field says what is wrong with it.",
          needsReview: true, heard: quotes, related: [.init(group, "The group.")])
        continue
      }
      findings.add(
        error.control.node, "This field is marked as invalid, and nothing says why.", heard: quotes)
    }
  }

  /// Returns the nearest group around a field that has a description or an error message.
  ///
  /// The group may say what is wrong with the field.
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
