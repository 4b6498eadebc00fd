internal import Simulator

extension AuditRule {
  static let focusNotOnError = session(
    "focus-not-on-error", severity: .serious, criteria: ["3.3.1"], bestPractice: ["3.3.1"],
    guidelines: ["A22"],
    condition:
      "A submitted form is rejected, and focus is neither on a "
      + "message nor on the first invalid field.",
    why: "People have to search the whole form for the invalid field.",
    fixes: [
      .web: "Call focus() on the first invalid field.",
      .android: "Call requestFocus() on the first invalid field.",
      .ios: "Post a layout-changed notification with the first invalid field.",
      .reactNative: "Call focus() on the first invalid field.",
      .design: "Let the app move focus to the first invalid field.",
    ],
    examples: .onEachForm(
      marking: "Name",
      doing: #"until "Send"; double tap; wait 5 s"#,
      fails:
        #"on double tap of "Send": error "Name" "Enter your name"; error "Email" "Enter an email address"; focus "Email""#,
      passes:
        #"on double tap of "Send": error "Name" "Enter your name"; error "Email" "Enter an email address"; focus "Name""#
    )
  ) { subject, session, step, findings in
    guard step.isRefusal, let first = step.invalidFields.first, step.after.focus != first
    else { return }
    let focus = step.after.focus
    // Focus on an error message or a summary of errors is as good as focus on the invalid field.
    guard !step.isErrorFocused || step.invalidFields.contains(where: { $0 == focus }) else {
      return
    }
    let name = step.after.words(for: first)
    findings.add(
      subject.node(first, in: step),
      "After “\(step.gestureText)” focus is on \(step.focusWords), but the first invalid field is \(name).",
      heard: session.quotes(step))
  }
}
