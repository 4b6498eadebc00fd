internal import Simulator

extension AuditRule {
  static let unaskedChange = acting(
    "unasked-change", severity: .serious, criteria: ["3.2.1", "3.2.2"],
    condition: "Focus or typing alone opens another screen or moves focus.",
    why: "A person who explores a form is somewhere else without having done anything.",
    fixes: [
      .web: "Wait for a button before the page is left, and leave focus where it is.",
      .android: "Wait for a button before another screen opens, and leave focus where it is.",
      .ios: "Wait for a button before another screen opens, and leave focus where it is.",
      .reactNative:
        "Wait for onPress before navigating, and do not move focus in onFocus or onChangeText.",
      .design: "Let the app wait for a double tap.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Name"),
          app: #"on type of "Name": reader focus "Send""#,
          doing: #"until "Name"; double tap; type "a""#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on type of "Name": nothing"#,
          doing: #"until "Name"; double tap; type "a""#),
      ]
    }
  ) { subject, session, moment, findings in
    guard moment.isExploring else { return }
    var isUnasked = false
    for entry in moment.step.log {
      switch entry {
      case .event(let kind, _, let isAnswered):
        isUnasked = isAnswered && [.focus, .type, .change].contains(kind)
      case .effect where isUnasked && entry.givesFocus:
        findings.add(
          subject.node(moment.before.focus, in: moment),
          "“\(moment.doing)” alone leads to \(moment.focusWords).",
          heard: session.quotes(moment))
        isUnasked = false
      case .effect, .focusLost: continue
      }
    }
  }
}

extension AuditSession.Step {
  /// Whether the person only looks around or types.
  fileprivate var isExploring: Bool {
    switch step.gesture {
    case .swipe?, .touch?, .until?, .walk?, .jump?, .type?: true
    default: false
    }
  }
}
