import Audits
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// The findings of an audit that fills in a form of a live page.
  struct LiveFillTests {
    /// Audits a page, and returns the findings of a rule that need no review.
    private func findings(
      _ rule: String, on page: String, by readers: [any ScreenReader] = [VoiceOver(), TalkBack()]
    ) throws -> [Finding] {
      try audit([rule], on: page, by: readers).findings
    }

    /// Returns the audited screen, and the findings of some rules that need no review.
    private func audit(
      _ rules: Set<String>, on page: String, by readers: [any ScreenReader]
    ) throws -> (screen: Screen, findings: [Finding]) {
      let folder = try LiveFolder(["a.html": page])
      let imported = try folder.site(of: "a.html", on: PagePhones(of: readers)).screen()
      let audit = Audit(AuditRule.all.filter { rules.contains($0.id) })
      var subject = AuditSubject(imported.screen, by: readers, for: audit)
      let plan = InteractionPlan(app: imported.activeApp, fills: true)
      subject.sessions =
        plan.sessions(
          on: readers.map { (screen: imported.screen(for: $0), reader: $0) }
        ).sessions
      return (imported.screen, audit.report(on: subject).certain)
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

    @Test(arguments: ["aria-hidden", "inert", "aria-modal"])
    func `Focus that goes back before the page behind a dialog is shown again is not lost`(
      hiding: String
    ) throws {
      let found = try findings(
        "focus-lost",
        on: """
          <!doctype html><html lang=en><title>Week</title><a href=#m>Skip</a><main id=m><h1>Week</h1>
          <button id=open aria-haspopup=dialog>Choose a day</button></main><script>
          const opener = document.getElementById('open'), main = document.getElementById('m');
          opener.onclick = () => {
            const dialog = document.createElement('div');
            dialog.setAttribute('role', 'dialog');
            dialog.setAttribute('aria-label', 'Days');
            for (const name of ['Monday', 'Tuesday', 'Friday']) {
              const day = document.createElement('button');
              day.textContent = name;
              day.onclick = () => {
                if ('\(hiding)' === 'inert') main.removeAttribute('inert');
                opener.focus();
                setTimeout(() => { main.removeAttribute('\(hiding)'); dialog.remove(); }, 50);
              };
              dialog.append(day);
            }
            document.body.append(dialog);
            ('\(hiding)' === 'aria-modal' ? dialog : main).setAttribute('\(hiding)', 'true');
            dialog.firstChild.focus();
          };
          </script>
          """)
      #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func `A search that answers while people type needs no return key`() throws {
      func search(_ button: String) -> String {
        """
        <!doctype html><html lang=en><title>Search</title><main><h1>Search</h1><form role=search>
        <label>Term <input id=term></label>\(button)</form><p id=p>No term</p></main><script>
        const term = document.getElementById('term'), p = document.getElementById('p');
        term.oninput = () => { p.textContent = `Results for ${term.value}`; };
        term.onkeydown = (event) => { if (event.key === 'Enter') event.preventDefault(); };
        </script>
        """
      }
      let typed = try findings("done-key-dead", on: search(""))
      #expect(typed.isEmpty, "\(typed.map(\.message))")
      let sent = try findings("done-key-dead", on: search("<button>Go</button>"))
      #expect(!sent.isEmpty)
    }

    @Test func `A page whose title is heard first may begin with an element without words`()
      throws
    {
      let page = "<!doctype html><html lang=en><title>News</title><button></button><p>News</p>"
      let rule = "initial-focus-on-nothing"
      let titled = try findings(rule, on: page, by: [TalkBack()])
      #expect(titled.isEmpty, "\(titled.map(\.message))")
      #expect(try !findings(rule, on: page, by: [VoiceOver()]).isEmpty)
    }

    @Test func `A finding on a page that differs between phones names the same element or none`()
      throws
    {
      let page = """
        <!doctype html><html lang=en><title>Menu</title><main id=m><h1>Menu</h1><div><button>Soup</button></div>
        <div><button id=more aria-expanded=false>More</button></div><div><p>Tea</p></div>
        <div><button>Cake</button></div></main><script>
        const more = document.getElementById('more'), main = document.getElementById('m');
        if (navigator.userAgent.includes('iPhone')) main.insertAdjacentHTML('afterbegin', '<div>A<p>B</p></div>');
        more.removeAttribute('id');
        more.onclick = () => { more.replaceWith('Bread'); };
        </script>
        """
      let (screen, found) = try audit(["focus-lost"], on: page, by: [VoiceOver(), TalkBack()])
      #expect(found.contains { $0.message.contains("“More” disappears") }, "\(found)")
      for finding in found {
        #expect(finding.node.map { screen[$0].name == "More" } ?? true, "\(finding.message)")
      }
    }

    @Test func `A ripple of a button is no silent change of the page, and a text is one`() throws {
      func pressing(_ change: String) -> String {
        """
        <!doctype html><html lang=en><title>Visit</title><main><h1>Visit</h1>
        <form onsubmit="return false"><label>Name <input id=name></label>
        <button id=send>Send</button></form><p id=p>Not sent</p></main><script>
        const send = document.getElementById('send'), p = document.getElementById('p');
        send.onclick = () => { \(change) };
        </script>
        """
      }
      let decorative = [
        "send.append(document.createElement('span'));",
        "send.innerHTML += '<span aria-hidden=true>○</span>';",
        "p.insertAdjacentHTML('afterend', '<div class=ripple><i></i></div>');",
      ]
      // A text among these changes would be found, so one page with all of them suffices.
      let ripples = try findings(
        "state-change-silent", on: pressing(decorative.joined(separator: "\n")))
      #expect(ripples.isEmpty, "\(ripples.map(\.message))")
      let found = try findings("state-change-silent", on: pressing("p.textContent = 'Sent';"))
      #expect(!found.isEmpty)
    }

    @Test func `Each switch whose name and state both change is found once`() throws {
      let page = """
        <!doctype html><html lang=en><title>Call</title><main><h1>Call</h1><form onsubmit="return false">
        <label>Name <input id=name></label>
        <button type=button id=m aria-pressed=false>Mute</button>
        <div role=switch id=c tabindex=0 aria-checked=false>Camera on</div>
        <button type=button id=h aria-pressed=false>Hand</button>
        <button type=button id=n aria-pressed=false>Notes on</button><button>Join</button></form></main><script>
        const flip = (id, state, off, on) => {
          const control = document.getElementById(id);
          control.onclick = () => {
            const isOn = control.getAttribute(state) === 'true';
            control.setAttribute(state, String(!isOn));
            control.textContent = isOn ? off : on;
          };
        };
        flip('m', 'aria-pressed', 'Mute', 'Unmute');
        flip('c', 'aria-checked', 'Camera on', 'Camera off');
        flip('h', 'aria-pressed', 'Hand', 'Hand');
        flip('n', 'aria-pressed', 'Notes on', 'Notes off');
        </script>
        """
      let (screen, found) = try audit(
        ["name-and-state-flip"], on: page, by: [VoiceOver(), TalkBack()])
      let names = found.compactMap { $0.node.map { screen[$0].id ?? "" } }
      #expect(names.sorted() == ["c", "m", "n"] && found.count == 3, "\(found.map(\.message))")
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

    @Test func `A text that each opening of a page announces needs review when it is lost`() throws
    {
      let page = #"""
        <!doctype html><html lang=en><title>Reason for the visit</title><main><h1>Reason for the visit</h1><form>
        <label for=w>Why?</label><textarea id=w></textarea><p role=status></p><button>Continue</button></form></main>
        <script>const p = document.querySelector('p'), w = document.querySelector('textarea'); let timer;
        const count = () => { clearTimeout(timer); timer = setTimeout(() => { p.textContent = `${100 - w.value.length} characters left`; }, 1000); };
        w.oninput = count; setTimeout(count, 200);
        </script>
        """#
      let found = try findings("announcement-lost", on: page)
      #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func `A text that a page writes into a live region just after it loaded is found`() throws
    {
      let page = """
        <!doctype html><html lang=en><title>Visit</title><main><h1>Visit</h1><form onsubmit="return false">
        <label>Name <input id=name></label><p role=status id=s></p><button>Send</button></form></main>
        <script>onload = () => setTimeout(() => { s.textContent = 'Ready'; }, 200);</script>
        """
      let (screen, found) = try audit(
        ["live-text-on-load"], on: page, by: [VoiceOver(), TalkBack()])
      let texts = found.map(\.message)
      #expect(found.count == 1 && texts.first?.hasPrefix("“Ready”") == true, "\(texts)")
      #expect(found.first?.node.flatMap { screen[$0].id } == "s")
    }

    @Test
    func `A live text beside a pressed button whose name changes needs review when it is lost`()
      throws
    {
      let page = """
        <!doctype html><html lang=en><title>Sign in</title><main><h1>Sign in</h1><form onsubmit="return false">
        <label for=p>Password</label><input id=p type=password><p id=told aria-live=polite></p>
        <button type=button id=show>Show</button><button>Continue</button></form></main><script>
        const show = document.getElementById('show'), told = document.getElementById('told');
        show.onclick = () => { show.textContent = 'Hide'; told.textContent = 'Your password is visible'; };
        </script>
        """
      let found = try findings("announcement-lost", on: page)
      #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func `A live text that an alert interrupts a moment later needs review`() throws {
      let page = """
        <!doctype html><html lang=en><title>Book</title><main><h1>Book</h1><form onsubmit="return false">
        <label>Name <input id=name></label><p id=told role=status></p><div id=now role=alert></div>
        <button id=book>Book</button></form></main><script>
        const told = document.getElementById('told'), now = document.getElementById('now');
        let count = 0;
        document.getElementById('book').onclick = () => {
          told.textContent = `Attempt ${count += 1} to book a seat in the course about pottery in the town hall`;
          setTimeout(() => { now.textContent = `Problem ${count}`; }, 700);
        };
        </script>
        """
      let found = try findings("announcement-lost", on: page)
      #expect(found.isEmpty, "\(found.map(\.message))")
    }

    @Test func `Built-in behaviour of the browser on a plain form is not a defect`() throws {
      let (_, found) = try audit(
        ["focus-forced-back", "announcement-lost", "trap"],
        on: """
          <!doctype html><html lang=en><title>Visit</title><main><h1>Visit</h1><form onsubmit="return false">
          <label>Name <input id=name required></label><label>Mail <input id=mail type=email required></label>
          <label>Day <input id=day type=date></label><button>Send</button></form></main>
          """, by: [VoiceOver(), TalkBack()])
      #expect(found.isEmpty, "\(found.map(\.message))")
    }
  }
}
