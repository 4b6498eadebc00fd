import Importers
import Simulator
import Testing

@testable import Audits

/// The gestures with which an audit fills in a form.
struct FormTrialTests {
  @Test func `A field at which the reader does not stop is not filled in`() throws {
    // VoiceOver stops at the combo box, and not at the field inside it.
    let screen = try Screen.html(
      """
      <!doctype html><html lang=en><title>T</title><form>
      <div role=combobox aria-expanded=false aria-label=Tags tabindex=0>
      <span>a</span><input id=x placeholder=Search tabindex=-1></div>
      <label>Name <input id=n></label><button>Send</button></form>
      """)
    let sessions = InteractionPlan(fills: true)
      .sessions(on: [(screen: screen, reader: VoiceOver())]).sessions
    let filled = try #require(sessions.first { $0.name == "filled in" })
    let pressed = filled.steps.filter { $0.step.gesture == .doubleTap }.map(\.focusedName)
    #expect(pressed.contains("Name") && !pressed.contains("Tags"), "\(pressed)")
  }

  @Test func `A next key that leads into a combo box needs review`() throws {
    let screen = try Screen.html(
      """
      <!doctype html><html lang=en><title>T</title><form><label>Name <input id=n></label>
      <div role=combobox aria-expanded=false aria-label=Tags tabindex=0>
      <span>a</span><input id=x aria-label=Search></div><button>Send</button></form>
      """)
    let app = ScriptedApp(try AppScript(#"on next of "Name": focus "Search""#))
    let gestures = try GestureScript(#"touch "Name"; double tap; next"#).steps.map(\.gesture)
    let audit = Audit([.nextKeyDead])
    var subject = AuditSubject(screen, by: [VoiceOver()], in: audit.readingConditions)
    subject.sessions = [AuditSession(screen, by: VoiceOver(), app: app, doing: gestures)]
    let found = audit.report(on: subject).findings
    #expect(found.map(\.needsReview) == [true], "\(found.map(\.message))")
  }
}
