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
  ) { subject, session, moment, findings in
    guard moment.isRefusal, let first = moment.invalidFields.first, moment.after.focus != first
    else { return }
    let focus = moment.after.focus
    // Focus on a message or a summary is good, too.
    guard !moment.isErrorFocused || moment.invalidFields.contains(where: { $0 == focus }) else {
      return
    }
    let name = moment.after.words(for: first)
    findings.add(
      subject.node(first, in: moment),
      "After “\(moment.gestureText)” focus is on \(moment.focusWords), but the first invalid field is \(name).",
      heard: session.quotes(moment))
  }
}
