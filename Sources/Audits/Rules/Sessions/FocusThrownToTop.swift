internal import Simulator

extension AuditRule {
  static let focusThrownToTop = session(
    "focus-thrown-to-top", severity: .serious, criteria: ["2.4.3", "3.2.2"],
    condition:
      "After a gesture, reader focus is at the top of the same screen, although the focused element "
      + "is still there.",
    why: "People have to swipe through the whole screen again to get back to where they were.",
    fixes: [
      .web: "Change only what is different, and leave focus where it is.",
      .android: "Notify the adapter of the changed items only, and leave focus where it is.",
      .ios: "Post a layout-changed notification, with the element that should have focus.",
      .reactNative: "Keep the elements and their keys when you render again.",
      .design: "Let the app say that the layout changed, not the screen.",
    ],
    examples: .onEachForm(
      marking: "Send", doing: #"until "Send"; double tap"#,
      fails: #"on double tap of "Send": screen changed"#,
      passes: #"on double tap of "Send": layout changed"#)
  ) { subject, session, step, findings in
    guard step.step.gesture != nil, step.step.isMoved, step.step.focus?.index == 0,
      !step.changesScreen, step.effects.contains(where: \.movesFocusToTop),
      let focus = step.before.focus, step.after.focus != focus,
      step.after.index(of: focus) != nil,
      !step.step.log.contains(where: \.namesFocus)
    else { return }
    findings.add(
      subject.node(focus, in: step),
      "After “\(step.gestureText)” focus is at the top, on \(step.focusWords).",
      heard: session.quotes(step))
  }
}

extension AppEffect {
  /// Whether a reader may move focus to the top of the screen after this effect of the app.
  fileprivate var movesFocusToTop: Bool {
    switch self {
    case .screenChanged(nil), .reload: true
    default: false
    }
  }
}

extension SessionLogEntry {
  /// Whether the app moves focus and names the element that gets focus.
  var namesFocus: Bool {
    if case .effect(.screenChanged(nil)) = self { return false }
    return givesFocus
  }
}
