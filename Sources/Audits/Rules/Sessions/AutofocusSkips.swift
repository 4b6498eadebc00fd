internal import Simulator

extension AuditRule {
  static let autofocusSkips = AuditRule(
    id: "autofocus-skips", layer: .session, severity: .warning, criteria: ["2.4.3"],
    bestPractice: ["2.4.3"],
    condition: "A screen opens with focus in a field, and a text above the field is not announced.",
    why: "People start to type without having heard what the screen asks for.",
    fixes: [
      .web: "Remove autofocus, or refer to the text with the field's aria-describedby.",
      .android: "Remove the initial focus request, or put the text into the field's hint.",
      .ios:
        "Do not make the field first responder when the screen "
        + "opens, or put the text into its hint.",
      .reactNative: "Remove autoFocus, or put the text into accessibilityHint.",
      .design: "Do not focus the field when the screen opens, or put the text into its hint.",
    ],
    examples: .onEachForm(
      [.heading("Sign in"), .text("The code is on your card"), .field("Code")], marking: "Code",
      doing: "wait 2 s", fails: #"on opens: focus "Code""#, passes: "")
  ) { subject, findings in
    for session in subject.sessions {
      guard let opening = session.steps.first, let edited = opening.after.inputFocus,
        opening.after.focus == edited, let field = opening.after.index(of: edited)
      else { continue }
      let screen = opening.after.screen
      let before = screen.preorder.map(\.index).prefix { $0 != field }
      let skipped = before.first { index in
        let node = screen[index]
        guard node.role == .paragraph || node.role == .text, !node.name.isEmpty else {
          return false
        }
        let words = AudibleText(node.name).text
        return !opening.heard.contains { words.isHeard(in: AudibleText($0.text).text) }
      }
      guard let skipped else { continue }
      findings.add(
        subject.node(edited, in: opening),
        "Focus starts in “\(screen[field].name)”, and “\(screen[skipped].name)” above it is not announced.",
        heard: session.quotes(opening))
    }
  }
}
