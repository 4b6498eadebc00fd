internal import Simulator

extension AuditRule {
  static let focusForcedBack = session(
    "focus-forced-back", aliases: ["NO_KEYBOARD_TRAP"], severity: .serious, isMandatory: true,
    criteria: ["2.1.2", "3.2.1"], guidelines: ["A19"],
    condition: "The app moves focus back to a field that the user has just left.",
    why:
      "People who cannot enter what the field requires cannot go "
      + "anywhere else, not even leave the form.",
    fixes: [
      .web: "Show the error beside the field, and leave focus where the user moves it.",
      .android: "Show the error with setError, and do not request focus in the listener.",
      .ios: "Show the error, and return true from textFieldShouldEndEditing.",
      .reactNative: "Show the error in onBlur, and do not call focus() there.",
      .design: "Let the app show the error when the user leaves the field, and not move focus.",
    ],
    examples: .onEachForm(
      marking: "Name",
      doing: #"until "Name"; double tap; until "Email"; double tap"#,
      fails: #"on leave of "Name" when "Name" is empty: focus "Name""#,
      passes: #"on leave of "Name" when "Name" is empty: error "Name" "Enter your name""#)
  ) { subject, session, step, findings in
    // Moving focus is right after a form was rejected: apps and browsers then focus the invalid
    // field.
    guard !step.isRefusal, !step.isRefusedByBrowser, !step.pressesButton, !step.isTyping,
      let left = step.events.first(where: { $0.kind == .leave })?.node,
      step.after.inputFocus == left || step.after.focus == left && step.step.isMoved
    else { return }
    findings.add(
      subject.node(left, in: step),
      "“\(step.gestureText)” leaves \(step.after.words(for: left)), and the app moves focus back.",
      heard: session.quotes(step))
  }
}
