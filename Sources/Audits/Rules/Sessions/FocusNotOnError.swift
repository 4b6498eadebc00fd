internal import Simulator

extension AuditRule {
  static let focusNotOnError = acting(
    "focus-not-on-error", severity: .serious, criteria: ["3.3.1"], bestPractice: ["3.3.1"],
    guidelines: ["A22"],
    condition:
      "A form was sent off and refused, and focus is neither on a message nor on the first field "
      + "that is wrong.",
    why: "A person has to look for the field through the whole form.",
    fixes: [
      .web: "Call focus() on the first field that is wrong.",
      .android: "Call requestFocus() on the first field that is wrong.",
      .ios: "Post a layout-changed notification with the first field that is wrong.",
      .reactNative: "Call focus() on the first field that is wrong.",
      .design: "Let the app answer with focus on the first field that is wrong.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Name"),
          app:
            #"on double tap of "Send": error "Name" "Enter your name"; error "Email" "Enter an email address"; focus "Email""#,
          doing: #"until "Send"; double tap; wait 5 s"#),
        .passes(
          platform, ExampleForm.source(platform),
          app:
            #"on double tap of "Send": error "Name" "Enter your name"; error "Email" "Enter an email address"; focus "Name""#,
          doing: #"until "Send"; double tap; wait 5 s"#),
      ]
    }
  ) { subject, session, moment, findings in
    guard moment.isRefusal, let first = moment.wrongFields.first, moment.after.focus != first
    else { return }
    let focus = moment.after.focus
    // A message, or a summary of several, may come first.
    guard !moment.isOnError || moment.wrongFields.contains(where: { $0 == focus }) else {
      return
    }
    let name = moment.after.name(of: first)
    findings.add(
      subject.node(first, in: moment),
      "After “\(moment.doing)” focus is on \(moment.focusWords), and “\(name)” is the first that is wrong.",
      heard: session.quotes(moment))
  }
}
