internal import Simulator

extension AuditRule {
  static let nameAndStateFlip = session(
    "name-and-state-flip", severity: .serious, criteria: ["4.1.2"],
    condition: "Activating a control changes both its name and whether it is pressed or checked.",
    why:
      "“Mute, on” becomes “Unmute, off”: people cannot tell whether the sound is on.",
    fixes: [
      .web:
        "Keep the name and change the state, or change the name and remove aria-pressed or "
        + "aria-checked."
    ],
    platforms: [.web],
    examples: [
      .fails(
        .web, "<p>Song</p>↓<button id=m aria-pressed=false>Mute</button>",
        app: #"on double tap of "Mute": update "m" state "pressed"; update "m" label "Unmute""#,
        doing: #"until "Mute"; double tap; wait 2 s"#),
      .passes(
        .web, "<p>Song</p><button id=m aria-pressed=false>Mute</button>",
        app: #"on double tap of "Mute": update "m" state "pressed""#,
        doing: #"until "Mute"; double tap; wait 2 s"#),
    ]
  ) { subject, session, step, findings in
    guard step.isActivation, let node = step.before.focus,
      let before = step.before[node], let after = step.after[node],
      before.role == after.role, AudibleText(before.name) != AudibleText(after.name),
      !after.name.isBlank, before.states.pressed != nil || before.value?.checked != nil,
      before.states.pressed != after.states.pressed || before.value?.checked != after.value?.checked
    else { return }
    let message = "“\(step.gestureText)” changes both the state and the name, to “\(after.name)”."
    let audited = subject.node(node, in: step)
    // The next activation changes both back. One finding for each control is enough.
    let isKnown = findings.findings.contains { $0.node == audited && $0.message != message }
    guard audited == nil || !isKnown else { return }
    findings.add(audited, message, heard: session.quotes(step))
  }
}
