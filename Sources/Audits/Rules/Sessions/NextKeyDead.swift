internal import Simulator

extension AuditRule {
  static let nextKeyDead = session(
    "next-key-dead", severity: .serious, isMandatory: true, criteria: ["2.4.3"],
    bestPractice: ["2.4.3"], guidelines: ["A14", "A15", "A25"],
    condition:
      "The Next key of the keyboard does not lead to the next "
      + "field, or the next field is not announced.",
    why:
      "People keep typing in the belief that they are in the next field, and fill in the wrong one.",
    fixes: [
      .web: "Keep the fields in the order of the page, and do not handle the key.",
      .android:
        "Set android:imeOptions=\"actionNext\", and android:nextFocusForward if the order differs.",
      .ios: "Make the next field the first responder in textFieldShouldReturn.",
      .reactNative:
        "Give onSubmitEditing a function that focuses the next field, and set "
        + "submitBehavior=\"submit\".",
      .design: "Let the app move focus to the next field.",
    ],
    examples: .onEachForm(
      marking: "Name",
      doing: #"until "Name"; double tap; type "Ann"; next"#,
      fails: #"on next of "Name": nothing"#,
      passes: #"on next of "Name": focus "Email""#)
  ) { subject, session, step, findings in
    guard step.step.gesture == .returnKey(.next), step.step.problem == nil,
      let field = step.before.inputFocus,
      let next = step.before.textField(after: field)
    else { return }
    let (name, nextName) = (step.before.words(for: field), step.before.words(for: next))
    let isThere = step.after.inputFocus == next || step.changesScreen
    guard !isThere || step.heard.isEmpty else { return }
    // If a page focuses a field at which the reader does not stop, such as a field inside a combo
    // box, readers may announce the element around the field.
    let isInside =
      isThere && step.after.screen.origin == .web && step.after.focus != next
    findings.add(
      subject.node(field, in: step),
      isThere
        ? "The next key leads to \(nextName), but the field is not announced."
        : "The next key of \(name) does not lead to \(nextName).",
      needsReview: isInside, heard: session.quotes(step),
      fix: isThere
        ? Finding.Fix("Move input focus to the field itself, so that readers announce it.") : nil)
  }
}
