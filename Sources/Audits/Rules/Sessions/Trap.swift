internal import Simulator

extension AuditRule {
  static let trap = acting(
    "trap", aliases: ["BOTTOM_SHEET_CLOSE_ACTION"], severity: .critical,
    isMandatory: true, criteria: ["2.1.2"], guidelines: ["A18"],
    condition:
      "A walk in one direction comes to no end, Tab does not lead out of a field, or something above the screen "
      + "has no way out.",
    why: "A person is caught and can only close the app.",
    fixes: [
      .web:
        "Do not move focus when something gets it, leave Tab to the browser, and give dialogs a button that closes "
        + "them.",
      .android:
        "Do not move focus when something gets it, and give dialogs a button that closes them.",
      .ios:
        "Do not move focus when something gets it, and give what is presented a button or "
        + "accessibilityPerformEscape.",
      .reactNative:
        "Do not move focus when something gets it, and give a Modal onRequestClose and a button.",
      .design: "Let the app not move focus by itself, and give dialogs a button that closes them.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Email"),
          app: #"on focus of "Send": reader focus "Email""#,
          doing: "walk"),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on focus of "Send": nothing"#,
          doing: "walk"),
        .fails(
          platform, ExampleForm.source(platform, marking: "Name"),
          app: #"on tab of "Name": nothing"#,
          doing: #"until "Name"; double tap; tab"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on tab of "Name": focus "Email""#,
          doing: #"until "Name"; double tap; tab"#),
      ]
    }
  ) { subject, session, moment, findings in
    let isEndless =
      if case .walk? = moment.step.gesture { moment.step.problem != nil } else { false }
    if isEndless {
      findings.add(
        subject.node(moment.after.focus, in: moment),
        "\(moment.doing.capitalisedFirst) comes to no end: focus is moved back again and again.",
        heard: session.quotes(moment))
    }
    if let field = moment.fieldThatKeepsTab, let node = moment.before[field] {
      let tellsWayOut = subject.tellsWayOut(node)
      findings.add(
        subject.node(field, in: moment),
        "\(moment.doing) does not lead out of “\(node.name)”"
          + (tellsWayOut ? ", which tells of another key." : "."),
        needsReview: tellsWayOut, heard: session.quotes(moment))
    }
    guard moment.after.depth > moment.before.depth,
      type(of: session.reader).platform == .iOS, !moment.after.screen.hasWayOut
    else { return }
    findings.add(
      subject.node(moment.before.focus, in: moment),
      "What “\(moment.doing)” opens has no button or link that leads out of it.",
      heard: session.quotes(moment))
  }
}

extension AuditSubject {
  /// Whether a field names the key that leads out of an editor which keeps Tab.
  ///
  /// Source: WCAG 2.2, 2.1.2: people are told of a way that is not the usual one.
  fileprivate func tellsWayOut(_ field: Node) -> Bool {
    let words = [field.name, field.hint?.text ?? ""].flatMap { Wording.words(of: $0) }
    return self.words.all(\.escapeKeys).contains(where: words.contains)
  }
}

extension AuditSession.Step {
  /// The field that was edited before Tab and is still, although a keyboard could go on from it.
  ///
  /// A dialog keeps focus with good reason, and may hold nothing else.
  fileprivate var fieldThatKeepsTab: SessionNode? {
    let way: Gesture.Way
    switch step.gesture {
    case .key(.tab): way = .right
    case .key(.shiftTab): way = .left
    default: return nil
    }
    guard step.problem == nil, !isElsewhere, let field = before.inputFocus,
      after.inputFocus == field, isSame(field), let index = before.index(of: field),
      before.screen.keyboardStop(way, from: index) != nil,
      !before.screen.ancestors(of: index).contains(where: {
        [.dialog, .alertDialog].contains(before.screen[$0].role)
      })
    else { return nil }
    return field
  }

  /// Whether a node is called the same afterwards: a field that took the place of another may not be.
  private func isSame(_ node: SessionNode) -> Bool {
    guard let old = before[node], let new = after[node] else { return false }
    return old.role == new.role && old.id == new.id && old.name == new.name
  }
}
