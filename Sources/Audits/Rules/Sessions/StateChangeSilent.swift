internal import Simulator

extension AuditRule {
  static let stateChangeSilent = acting(
    "state-change-silent", aliases: ["NO_ACCESSIBILITY_STATE_SET"], severity: .critical,
    criteria: ["4.1.2", "4.1.3"],
    condition:
      "An activation changes a state or what is on the screen, nothing is heard, and focus does "
      + "not move.",
    why: "A person presses again, and undoes what they did.",
    fixes: [
      .web: "Give the control the ARIA state that changes, or put what changes into a live region.",
      .android: "Give the view a state description, or make what changes a live region.",
      .ios: "Set the trait or value that changes, or post an announcement.",
      .reactNative: "Set accessibilityState, or announce what changed.",
      .design: "Give the control the state that changes, or let the app announce it.",
    ],
    supersedes: ["label-stale"],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform,
          ExampleForm.source(platform, [.button("Save"), .text("Not saved")], marking: "Save"),
          app: #"on double tap of "Save": update "Not saved" label "Saved""#,
          doing: #"until "Save"; double tap; wait 2 s"#),
        .passes(
          platform, ExampleForm.source(platform, [.button("Save"), .text("Not saved")]),
          app: #"on double tap of "Save": update "Not saved" label "Saved"; announce "Saved""#,
          doing: #"until "Save"; double tap; wait 2 s"#),
      ]
    }
  ) { subject, session, moment, findings in
    guard moment.isActivation, moment.heard.isEmpty, !moment.step.isMoved, !moment.isRefusal,
      moment.isElsewhere || moment.before.screen.isChanged(in: moment.after.screen)
    else { return }
    findings.add(
      subject.node(moment.before.focus, in: moment),
      "“\(moment.doing)” changes what is on the screen, and nothing is heard.",
      heard: session.quotes(moment))
  }
}
