internal import Simulator

extension AuditRule {
  static let errorNotAnnounced = acting(
    "error-not-announced", severity: .serious, isMandatory: true,
    criteria: ["3.3.1", "4.1.3"], guidelines: ["A21"],
    condition:
      "A form was sent off and refused, no word of a message is heard within what follows, and "
      + "focus is neither on a message nor on a field that is wrong.",
    why: "A person who hears nothing believes that the form was sent, or waits for ever.",
    fixes: [
      .web:
        "Move focus to the first field that is wrong, or put the messages into an element with "
        + "role=alert that was there before.",
      .android:
        "Call setError on the fields and request focus on the first, or send the summary as a "
        + "polite live region.",
      .ios:
        "Post an announcement once the layout has settled, or move focus to the first field that "
        + "is wrong with a layout-changed notification.",
      .reactNative:
        "Call AccessibilityInfo.setAccessibilityFocus on the first field that is wrong, or use "
        + "the Form of React Native AMA.",
      .design:
        "Let the app answer with focus on the first field that is wrong, or announce the "
        + "message.",
    ],
    supersedes: ["focus-not-on-error"],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Email"),
          app:
            #"on double tap of "Send": update "Email" error "Enter an email address"; reader focus "Sign up""#,
          doing: #"until "Send"; double tap; wait 5 s"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on double tap of "Send": error "Email" "Enter an email address"; focus "Email""#,
          doing: #"until "Send"; double tap; wait 5 s"#),
      ]
    }
  ) { subject, session, moment, findings in
    guard moment.isRefusal, !moment.isOnError,
      !moment.errors.contains(where: { moment.hears($0.message) })
    else { return }
    findings.add(
      subject.node(moment.wrongFields.first ?? moment.before.focus, in: moment),
      "The form is refused after “\(moment.doing)”, and nothing tells so.",
      heard: session.quotes(moment))
  }
}
