internal import Simulator

extension AuditRule {
  static let nextKeyDead = acting(
    "next-key-dead", severity: .serious, isMandatory: true, criteria: ["2.4.3"],
    bestPractice: ["2.4.3"],
    guidelines: ["A14", "A15", "A25"],
    condition:
      "The next key of the keyboard does not lead to the field that follows, or nothing is heard "
      + "of it.",
    why: "A person types on, believes to be in the next field, and fills in the wrong one.",
    fixes: [
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
      let next = moment.before.entry(after: field)
    else { return }
    let (name, nextName) = (moment.before.name(of: field), moment.before.name(of: next))
    let isThere = moment.after.inputFocus == next || moment.isElsewhere
    guard !isThere || moment.heard.isEmpty else { return }
    findings.add(
      subject.node(field, in: moment),
      isThere
        ? "The next key leads to “\(nextName)”, and nothing is heard of it."
        : "The next key of “\(name)” does not lead to “\(nextName)”.",
      heard: session.quotes(moment))
  }
}
