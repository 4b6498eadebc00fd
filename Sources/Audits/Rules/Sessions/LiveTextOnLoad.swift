internal import Simulator

extension AuditRule {
  static let liveTextOnLoad = session(
    "live-text-on-load", severity: .warning, criteria: ["4.1.3"], bestPractice: ["4.1.3"],
    condition: "A live region is announced as the screen opens, before anybody did anything.",
    why: "People who are listening to the title hear a text that answers nothing they did.",
    fixes: [
      .web: "Fill the live region only when something that the person did changes it."
    ],
    platforms: [.web],
    examples: [
      .fails(
        .web, ExampleForm.source(.web, [.button("Send"), .status("Ready")], marking: "Ready"),
        app: #"on opens: update "status" label "100 characters left""#, doing: "wait 4 s"),
      .passes(
        .web, ExampleForm.source(.web, [.button("Send"), .status("Ready")]),
        app: #"on double tap of "Send": update "status" label "Sent""#,
        doing: #"until "Send"; double tap; wait 4 s"#),
    ]
  ) { subject, session, step, findings in
    guard step.step.gesture == nil else { return }
    for heard in step.heard where heard.cause == .live {
      let role = heard.node.flatMap { step.after[$0]?.role }
      // An alert on a page that has just opened is meant to be announced.
      guard role != .alert else { continue }
      findings.add(
        subject.node(heard.node, in: step),
        "“\(heard.text)” is announced before anybody did anything.", heard: [session.quote(heard)])
    }
  }
}
