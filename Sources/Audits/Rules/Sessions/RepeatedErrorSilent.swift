internal import Simulator

extension AuditRule {
  static let repeatedErrorSilent = AuditRule(
    id: "repeated-error-silent", layer: .session, severity: .serious, criteria: ["4.1.3"],
    guidelines: ["A21"],
    condition: "A form is refused a second time for the same reason, and nothing is heard.",
    why: "A person who tried again believes that it worked this time.",
    fixes: [
      .web: "Empty the live region before the message is put in again, or move focus.",
      .android: "Move focus to the field again, or change the words of the live region.",
      .ios: "Post the announcement again, and move focus.",
      .reactNative: "Announce the message again, and move focus.",
      .design: "Let the app move focus each time.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Send"),
          app: """
            on double tap of "Send" 2nd time: error "Email" "Enter an address"
            on double tap of "Send": error "Email" "Enter an address"; announce "Enter an address"
            """,
          doing: #"until "Send"; double tap; wait 5 s; double tap; wait 5 s"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on double tap of "Send": error "Email" "Enter an address"; focus "Email""#,
          doing: #"until "Send"; double tap; wait 5 s; until "Send"; double tap; wait 5 s"#),
      ]
    }
  ) { subject, findings in
    for session in subject.sessions {
      var refused: Set<String> = []
      for moment in session.steps where moment.isActivation && !moment.isElsewhere {
        let act = "\(moment.doing) \(moment.subjectName)"
        guard refused.contains(act) else {
          if moment.isRefusal { refused.insert(act) }
          continue
        }
        guard !moment.wrongFields.isEmpty, moment.heard.isEmpty, !moment.step.isMoved else {
          continue
        }
        findings.add(
          subject.node(moment.before.focus, in: moment),
          "“\(moment.doing)” a second time is refused again, and nothing is heard.",
          heard: session.quotes(moment))
      }
    }
  }
}
