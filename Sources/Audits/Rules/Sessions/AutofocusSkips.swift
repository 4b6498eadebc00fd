internal import Simulator

extension AuditRule {
  static let autofocusSkips = AuditRule(
    id: "autofocus-skips", layer: .session, severity: .warning, criteria: ["2.4.3"],
    bestPractice: ["2.4.3"],
    condition: "A screen opens with focus in a field, and text above it is never heard on the way.",
    why: "A person types without having heard what is asked for.",
    fixes: [
      .web: "Take autofocus away, or name the text in aria-describedby of the field.",
      .android: "Take the request for focus away, or say the text in the hint of the field.",
      .ios: "Do not make the field first responder at once, or say the text in its hint.",
      .reactNative: "Take autoFocus away, or say the text in accessibilityHint.",
      .design: "Do not focus the field at once, or say the text in its hint.",
    ],
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform,
          ExampleForm.source(
            platform, [.heading("Sign in"), .text("The code is on your card"), .field("Code")],
            marking: "Code"),
          app: #"on opens: focus "Code""#,
          doing: "wait 2 s"),
        .passes(
          platform,
          ExampleForm.source(
            platform, [.heading("Sign in"), .text("The code is on your card"), .field("Code")]),
          doing: "wait 2 s"),
      ]
    }
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
        let words = AsHeard(node.name).text
        return !opening.heard.contains { words.isHeard(in: AsHeard($0.text).text) }
      }
      guard let skipped else { continue }
      findings.add(
        subject.node(edited, in: opening),
        "Focus begins in “\(screen[field].name)”, and “\(screen[skipped].name)” above it is not heard.",
        heard: session.quotes(opening))
    }
  }
}
