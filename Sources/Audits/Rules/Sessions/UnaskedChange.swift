internal import Simulator

extension AuditRule {
  static let unaskedChange = session(
    "unasked-change", severity: .serious, criteria: ["3.2.1", "3.2.2"],
    condition: "Focusing or typing alone opens another screen or moves focus.",
    why: "People who explore a form end up somewhere else without having activated anything.",
    fixes: [
      .web: "Wait for a button before you leave the page, and do not move focus.",
      .android: "Wait for a button before you open another screen, and do not move focus.",
      .ios: "Wait for a button before you open another screen, and do not move focus.",
      .reactNative:
        "Wait for onPress before you navigate, and do not move focus in onFocus or onChangeText.",
      .design: "Let the app wait for a double tap.",
    ],
    examples: .onEachForm(
      marking: "Name",
      doing: #"until "Name"; double tap; type "a""#,
      fails: #"on type of "Name": reader focus "Send""#,
      passes: #"on type of "Name": nothing"#)
  ) { subject, session, step, findings in
    guard step.isExploring, !step.staysInField else { return }
    var isUnasked = false
    for entry in step.step.log {
      switch entry {
      case .event(let kind, _, let isAnswered):
        isUnasked = isAnswered && [.focus, .type, .change].contains(kind)
      case .effect where isUnasked && entry.givesFocus:
        findings.add(
          subject.node(step.before.focus, in: step),
          "“\(step.gestureText)” alone leads to \(step.focusWords).",
          heard: session.quotes(step))
        isUnasked = false
      case .effect, .focusLost: continue
      }
    }
  }
}

extension AuditSession.Step {
  /// Whether focus moves from one part of a field to the next, such as from the day to the month of
  /// a date.
  fileprivate var staysInField: Bool {
    guard let from = before.focus.flatMap({ after.index(of: $0) }),
      let to = after.focus.flatMap({ after.index(of: $0) })
    else { return false }
    func group(of index: Node.Index) -> Node.Index? {
      after.screen.ancestors(of: index).first { after.screen[$0].role == .group }
    }
    guard let whole = group(of: from), whole == group(of: to) else { return false }
    return [from, to].allSatisfy { after.screen.isPart($0, of: whole) }
  }

  /// Whether the user only moves through the screen or types, and activates nothing.
  fileprivate var isExploring: Bool {
    switch step.gesture {
    case .swipe?, .touch?, .until?, .untilElement?, .walk?, .jump?, .type?: true
    default: false
    }
  }
}

extension Screen {
  /// Whether a field is a part of the larger field that a group stands for, such as a date.
  ///
  /// Such a part is a spin button, or its name contains the name of the group: “month, Begins on”.
  fileprivate func isPart(_ field: Node.Index, of whole: Node.Index) -> Bool {
    if self[field].role == .spinButton { return true }
    let name = AudibleText(self[whole].name).text
    return !name.isEmpty && acceptsText(field)
      && name.isHeard(in: AudibleText(self[field].name).text)
  }
}
