internal import Simulator

extension AuditRule {
  static let focusAndSpeechDisagree = AuditRule(
    "focus-and-speech-disagree", layer: .session, severity: .serious, criteria: ["2.4.3"],
    condition: "The app moves the reader to one thing while the keyboard types into another.",
    why: "A person hears one field and fills in another.",
    mends: [
      .web: "Move input focus with focus(), and not the reader alone.",
      .android: "Call requestFocus() and not performAccessibilityAction.",
      .ios: "Make the field the first responder, or end editing before focus is moved.",
      .reactNative: "Call focus() on the field, or Keyboard.dismiss() before focus is moved.",
      .design: "Let the app move input focus, or hide the keyboard first.",
    ],
    examples: [
      .fails(
        .design, form,
        app: #"on type of "Name": reader focus "Email""#,
        doing: #"until "Name"; double tap; type "a""#),
      .passes(
        .design, form,
        app: #"on type of "Name": focus "Email""#,
        doing: #"until "Name"; double tap; type "a""#),
    ]
  ) { subject, findings in
    for session in subject.sessions {
      for moment in session.moments {
        let isMoved = moment.answers.contains { if case .readerFocus = $0 { true } else { false } }
        guard isMoved, let field = moment.after.inputFocus, let focus = moment.after.focus,
          field != focus, moment.after.keyboard != nil
        else { continue }
        let screen = moment.after.screen
        findings.add(
          subject.node(field, on: moment.after),
          "After “\(moment.doing)” the reader is on “\(screen[focus].name)”, and keys go into “\(screen[field].name)”.",
          heard: session.quotes(moment))
      }
    }
  }

  private static let form =
    """
    - heading "Sign up"
    - textbox "Name"
    - textbox "Email"
    - button "Send"
    """
}
