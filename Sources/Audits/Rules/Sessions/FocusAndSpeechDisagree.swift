internal import Simulator

extension AuditRule {
  static let focusAndSpeechDisagree = acting(
    "focus-and-speech-disagree", severity: .serious, criteria: ["2.4.3"],
    condition: "The app moves the reader to one thing while the keyboard types into another.",
    why: "A person hears one field and fills in another.",
    fixes: [
      .web: "Move input focus with focus(), and not the reader alone.",
      .android: "Call requestFocus() and not performAccessibilityAction.",
      .ios: "Make the field the first responder, or end editing before focus is moved.",
      .reactNative: "Call focus() on the field, or Keyboard.dismiss() before focus is moved.",
      .design: "Let the app move input focus, or hide the keyboard first.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Name"),
          app: #"on type of "Name": reader focus "Email""#,
          doing: #"until "Name"; double tap; type "a""#),
        .passes(
          platform, ExampleForm.source(platform),
          app: #"on type of "Name": focus "Email""#,
          doing: #"until "Name"; double tap; type "a""#),
      ]
    }
  ) { subject, session, moment, findings in
    let isMoved = moment.answers.contains { if case .readerFocus = $0 { true } else { false } }
    guard isMoved, let field = moment.after.inputFocus, let focus = moment.after.focus,
      field != focus, moment.after.keyboard != nil
    else { return }
    findings.add(
      subject.node(field, in: moment),
      "After “\(moment.doing)” the reader is on “\(moment.after.name(of: focus))”, and keys go into “\(moment.after.name(of: field))”.",
      heard: session.quotes(moment))
  }
}
