internal import Simulator

extension AuditRule {
  static let messageGone = session(
    "message-gone", severity: .serious, criteria: ["2.2.1"],
    condition: "A message disappears before it was announced or reached.",
    why: "People never learn what the message said.",
    fixes: .everywhere("Announce the message, or keep it until the user closes it."),
    // The rule is not for Android, where TalkBack speaks every toast to the end.
    platforms: Set(Platform.allCases).subtracting([.android]),
    examples: .onEachForm(
      marking: "Send", except: [.android],
      doing: #"until "Send"; double tap; wait 5 s"#,
      fails: #"on double tap of "Send": toast "Saved" for 2 s"#,
      passes: #"on double tap of "Send": announce "Saved""#)
  ) { subject, session, step, findings in
    for answer in step.effects {
      guard case .toast(let text, _) = answer, !step.announces(text) else { continue }
      findings.add(
        subject.node(step.before.focus, in: step),
        "“\(text)” is shown for a while after “\(step.gestureText)”, but never announced.",
        heard: session.quotes(step))
    }
  }
}
