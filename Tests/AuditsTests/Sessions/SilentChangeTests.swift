import Importers
import Simulator
import Testing

@testable import Audits

/// Changes of a page that readers do not announce.
struct SilentChangeTests {
  private static let page = """
    <title>T</title><a href=#part>Contents</a><a href=#none>Menu</a><p>Closed</p>
    <h2 id=part>Part</h2>
    """

  @Test(arguments: [("Contents", true), ("Menu", false)])
  func `A link to an element of the page needs review, because browsers may move focus`(
    link: String, needsReview: Bool
  ) throws {
    let screen = try Screen.html(Self.page)
    let audit = Audit([.stateChangeSilent])
    var subject = AuditSubject(screen, by: allReaders, in: audit.readingConditions)
    let app = ScriptedApp(
      try AppScript(#"on double tap of "\#(link)": update "Closed" label "Open""#, from: 1),
      screens: [:])
    let script = try GestureScript(#"until "\#(link)"; double tap"#).steps.map(\.gesture)
    subject.sessions = allReaders.map { AuditSession(screen, by: $0, app: app, doing: script) }
    let found = audit.report(on: subject).findings
    #expect(found.map(\.needsReview) == [needsReview], "\(found.map(\.message))")
  }
}
