internal import Simulator

extension AuditRule {
  static let errorEcho = session(
    "error-echo", severity: .warning,
    condition: "The same message is announced again after each key.",
    why: "People cannot hear what they type.",
    fixes: [
      .web: "Validate when the user leaves the field, or announce the message once.",
      .android:
        "Call setError only when the message changes, or validate when the user leaves the field.",
      .ios: "Post the announcement only when the message changes.",
      .reactNative: "Announce the message only when it changes.",
      .design: "Let the app show the message when the user leaves the field.",
    ],
    examples: .onEachForm(
      [.field("Email"), .button("Send")], marking: "Email",
      doing: #"double tap; type "ab""#,
      fails: """
        on type of "Email" 2nd time: announce "Not an address"
        on type of "Email": announce "Not an address"
        """,
      passes: #"on leave of "Email": announce "Not an address""#,
      passesDoing: #"double tap; type "ab"; next"#)
  ) { subject, session, step, findings in
    guard case .type? = step.step.gesture else { return }
    var counts: [String: [SpeechLogEntry]] = [:]
    for heard in step.step.heard {
      let isMessage = heard.isPosted
      let error = heard.announcement.parts.first { $0.kind == .error }?.text
      guard let words = isMessage ? heard.text : error else { continue }
      counts[words, default: []].append(heard)
    }
    for (words, all) in counts.sorted(by: { $0.key < $1.key }) where all.count > 1 {
      findings.add(
        subject.node(step.after.inputFocus, in: step),
        "“\(words)” is announced \(all.count) times while the user types.",
        heard: all.prefix(1).map(session.quote))
    }
  }
}
