internal import Simulator

extension AuditRule {
  static let errorsWithoutField = acting(
    "errors-without-field", severity: .serious, criteria: ["3.3.1"],
    guidelines: ["A11"],
    condition:
      "Two or more messages are heard one after the other, and none says which field it is "
      + "about.",
    why: "A person hears that something is wrong and not where.",
    fixes: .everywhere(
      "Begin each message with the name of its field, as in “Email: enter an address”.",
      except: [
        .design: "Begin each message with the name of its field."
      ]),
    examples: .onEachPlatform { platform in
      [
        .fails(
          platform, ExampleForm.source(platform, marking: "Name"),
          app: """
            on double tap of "Send": error "Name" "Must not be empty"; error "Email" "Must be an address"; \
            announce "Must not be empty"; announce "Must be an address" queued
            """,
          doing: #"until "Send"; double tap; wait 9 s"#),
        .passes(
          platform, ExampleForm.source(platform),
          app: """
            on double tap of "Send": error "Name" "Must not be empty"; error "Email" "Must be an address"; \
            announce "Name: must not be empty"; announce "Email: must be an address" queued
            """,
          doing: #"until "Send"; double tap; wait 9 s"#),
      ]
    }
  ) { subject, session, moment, findings in
    let errors = moment.errors
    let heard = moment.heard.filter { heard in
      heard.isPosted
        && errors.contains { AsHeard($0.message).text.isHeard(in: AsHeard(heard.text).text) }
    }
    guard errors.count > 1, heard.count > 1 else { return }
    let names = errors.compactMap(\.node).map { moment.after.name(of: $0) }
    let isTold = heard.contains { heard in names.contains { heard.names($0) } }
    guard !isTold else { return }
    findings.add(
      subject.node(errors.first?.node, in: moment),
      "\(heard.count) messages are heard after “\(moment.doing)”, and none names its field.",
      heard: heard.map(session.quote))
  }
}

extension Heard {
  /// Whether a part of it, between marks of punctuation, is a name.
  fileprivate func names(_ name: String) -> Bool {
    let wanted = AsHeard(name).text
    guard !wanted.isEmpty else { return false }
    return text.split { ",:;.–—".contains($0) }.contains { AsHeard(String($0)).text == wanted }
  }
}
