import Importers
import Simulator
import Testing

@testable import Audits

/// Session rules with apps that change the tree in every way after every event.
struct ChangedTreeTests {
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
    let screen = try Screen(
      outline: """
        - /title: Sign up
        - heading "Sign up" [level=1]
        - textbox "Name"
        - textbox "Email"
        - button "Sign up"
        """)
    let audit = Audit(AuditRule.all.filter { $0.layer == .session })
    // What the readers say before the first gesture is the same for every app.
    let opened = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let gestures = try GestureScript(script).steps.map(\.gesture)
    for change in changes {
      for event in events {
        let app = ScriptedApp(try AppScript("on \(event): \(change)", from: 1), screens: [:])
        var subject = opened
        subject.sessions = allReaders.map {
          AuditSession(screen, by: $0, app: app, doing: gestures)
        }
        for finding in audit.report(on: subject).findings {
          guard let node = finding.node else { continue }
          #expect(Int(node.position) < screen.count, "\(event) \(change)")
        }
      }
    }
  }
}
