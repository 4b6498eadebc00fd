import Importers
import Simulator
import Testing

@testable import Audits

/// Elements that session findings name.
struct SessionFindingTests {
  private static let form = """
    - /title: Sign up
    - heading "Sign up" [level=1]
    - textbox "Name"
    - textbox "Email"
    - button "Sign up"
    """

  private static func findings(
    _ app: String, _ gestures: String, on outline: String = form,
    by rules: [AuditRule] = AuditRule.all
  ) throws -> (screen: Screen, findings: [Finding]) {
    let screen = try Screen(outline: outline)
    let audit = Audit(rules.filter { $0.layer == .session })
    var subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let script = try GestureScript(gestures).steps.map(\.gesture)
    let app = ScriptedApp(try AppScript(app, from: 1), screens: [:])
    subject.sessions = allReaders.map { AuditSession(screen, by: $0, app: app, doing: script) }
    return (screen, audit.report(on: subject).findings)
  }

  @Test func `A lost alert that the app inserted names no other element`() throws {
    let found = try Self.findings(
      #"on double tap of "Sign up": insert alert "Wrong" after "Sign up"; focus "Name""#,
      #"until "Sign up"; double tap"#, by: [.announcementLost])
    #expect(found.findings.contains { $0.message.contains("“Wrong” is") })
    for finding in found.findings {
      #expect(finding.node == nil, "\(finding.message)")
    }
  }

  @Test func `Trials for which there is no time are named`() throws {
    let screen = try Screen(outline: Self.form)
    var plan = InteractionPlan(fills: true)
    let start = ContinuousClock.now
    plan.now = { (ContinuousClock.now - start) / .seconds(1) }
    plan.budget = 1e-9
    let none = plan.sessions(on: allReaders.map { (screen: screen, reader: $0) })
    #expect(none.leftOut.count == 10 && none.leftOut.contains("walked, TalkBack"))
    plan.budget = 600
    let all = plan.sessions(on: allReaders.map { (screen: screen, reader: $0) })
    #expect(all.leftOut.isEmpty)
    #expect(all.sessions.prefix(5).map(\.name).first == "walked")
    #expect(all.sessions.count == 10)
  }

  @Test func `Typing may lead to the next part of a date, and not to another field`() throws {
    let parts = """
      - group "Begins on":
        - spinbutton "Day"
        - spinbutton "Month"
      - spinbutton "Seats"
      """
    let script = #"touch "Day"; double tap; type "3""#
    let within = try Self.findings(
      #"on type of "Day": focus "Month""#, script, on: parts, by: [.unaskedChange])
    #expect(within.findings.isEmpty, "\(within.findings.map(\.message))")
    let away = try Self.findings(
      #"on type of "Day": focus "Seats""#, script, on: parts, by: [.unaskedChange])
    #expect(!away.findings.isEmpty)
  }

  @Test func `A field that moves focus back to itself while typing forces nobody back`() throws {
    let found = try Self.findings(
      #"on type of "Name": focus "Email"; focus "Name""#, #"touch "Name"; double tap; type "a""#,
      by: [.focusForcedBack])
    #expect(found.findings.isEmpty, "\(found.findings.map(\.message))")
  }

  @Test func `A lost alert inside a group names the group`() throws {
    let found = try Self.findings(
      #"on double tap of "Sign up": insert alert "Wrong" before "Name"; focus "Name""#,
      #"until "Sign up"; double tap"#,
      on: """
        - form "Account":
          - textbox "Name"
          - button "Sign up"
        """, by: [.announcementLost])
    #expect(found.findings.contains { $0.message.contains("“Wrong” is") })
    for finding in found.findings {
      #expect(finding.node.map { found.screen[$0].name } == "Account", "\(finding.message)")
    }
  }

  @Test func `The next key is not dead if an alert appears before the next field`() throws {
    let found = try Self.findings(
      #"on next of "Name": insert alert "Wrong" before "Name"; focus "Email""#,
      #"until "Name"; double tap; next"#, by: [.nextKeyDead])
    #expect(found.findings.isEmpty, "\(found.findings.map(\.message))")
  }

  @Test func `A field that focus is forced back to is named as it was before the change`() throws {
    let found = try Self.findings(
      #"on leave of "Name": insert alert "Wrong" before "Name"; focus "Name""#,
      #"until "Name"; double tap; until "Email"; double tap"#, by: [.focusForcedBack])
    let finding = try #require(found.findings.first)
    #expect(finding.node.map { found.screen[$0].name } == "Name")
    #expect(finding.message.contains("leaves “Name”"))
  }

  @Test func `Every session rule audits apps that change the tree`() throws {
    let changes = [
      #"insert alert "Wrong" after "Sign up"; focus "Name""#,
      #"insert alert "Wrong" before "Name"; focus "Email""#,
      #"insert status "Wrong" before "Name"; reader focus "Email""#,
      #"remove "Name""#, #"remove "Name"; focus "Email""#,
      #"remove "Email"; announce "Removed"; focus "Name""#,
      #"insert alert "A" before "Name"; remove "Email"; insert alert "B" after "Sign up""#,
      #"error "Name" "Enter a name"; insert alert "Wrong" before "Name"; focus "Name""#,
    ]
    let events = [
      "double tap", #"double tap of "Sign up""#, #"next of "Name""#, #"leave of "Name""#,
      #"type of "Email""#, #"focus of "Email""#, #"tab of "Name""#, "submit",
    ]
    let script =
      #"until "Name"; double tap; type "a b"; next; type "c"; tab; until "Sign up"; double tap; wait 5 s; walk back"#
    for change in changes {
      for event in events {
        let found = try Self.findings("on \(event): \(change)", script)
        for finding in found.findings {
          guard let node = finding.node else { continue }
          #expect(Int(node.position) < found.screen.count, "\(event) \(change)")
        }
      }
    }
  }
}
