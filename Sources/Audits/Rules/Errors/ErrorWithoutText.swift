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
      .fails(
        .web,
        "↓<div role=radiogroup aria-label=Size aria-invalid=true>"
          + "<label><input type=radio name=a>Small</label></div>"),
      .passes(
        .web,
        "<div role=radiogroup aria-label=Size aria-invalid=true>"
          + "<label><input type=radio name=a>Small</label><p>Choose a size</p></div>"),
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
    if subject.platform == .web { addGroups(subject, &findings) }
  }

  /// Adds groups of choices that are marked as invalid, if nothing in or beside them says why.
  private static func addGroups(_ subject: AuditSubject, _ findings: inout FindingList) {
    let classifier = ErrorClassifier(subject)
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      guard node.role == .group || node.role == .radioGroup, node.isMarkedInvalid,
        node.error?.isBlank ?? true, node.hint?.text.isBlank ?? true,
        !subject.isControl(index)
      else { continue }
      let inside = subject.screen.descendants(of: index).lazy.map(\.index)
      let after = subject.screen.nextSibling(of: index)
      let reports = { (text: Node.Index) in
        classifier.evidence(of: text) != .none
          || classifier.isErrorOrRequest(Wording.words(of: subject.screen.visibleText(of: text)))
      }
      guard !inside.contains(where: reports), after.map(reports) != true,
        !classifier.isErrorOrRequest(Wording.words(of: node.name))
      else { continue }
      findings.add(index, "This group is marked as invalid, and nothing says why.")
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
