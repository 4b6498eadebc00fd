internal import Simulator

extension AuditRule {
  static let errorNotAnnounced = session(
    "error-not-announced", severity: .serious, isMandatory: true, criteria: ["3.3.1", "4.1.3"],
    guidelines: ["A21"],
    condition:
      "A submitted form is rejected, no error message is announced, and focus moves neither to a "
      + "message nor to an invalid field.",
    why: "People who hear nothing believe that the form was sent, or keep waiting.",
    fixes: [
      .web:
        "Move focus to the first invalid field, or put the messages into an element with "
        + "role=alert that is already on the page.",
      .android:
        "Call setError on the fields and request focus on the first, or use a polite live region "
        + "for the summary.",
      .ios:
        "Post an announcement once the layout has settled, or move focus to the first invalid "
        + "field with a layout-changed notification.",
      .reactNative:
        "Call AccessibilityInfo.setAccessibilityFocus on the first invalid field, or use the Form "
        + "of React Native AMA.",
      .design: "Let the app move focus to the first invalid field, or announce the message.",
    ],
    supersedes: ["focus-not-on-error"],
    examples: .onEachForm(
      marking: "Email",
      doing: #"until "Send"; double tap; wait 5 s"#,
      fails:
        #"on double tap of "Send": update "Email" error "Enter an email address"; reader focus "Sign up""#,
      passes: #"on double tap of "Send": error "Email" "Enter an email address"; focus "Email""#)
  ) { subject, session, step, findings in
    guard step.isRefusal, !step.isErrorFocused,
      !step.errors.contains(where: { step.announces($0.message) })
    else { return }
    findings.add(
      subject.node(step.invalidFields.first ?? step.before.focus, in: step),
      "The form is rejected after “\(step.gestureText)”, and no error is announced.",
      heard: session.quotes(step))
  }
}
