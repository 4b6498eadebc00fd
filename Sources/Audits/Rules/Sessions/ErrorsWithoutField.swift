internal import Simulator

extension AuditRule {
  static let errorsWithoutField = session(
    "errors-without-field", severity: .serious, criteria: ["3.3.1"], guidelines: ["A11"],
    condition:
      "Two or more error messages are announced one after the other, and none names its field.",
    why: "People hear that something is wrong, but not where.",
    fixes: .everywhere(
      "Begin each message with the name of its field, such as “Email: enter an address”."),
    examples: .onEachForm(
      marking: "Name",
      doing: #"until "Send"; double tap; wait 9 s"#,
      fails: """
        on double tap of "Send": error "Name" "Must not be empty"; error "Email" "Must be an address"; \
        announce "Must not be empty"; announce "Must be an address" queued
        """,
      passes: """
        on double tap of "Send": error "Name" "Must not be empty"; error "Email" "Must be an address"; \
        announce "Name: must not be empty"; announce "Email: must be an address" queued
        """)
  ) { subject, session, step, findings in
    let errors = step.errors
    let heard = step.heard.filter { heard in
      heard.isPosted
        && errors.contains {
          AudibleText($0.message).text.isHeard(in: AudibleText(heard.text).text)
        }
    }
    guard errors.count > 1, heard.count > 1 else { return }
    let names = errors.compactMap(\.node).map { step.after.name(of: $0) }
    let isNamed = heard.contains { heard in names.contains { heard.names($0) } }
    guard !isNamed else { return }
    findings.add(
      subject.node(errors.first?.node, in: step),
      "\(heard.count) messages are announced after “\(step.gestureText)”, and none names its field.",
      heard: heard.map(session.quote))
  }
}

extension SpeechLogEntry {
  /// Whether the text between two punctuation marks of the announcement is exactly the name.
  fileprivate func names(_ name: String) -> Bool {
    let wanted = AudibleText(name).text
    guard !wanted.isEmpty else { return false }
    return text.split { ",:;.–—".contains($0) }.contains { AudibleText(String($0)).text == wanted }
  }
}
