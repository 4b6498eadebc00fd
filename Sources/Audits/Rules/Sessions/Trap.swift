internal import Simulator

extension AuditRule {
  static let trap = session(
    "trap", aliases: ["BOTTOM_SHEET_CLOSE_ACTION"], severity: .critical, isMandatory: true,
    criteria: ["2.1.2"], guidelines: ["A18"],
    condition:
      "Swiping in one direction never reaches the end, Tab does not leave a field, or something "
      + "that opens over the screen has no way out.",
    why: "People are trapped and can only close the app.",
    fixes: [
      .web:
        "Do not move focus when an element receives it, leave Tab to the browser, and give dialogs "
        + "a button that closes them.",
      .android:
        "Do not move focus when a view receives it, and give dialogs a button that closes them.",
      .ios:
        "Do not move focus when an element receives it, and give presented views a close button or "
        + "accessibilityPerformEscape.",
      .reactNative:
        "Do not move focus when an element receives it, and give a Modal onRequestClose and a "
        + "close button.",
      .design: "Let the app not move focus by itself, and give dialogs a button that closes them.",
    ],
    examples: [Example].onEachForm(
      marking: "Email", doing: "walk", fails: #"on focus of "Send": reader focus "Email""#,
      passes: #"on focus of "Send": nothing"#)
      + [Example].onEachForm(
        marking: "Name", doing: #"until "Name"; double tap; tab"#,
        fails: #"on tab of "Name": nothing"#, passes: #"on tab of "Name": focus "Email""#)
  ) { subject, session, step, findings in
    let isEndless =
      if case .walk? = step.step.gesture {
        step.step.problem == Session.walkWithoutEnd
      } else {
        false
      }
    if isEndless {
      findings.add(
        subject.node(step.after.focus, in: step),
        "\(step.gestureText.capitalisedFirst) never ends: the app moves focus back again and again.",
        heard: session.quotes(step),
        fix: Finding.Fix("Do not move focus when an element receives it."))
    }
    if let field = step.fieldThatKeepsTab, let node = step.before[field] {
      let namesKey = subject.namesEscapeKey(node)
      findings.add(
        subject.node(field, in: step),
        "\(step.gestureText) does not lead out of “\(node.name)”"
          + (namesKey ? ", which names another key." : "."),
        needsReview: namesKey, heard: session.quotes(step),
        fix: Finding.Fix("Let Tab move focus to the next field."))
    }
    guard step.after.depth > step.before.depth,
      type(of: session.reader).platform == .iOS, !step.after.screen.hasButtonOrLink
    else { return }
    findings.add(
      subject.node(step.before.focus, in: step),
      "What “\(step.gestureText)” opens has no button or link that closes it.",
      heard: session.quotes(step), fix: closeFixes[subject.platform].map { Finding.Fix($0) })
  }

  /// The fixes for a dialog or menu that opens over the screen and cannot be closed.
  private static let closeFixes: [Platform: String] = [
    .web: "Give the dialog a button that closes it.",
    .android: "Give the dialog a button that closes it.",
    .ios: "Give the presented view a close button, or implement accessibilityPerformEscape.",
    .reactNative: "Give the Modal a close button, and set onRequestClose.",
    .design: "Give the dialog a button that closes it.",
  ]
}

extension AuditSubject {
  /// Whether the texts of a field name the key for leaving the field, because Tab inserts a tab
  /// there.
  ///
  /// Source: WCAG 2.2, 2.1.2: users are told which key leaves, if the usual key does not.
  fileprivate func namesEscapeKey(_ field: Node) -> Bool {
    let words = [field.name, field.hint?.text ?? ""].flatMap { Wording.words(of: $0) }
    return self.words.all(\.escapeKeys).contains(where: words.contains)
  }
}

extension AuditSession.Step {
  /// The field that keeps input focus after Tab although another element could get input focus, or
  /// `nil`.
  ///
  /// A field in a dialog does not count: a dialog should keep focus, and may contain no other
  /// element.
  fileprivate var fieldThatKeepsTab: SessionNode? {
    let direction: Gesture.SwipeDirection
    switch step.gesture {
    case .key(.tab): direction = .right
    case .key(.shiftTab): direction = .left
    default: return nil
    }
    guard step.problem == nil, !changesScreen, let field = before.inputFocus,
      after.inputFocus == field, isSame(field), let index = before.index(of: field),
      before.screen.keyboardStop(direction, from: index) != nil,
      !before.screen.ancestors(of: index).contains(where: { before.screen[$0].role.isDialog })
    else { return nil }
    return field
  }

  /// Whether a node has the same role, id and name after the step as before.
  ///
  /// Otherwise, another field may have replaced the field.
  private func isSame(_ node: SessionNode) -> Bool {
    guard let old = before[node], let new = after[node] else { return false }
    return old.role == new.role && old.id == new.id && old.name == new.name
  }
}
