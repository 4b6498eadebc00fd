internal import Simulator

extension AuditRule {
  static let requiredStop = AuditRule(
    id: "required-stop", layer: .announcement, severity: .warning, guidelines: ["C11", "A6"],
    condition:
      "The mark of a required or optional field is a stop of its own, apart from its label.",
    why: "People hear “required” and do not know what is; they swipe once more at every field.",
    fixes: [
      .web: "Write the mark in the label's own text, without an element around it.",
      .design: "Put the mark into the text of the label.",
    ],
    platforms: [.web, .design], requiredFacts: [.words, .reach],
    examples: [
      .fails(
        .web,
        "<label for=a>Email ↓<span>(*Required)</span></label><input id=a required>"),
      .passes(.web, "<label for=a>Email (required)</label><input id=a required>"),
      .fails(.design, "- text: Email\n- ↓text: (required)\n- textbox \"Email\""),
      .passes(.design, "- text: Email (required)\n- textbox \"Email\""),
    ]
  ) { subject, findings in
    let marks = Set(subject.words.phrases(\.required) + subject.words.phrases(\.optional))
    let letters = marks.map { LetterSet($0.joined()) }
    for reading in subject.sameTreeReadings() {
      let stops = reading.transcript.stops
      for (stop, next) in zip(stops, stops.dropFirst()) {
        let node = reading.screen[stop.node]
        guard node.role == .text || node.role == .generic,
          // A text with letters that occur in no word for “required” or “optional” is skipped
          // quickly.
          !stop.announcement.hasPart(where: { _, text in
            let own = LetterSet(text)
            return !letters.contains(where: own.mayBeHeard)
          }),
          marks.contains(Wording.words(of: stop.announcement.text)),
          reading.screen[next.node].role.isInteractive || reading.screen[next.node].role == .text,
          let index = reading.auditedNode(stop.node), subject.control(at: index) == nil
        else { continue }
        // One reader may stop at the text and another at the element around it. The two stops then
        // count as one mark.
        let isSole =
          node.role == .text && subject.screen.parent(of: index).map(holdsOne(subject)) == true
        let parent = isSole ? subject.screen.parent(of: index) : nil
        findings.add(
          parent ?? index,
          "“\(Wording.collapsingWhitespace(stop.announcement.text))” is a stop of its own.",
          heard: [reading.quote(stop, restingOn: [])])
      }
    }
  }

  /// Returns a function that returns `true` for nodes with exactly one child.
  private static func holdsOne(_ subject: AuditSubject) -> (Node.Index) -> Bool {
    { parent in
      subject.screen.firstChild(of: parent).map { subject.screen.nextSibling(of: $0) == nil }
        == true
    }
  }
}
