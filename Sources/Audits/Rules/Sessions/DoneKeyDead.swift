internal import Simulator

extension AuditRule {
  static let doneKeyDead = acting(
    "done-key-dead", severity: .serious, guidelines: ["A20"],
    condition: "The key that ends the entry of the last field sends nothing off and leads nowhere.",
    why: "A person who fills in a form with the keyboard has to go and look for the button.",
    fixes: [
      .web: "Put the fields and a submit button into a form.",
      .android: "Set an OnEditorActionListener that does what the button does.",
      .ios: "Send the form off in textFieldShouldReturn of the last field.",
      .reactNative:
        "Give onSubmitEditing of the last field what the button does, or use the Form of React "
        + "Native AMA.",
      .design: "Let the app answer done of the last field as it answers the button.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Email"),
          app: #"on done of "Email": keyboard hidden"#,
          doing: #"until "Email"; double tap; type "a"; done"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on done of "Email": announce "Account created""#,
          doing: #"until "Email"; double tap; type "a"; done"#),
      ]
    }
  ) { subject, session, moment, findings in
    guard case .returnKey(let key)? = moment.step.gesture, key != .next, key != .previous,
      moment.step.problem == nil, let field = moment.before.inputFocus,
      moment.before.entry(after: field) == nil,
      // That of a toolbar closes the keyboard and no more.
      moment.before.keyboard?.hasToolbar != true || key != .done
    else { return }
    let answers = moment.answers.filter { $0 != .nothing && $0 != .hideKeyboard }
    let isSent = moment.events.contains { $0.kind == .submit }
    guard answers.isEmpty, !isSent, !moment.isElsewhere else { return }
    findings.add(
      subject.node(field, in: moment),
      "The \(key.rawValue) key of “\(moment.before.name(of: field))”, the last field, does nothing but close the keyboard.",
      heard: session.quotes(moment))
  }
}
