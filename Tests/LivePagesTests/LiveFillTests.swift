import Audits
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// What an audit finds when it fills in a form of a live page.
  struct LiveFillTests {
    /// Returns the findings of a rule that need no review.
    private func findings(_ rule: String, on page: String) throws -> [Finding] {
      let folder = try LiveFolder(["a.html": page])
      let imported = try folder.site(of: "a.html").screen()
      let readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
      let audit = Audit(AuditRule.all.filter { $0.id == rule })
      var subject = AuditSubject(imported.screen, by: readers, for: audit)
      let plan = InteractionPlan(app: imported.activeApp, fills: true)
      subject.sessions =
        plan.sessions(
          on: readers.map { (screen: imported.screen(for: $0), reader: $0) }
        ).sessions
      return audit.report(on: subject).certain
    }

    private static func week(afterChoosing: String) -> String {
      """
      <!doctype html><html lang=en><title>Week</title><main><h1>Week</h1>
      <button id=open aria-expanded=false>Choose a day</button><div id=days></div></main><script>
      const opener = document.getElementById('open'), days = document.getElementById('days');
      opener.onclick = () => {
        opener.setAttribute('aria-expanded', 'true');
        for (const name of ['Monday', 'Tuesday', 'Friday']) {
          const day = document.createElement('button');
          day.textContent = name;
          day.onclick = () => { \(afterChoosing) };
          days.append(day);
        }
      };
      </script>
      """
    }

    @Test func `Choosing a day that takes the focus along is found, and going back is not`() throws
    {
      let closing = "days.textContent = ''; opener.setAttribute('aria-expanded', 'false');"
      let lost = try findings("focus-lost", on: Self.week(afterChoosing: closing))
      #expect(lost.contains { $0.message.contains("“Tuesday” disappears") }, "\(lost)")
      let kept = try findings(
        "focus-lost", on: Self.week(afterChoosing: closing + "opener.focus();"))
      #expect(kept.isEmpty, "\(kept.map(\.message))")
    }

    @Test func `A heading that a script shows a second after its data is on the first screen`()
      throws
    {
      let page = """
        <!doctype html><html lang=en><title>Launcher</title><main><p>Files</p></main><script>
        fetch('a.html').then((answer) => answer.text()).then(() => setTimeout(() => {
          document.querySelector('main').innerHTML = '<h1>Notebook</h1>';
        }, 1000));
        </script>
        """
      let folder = try LiveFolder(["a.html": page])
      let screen = try folder.site(of: "a.html").screen().screen
      #expect(screen.preorder.contains { screen[$0.index].name == "Notebook" })
    }

    @Test(arguments: ["focus-forced-back", "announcement-lost", "trap"])
    func `What the browser does with a plain form is no defect`(_ rule: String) throws {
      let found = try findings(
        rule,
        on: """
          <!doctype html><html lang=en><title>Visit</title><main><h1>Visit</h1><form onsubmit="return false">
          <label>Name <input id=name required></label><label>Mail <input id=mail type=email required></label>
          <label>Day <input id=day type=date></label><button>Send</button></form></main>
          """)
      #expect(found.isEmpty, "\(found.map(\.message))")
    }
  }
}
