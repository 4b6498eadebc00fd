internal import Simulator

extension AuditRule {
  static let chatter = session(
    "chatter", severity: .warning,
    condition: "Live regions are announced more than once while the user types.",
    why: "People hear the app instead of what they type.",
    fixes: [
      .web: "Update the live region only when the user pauses.",
      .android: "Update the live region only when the user pauses.",
      .ios: "Post the announcement only when the user pauses.",
      .reactNative: "Announce the change only when the user pauses.",
      .design: "Let the app wait until the user pauses.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform,
          ExampleForm.source(platform, [.field("Message"), .status("0 of 9")], marking: "Message"),
          app: platform == .ios
            ? """
            on type of "Message" 2nd time: announce "2 of 9"
            on type of "Message": announce "1 of 9"
            """
            : """
            on type of "Message" 2nd time: update "status" label "2 of 9"
            on type of "Message": update "status" label "1 of 9"
            """,
          doing: #"double tap; type "ab""#),
        .passes(
          platform, ExampleForm.source(platform, [.field("Message"), .status("0 of 9")]),
          app: #"on leave of "Message": update "status" label "2 of 9""#,
          doing: #"double tap; type "ab""#),
      ]
    }
  ) { subject, session, step, findings in
    guard case .type? = step.step.gesture else { return }
    let live = step.step.heard.filter { $0.cause == .live || $0.cause == .announcement }
    // Messages that stay the same are left out, because the rule “error-echo” reports them.
    guard Set(live.map(\.text)).count > 1 else { return }
    findings.add(
      subject.node(step.after.inputFocus, in: step),
      "\(live.count) messages are announced while the user types.",
      heard: live.prefix(2).map(session.quote))
  }
}
