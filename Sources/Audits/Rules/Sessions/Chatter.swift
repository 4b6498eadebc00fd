internal import Simulator

extension AuditRule {
  static let chatter = acting(
    "chatter", severity: .warning,
    condition: "While somebody types, live regions speak more than once.",
    why: "A person hears the app and not what they type.",
    fixes: [
      .web: "Let the live region change only when the person pauses.",
      .android: "Let the live region change only when the person pauses.",
      .ios: "Post the announcement only when the person pauses.",
      .reactNative: "Announce only when the person pauses.",
      .design: "Let the app wait for a pause.",
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
  ) { subject, session, moment, findings in
    guard case .type? = moment.step.gesture else { return }
    let live = moment.step.heard.filter { $0.cause == .live || $0.cause == .announcement }
    // What is the same each time is an echo of the error.
    guard Set(live.map(\.text)).count > 1 else { return }
    findings.add(
      subject.node(moment.after.inputFocus, in: moment),
      "\(live.count) messages come while somebody types.",
      heard: live.prefix(2).map(session.quote))
  }
}
