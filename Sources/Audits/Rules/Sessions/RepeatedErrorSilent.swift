internal import Simulator

extension AuditRule {
  static let repeatedErrorSilent = AuditRule(
    id: "repeated-error-silent", layer: .session, severity: .serious, criteria: ["4.1.3"],
    guidelines: ["A21"],
    condition: "A form is rejected a second time for the same reason, and nothing is announced.",
    why: "People who tried again believe that the form was sent this time.",
    fixes: [
      .web: "Clear the live region before you insert the message again, or move focus.",
      .android: "Move focus to the field again, or change the text of the live region.",
      .ios: "Post the announcement again, and move focus.",
      .reactNative: "Announce the message again, and move focus.",
      .design: "Let the app move focus each time.",
    ],
    examples: .onEachForm(
      marking: "Send",
      doing: #"until "Send"; double tap; wait 5 s; double tap; wait 5 s"#,
      fails: """
        on double tap of "Send" 2nd time: error "Email" "Enter an address"
        on double tap of "Send": error "Email" "Enter an address"; announce "Enter an address"
        """,
      passes: #"on double tap of "Send": error "Email" "Enter an address"; focus "Email""#,
      passesDoing: #"until "Send"; double tap; wait 5 s; until "Send"; double tap; wait 5 s"#)
  ) { subject, findings in
    for session in subject.sessions {
      var rejected: Set<String> = []
      for step in session.steps where step.isActivation && !step.changesScreen {
        let act = "\(step.gestureText) \(step.focusedName)"
        guard rejected.contains(act) else {
          if step.isRefusal { rejected.insert(act) }
          continue
        }
        guard !step.invalidFields.isEmpty, step.heard.isEmpty, !step.step.isMoved else {
          continue
        }
        findings.add(
          subject.node(step.before.focus, in: step),
          "The form is rejected again after a second “\(step.gestureText)”, and "
            + "nothing is announced.",
          heard: session.quotes(step))
      }
    }
  }
}
