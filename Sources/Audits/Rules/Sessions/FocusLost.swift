internal import Simulator

extension AuditRule {
  static let focusLost = acting(
    "focus-lost", severity: .serious, criteria: ["2.4.3"],
    condition:
      "What had focus is gone, and the app gave it to nothing else, so that the reader falls "
      + "back on something near.",
    why: "A person is somewhere else and does not know why.",
    fixes: [
      .web: "Move focus to what takes its place.",
      .android:
        "Request focus for what takes its place, with sendAccessibilityEvent(TYPE_VIEW_FOCUSED).",
      .ios: "Post a layout-changed notification with what takes its place.",
      .reactNative: "Call AccessibilityInfo.setAccessibilityFocus on what takes its place.",
      .design: "Let the app move reader focus to what takes its place.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Send"),
          app: #"on double tap of "Send": remove "Send""#,
          doing: #"until "Send"; double tap"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on double tap of "Send": remove "Send"; reader focus "Sign up""#,
          doing: #"until "Send"; double tap"#),
      ]
    }
  ) { subject, session, moment, findings in
    guard let place = moment.step.log.lastIndex(where: \.isLossOfFocus),
      case .focusLost(let name) = moment.step.log[place],
      !moment.step.log[place...].contains(where: \.givesFocus)
    else { return }
    findings.add(
      subject.node(moment.before.focus, in: moment),
      "“\(name)” is gone after “\(moment.doing)”, and focus falls on \(moment.focusWords).",
      heard: session.quotes(moment))
  }
}

extension SessionLogEntry {
  fileprivate var isLossOfFocus: Bool { if case .focusLost = self { true } else { false } }

  /// Whether the app gives focus to something.
  var givesFocus: Bool {
    guard case .effect(let effect) = self else { return false }
    switch effect {
    case .focus, .readerFocus, .show, .screenChanged, .layoutChanged(.some): return true
    case .becomes(let now):
      if case .moved(to: .some) = now.focus { return true }
      return false
    case .close, .update, .error, .clearError, .announce, .layoutChanged(nil), .pane, .toast,
      .refuses, .remove, .insert, .disable, .enable, .hideKeyboard, .wait, .nothing:
      return false
    }
  }
}
