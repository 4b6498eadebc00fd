internal import Simulator

extension AuditRule {
  static let errorEcho = acting(
    "error-echo", severity: .warning,
    condition: "The same message is heard again with every key.",
    why: "A person cannot hear what they type.",
    fixes: [
      .web: "Check the entry when the field is left, or say the message once.",
      .android:
        "Call setError only when the words of the message change, or check when the field is "
        + "left.",
      .ios: "Post the announcement only when the words of the message change.",
      .reactNative: "Announce the message only when its words change.",
      .design: "Let the app tell the message when the field is left.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform,
          ExampleForm.source(platform, [.field("Email"), .button("Send")], marking: "Email"),
          app: """
            on type of "Email" 2nd time: announce "Not an address"
            on type of "Email": announce "Not an address"
            """,
          doing: #"double tap; type "ab""#),
        .passes(
          platform, ExampleForm.source(platform, [.field("Email"), .button("Send")]),
          app: #"on leave of "Email": announce "Not an address""#,
          doing: #"double tap; type "ab"; next"#),
      ]
    }
  ) { subject, session, moment, findings in
    guard case .type? = moment.step.gesture else { return }
    var counts: [String: [Heard]] = [:]
    for heard in moment.step.heard {
      let isMessage = heard.isPosted
      let error = heard.announcement.parts.first { $0.kind == .error }?.text
      guard let words = isMessage ? heard.text : error else { continue }
      counts[words, default: []].append(heard)
    }
    for (words, all) in counts.sorted(by: { $0.key < $1.key }) where all.count > 1 {
      findings.add(
        subject.node(moment.after.inputFocus, in: moment),
        "“\(words)” comes \(all.count) times while somebody types.",
        heard: all.prefix(1).map(session.quote))
    }
  }
}
