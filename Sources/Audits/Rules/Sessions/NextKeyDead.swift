internal import Simulator

extension AuditRule {
  static let nextKeyDead = acting(
    "next-key-dead", severity: .serious, isMandatory: true, criteria: ["2.4.3"],
    clauses: ["A14", "A15", "A25"],
    condition:
      "The next key of the keyboard does not lead to the field that follows, or nothing is heard "
      + "of it.",
    why: "A person types on, believes to be in the next field, and fills in the wrong one.",
    mends: [
      .web: "Leave the order of the fields as it stands in the page, and do not handle the key.",
      .android:
        "Set android:imeOptions=\"actionNext\", and android:nextFocusForward where the order is "
        + "another one.",
      .ios: "Make the next field the first responder in textFieldShouldReturn.",
      .reactNative:
        "Give onSubmitEditing a function that focuses the next field, and "
        + "submitBehavior=\"submit\".",
      .design: "Let the app answer with focus on the next field.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Name"),
          app: #"on next of "Name": nothing"#,
          doing: #"until "Name"; double tap; type "Ann"; next"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on next of "Name": focus "Email""#,
          doing: #"until "Name"; double tap; type "Ann"; next"#),
      ]
    }
  ) { subject, session, moment, findings in
    guard moment.step.gesture == .returnKey(.next), moment.step.problem == nil,
      let field = moment.before.inputFocus,
      let next = moment.before.screen.entry(after: field)
    else { return }
    let screen = moment.before.screen
    let isThere = moment.after.inputFocus == next || moment.isElsewhere
    guard !isThere || moment.heard.isEmpty else { return }
    findings.add(
      subject.node(field, on: moment.before),
      isThere
        ? "The next key leads to “\(screen[next].name)”, and nothing is heard of it."
        : "The next key of “\(screen[field].name)” does not lead to “\(screen[next].name)”.",
      heard: session.quotes(moment))
  }
}
