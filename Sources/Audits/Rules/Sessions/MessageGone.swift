internal import Simulator

extension AuditRule {
  static let messageGone = acting(
    "message-gone", severity: .serious, criteria: ["2.2.1"],
    condition: "A message goes away by itself before it was heard and before anybody came to it.",
    why: "A person never learns what it said.",
    fixes: .everywhere(
      "Announce the message, or leave it until the person closes it.",
      except: [
        .web: "Leave the message until the person closes it, and announce it.",
        .design: "Let the app announce the message, or leave it.",
      ]),
    examples: .onEachPlatform(except: [.android]) { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Send"),
          app: #"on double tap of "Send": toast "Saved" for 2 s"#,
          doing: #"until "Send"; double tap; wait 5 s"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on double tap of "Send": announce "Saved""#,
          doing: #"until "Send"; double tap; wait 5 s"#),
      ]
    }
  ) { subject, session, moment, findings in
    for answer in moment.answers {
      guard case .toast(let text, _) = answer, !moment.hears(text) else { continue }
      findings.add(
        subject.node(moment.before.focus, in: moment),
        "“\(text)” is shown for a while after “\(moment.doing)”, and never heard.",
        heard: session.quotes(moment))
    }
  }
}
