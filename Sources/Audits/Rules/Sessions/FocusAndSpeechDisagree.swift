internal import Simulator

extension AuditRule {
  static let focusAndSpeechDisagree = session(
    "focus-and-speech-disagree", severity: .serious, criteria: ["2.4.3"],
    condition: "The app moves reader focus to one element while the keyboard types into another.",
    why: "People hear one field and type into another.",
    fixes: [
      .web: "Move input focus with focus(), not reader focus alone.",
      .android: "Call requestFocus() instead of performAccessibilityAction.",
      .ios: "Make the field the first responder, or end editing before you move focus.",
      .reactNative: "Call focus() on the field, or Keyboard.dismiss() before you move focus.",
      .design: "Let the app move input focus, or hide the keyboard first.",
    ],
    examples: .onEachForm(
      marking: "Name",
      doing: #"until "Name"; double tap; type "a""#,
      fails: #"on type of "Name": reader focus "Email""#,
      passes: #"on type of "Name": focus "Email""#)
  ) { subject, session, step, findings in
    let isMoved = step.effects.contains { if case .readerFocus = $0 { true } else { false } }
    guard isMoved, let field = step.after.inputFocus, let focus = step.after.focus,
      field != focus, step.after.keyboard != nil
    else { return }
    findings.add(
      subject.node(field, in: step),
      "After “\(step.gestureText)” the reader is on \(step.after.words(for: focus)), but the keyboard types into \(step.after.words(for: field)).",
      heard: session.quotes(step))
  }
}
