internal import Simulator

extension AuditRule {
  static let doneKeyDead = session(
    "done-key-dead", severity: .serious, guidelines: ["A20"],
    condition: "The return key of the last field neither submits the form nor moves focus.",
    why: "People who fill in the form with the keyboard have to leave it and look for the button.",
    fixes: [
      .web: "Put the fields and a submit button into a <form>.",
      .android: "Set an OnEditorActionListener that does what the button does.",
      .ios: "Submit the form in textFieldShouldReturn of the last field.",
      .reactNative:
        "Let onSubmitEditing of the last field do what the button "
        + "does, or use the Form of React Native AMA.",
      .design: "Let the app answer the return key of the last field as it answers the button.",
    ],
    examples: .onEachForm(
      marking: "Email",
      doing: #"until "Email"; double tap; type "a"; done"#,
      fails: #"on done of "Email": keyboard hidden"#,
      passes: #"on done of "Email": announce "Account created""#)
  ) { subject, session, step, findings in
    guard case .returnKey(let key)? = step.step.gesture, key != .next, key != .previous,
      step.step.problem == nil, let field = step.before.inputFocus,
      step.before.textField(after: field) == nil,
      // If the keyboard has a toolbar, its Done key is only meant to close the keyboard.
      step.before.keyboard?.hasToolbar != true || key != .done
    else { return }
    let answers = step.effects.filter { $0 != .nothing && $0 != .hideKeyboard }
    let isSent = step.events.contains { $0.kind == .submit }
    guard answers.isEmpty, !isSent, !step.changesScreen else { return }
    // On a page, a field outside a form may not be meant to be sent, and a form without a submit
    // button may respond while people type. The finding then needs review.
    let isFormKnown =
      step.before.screen.origin != .web
      || step.before.index(of: field).map { step.before.screen.isSentByButton($0) } == true
    findings.add(
      subject.node(field, in: step),
      "The \(key.rawValue) key of \(step.before.words(for: field)), the last field, only closes the keyboard.",
      needsReview: !isFormKnown, heard: session.quotes(step))
  }
}
