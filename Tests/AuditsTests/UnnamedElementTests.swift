import Importers
import Simulator
import Testing

@testable import Audits

/// Session findings about elements without a name.
struct UnnamedElementTests {
  private func messages(_ app: String, _ gestures: String, on outline: String) throws -> [String] {
    let screen = try Screen(outline: outline)
    let audit = Audit(AuditRule.all.filter { $0.layer == .session })
    var subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let script = try GestureScript(gestures).steps.map(\.gesture)
    let app = ScriptedApp(try AppScript(app, from: 1), screens: [:])
    subject.sessions = allReaders.map { AuditSession(screen, by: $0, app: app, doing: script) }
    return audit.report(on: subject).findings.map(\.message)
  }

  @Test func `An element without a name is called by its role and the text before it`() throws {
    let calendar = """
      - text "Date joined"
      - link "" [id=calendar]
      - text "Time"
      """
    let found = try messages(
      #"on double tap of #calendar: update #calendar state "busy"; announce "Today""#,
      #"until #calendar; double tap; wait 2 s"#, on: calendar)
    #expect(
      found.contains {
        $0.hasPrefix("A link without a name that follows “Date joined” changes after “double tap”")
      }, "\(found)")
    #expect(!found.contains { $0.contains("“”") }, "\(found)")
  }

  @Test func `An element without a name at the start is called by its role`() throws {
    let form = """
      - textbox "" [id=first]
      - textbox "Email"
      """
    let found = try messages(
      "on leave of #first: focus #first",
      #"until #first; double tap; until "Email"; double tap"#, on: form)
    #expect(found.contains { $0.contains("leaves a textbox without a name, and") }, "\(found)")
  }
}
