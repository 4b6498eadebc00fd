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
      .fails(.web, "<label for=a>Email</label> ↓<b>*</b> <input id=a required>"),
      .fails(
        .web,
        "<fieldset><legend>Date ↓<span>(*Required)</span></legend><label>Day <input></label>"
          + "</fieldset>"),
      .passes(
        .web,
        "<fieldset><legend><b>*</b> required</legend><label>Day <input></label></fieldset>"),
      .fails(.web, "<label for=a>Email</label><input id=a> ↓<small>(optional)</small>"),
      .passes(.web, "<p><b>*</b> Required</p><label for=a>Email*</label><input id=a required>"),
      .passes(.web, "<label for=a>Email*</label><input id=a required><p>* required</p>"),
      .fails(.design, "- text: Email\n- ↓text: (required)\n- textbox \"Email\""),
      .passes(.design, "- text: Email (required)\n- textbox \"Email\""),
    ]
  ) { subject, findings in
    let marks = Set(subject.words.phrases(\.required) + subject.words.phrases(\.optional))
    let letters = marks.map { LetterSet($0.joined()) }
    for reading in subject.sameTreeReadings() {
      let stops = reading.transcript.stops
      for (position, stop) in stops.enumerated() {
        let node = reading.screen[stop.node]
        guard node.role == .text || node.role == .generic,
          let index = reading.auditedNode(stop.node)
        else { continue }
        let isEntry = { (position: Int) in
          stops.indices.contains(position) && reading.screen[stops[position].node].role.isEntry
        }
        let isSign = isAsterisk(stop, on: reading.screen)
        if !isSign {
          // A text with letters that occur in no word for “required” or “optional” is skipped
          // quickly.
          guard
            !stop.announcement.hasPart(where: { _, text in
              let own = LetterSet(text)
              return !letters.contains(where: own.mayBeHeard)
            }), marks.contains(Wording.words(of: stop.announcement.text))
          else { continue }
        }
        // An asterisk that is neither right before a field nor at the end of a label explains the
        // asterisks: “* required”.
        let hasSign =
          isSign || Asterisk.isFound(in: stop.announcement.text)
          || position > 0 && isAsterisk(stops[position - 1], on: reading.screen)
        guard
          isEntry(position + 1) || endsLabel(index, subject, marks)
            || !hasSign
              && (isEntry(position - 1) || isBesideContent(position, stops, on: reading.screen))
        else { continue }
        guard !subject.isControl(index) else { continue }
        // One reader may stop at the text and another at the element around it. The two stops then
        // count as one mark.
        let isSole =
          node.role == .text && subject.screen.parent(of: index).map(holdsOne(subject)) == true
        let parent = isSole ? subject.screen.parent(of: index) : nil
        let text = isSign ? subject.screen.visibleText(of: index) : stop.announcement.text
        findings.add(
          parent ?? index, "“\(Wording.collapsingWhitespace(text))” is a stop of its own.",
          heard: [reading.quote(stop, restingOn: [])])
      }
    }
  }

  /// Whether a stop is a text that is only an asterisk, which readers may announce as a word.
  private static func isAsterisk(_ stop: Stop, on screen: Screen) -> Bool {
    let node = screen[stop.node]
    guard node.role == .text || node.role == .generic else { return false }
    return Asterisk.isAlone(node.role == .text ? node.name : screen.soleText(of: stop.node))
  }

  /// Whether a mark is at the end of a legend or label that has other words, too.
  ///
  /// A legend whose other words contain a word for “required” may explain the mark.
  private static func endsLabel(
    _ mark: Node.Index, _ subject: AuditSubject, _ marks: Set<[String]>
  ) -> Bool {
    let label = subject.screen.ancestors(of: mark).prefix(4).first { index in
      let element = subject.screen[index].webElement
      return element == "legend" || element == "label"
    }
    guard let label else { return false }
    let own: String = Wording.collapsingWhitespace(subject.seenText(of: mark))
    let all: String = Wording.collapsingWhitespace(subject.seenText(of: label))
    guard !own.isBlank, all.hasSuffix(own) else { return false }
    let others: [String] = Wording.words(of: all.dropLast(own.count))
    return !others.isEmpty && !marks.contains { others.contains(phrase: $0) }
  }

  /// Whether a control or another text follows a stop.
  private static func isBesideContent(_ position: Int, _ stops: [Stop], on screen: Screen) -> Bool {
    guard position + 1 < stops.count else { return false }
    let role = screen[stops[position + 1].node].role
    return role.isInteractive || role == .text
  }

  /// Returns a function that returns `true` for nodes with exactly one child.
  private static func holdsOne(_ subject: AuditSubject) -> (Node.Index) -> Bool {
    { parent in
      subject.screen.firstChild(of: parent).map { subject.screen.nextSibling(of: $0) == nil }
        == true
    }
  }
}

extension Screen {
  /// Returns the text of the only child of a node; empty if the child is no text, or has siblings.
  fileprivate func soleText(of index: Node.Index) -> String {
    guard let child = firstChild(of: index), nextSibling(of: child) == nil,
      self[child].role == .text
    else { return "" }
    return self[child].name
  }
}
