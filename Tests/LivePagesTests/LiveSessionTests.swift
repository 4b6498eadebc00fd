import Browsers
import Foundation
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// Sessions on pages in a real browser.
  struct LiveSessionTests {
    /// A form whose script announces errors, marks fields and moves focus.
    ///
    /// For invalid input, the script does this at once; otherwise, after the server's answer.
    private static let form = """
      <!doctype html><html lang=en><title>Sign up</title><h1>Sign up</h1>
      <form novalidate><p role=status></p><label>Email <input id=email type=email required></label>
      <p id=wrong hidden></p><label><input id=news type=checkbox> News</label><button>Join</button></form>
      <script>
      const field = document.getElementById('email'), status = document.querySelector('[role=status]');
      document.forms[0].onsubmit = async (event) => {
        event.preventDefault();
        if (!field.checkValidity()) {
          status.textContent = '1 error';
          document.title = 'Error: Sign up';
          field.setAttribute('aria-invalid', 'true');
          setTimeout(() => field.focus(), 426);
          return;
        }
        status.textContent = 'Sending';
        const { words } = await (await fetch('answer.json')).json();
        setTimeout(() => { status.textContent = words; }, 300);
      };
      </script>
      """

    private static func folder(_ page: String = form) throws -> LiveFolder {
      try LiveFolder(["a.html": page, "answer.json": "{\"words\": \"Thank you\"}"])
    }

    /// Returns the announcements after each gesture.
    private func lines(
      _ gestures: String, by reader: any ScreenReader, in folder: LiveFolder,
      of name: String = "a.html", _ change: (inout PageRequest) -> Void = { _ in }
    ) throws -> [[String]] {
      // Open the page only on the phone of this reader.
      try lines(
        gestures, by: reader, on: folder.site(of: name, on: PagePhones(of: [reader]), change))
    }

    private func lines(
      _ gestures: String, by reader: any ScreenReader, on site: PageHost
    ) throws -> [[String]] {
      let imported = try site.screen()
      var session = Session(imported.screen, by: reader, app: imported.activeApp)
      session.begin()
      for step in try GestureScript(gestures).steps { session.performWithoutResult(step.gesture) }
      return session.record.map { $0.lines.map(\.written) }
    }

    @Test func `A polite error is announced before focus moves to the field`() throws {
      let folder = try Self.folder()
      let gestures = "until \"Join\"; double tap"
      let android = try lines(gestures, by: TalkBack(), in: folder).last
      #expect(android?.first == "→ \"Email\"")
      #expect(android?.dropFirst().first == "1 error")
      #expect(android?.contains { $0.hasSuffix("Email, required, editing, edit box") } == true)
      let iOS = try lines(gestures, by: VoiceOver(), in: folder).last
      #expect(iOS?.first == "→ \"Email\"")
      // VoiceOver speaks “1 error” for 426 milliseconds, and then announces the field.
      #expect(iOS?.dropFirst().first?.hasSuffix("1 error") == true)
      #expect(iOS?.contains { $0.hasPrefix("Email, text field, is editing") } == true)
    }

    @Test func `An assertive message interrupts a polite one if the reader does so`() throws {
      let folder = try Self.folder(
        """
        <title>T</title><button>Save</button><p id=calm role=status></p><p id=now role=alert></p>
        <script>document.querySelector('button').onclick = () => {
          document.getElementById('calm').textContent = 'Your changes are being saved, one after the other';
          setTimeout(() => { document.getElementById('now').textContent = 'No connection'; }, 400); };</script>
        """)
      let saving = "Your changes are being saved, one after the other"
      let iOS = try lines("touch \"Save\"; double tap", by: VoiceOver(), in: folder).last ?? []
      #expect(iOS.count == 2 && iOS.last == "No connection", "\(iOS)")
      #expect(iOS.first != saving, "\(iOS)")
      // Chrome on Android exposes both messages in the same way, and TalkBack lets the second one
      // wait.
      let android = try lines("touch \"Save\"; double tap", by: TalkBack(), in: folder).last
      #expect(android == [saving, "No connection"])
    }

    @Test func `Text that a script writes after a response is announced when it appears`() throws {
      let folder = try Self.folder()
      let heard = try lines(
        "touch \"Email\"; double tap; type \"a@b.example\"; go", by: TalkBack(), in: folder)
      #expect(heard.last?.prefix(2) == ["Sending", "Thank you"])
    }

    @Test func `The browser’s own message is announced`() throws {
      let folder = try Self.folder(
        "<title>T</title><form><label>Email <input type=email required></label><button>Join</button></form>"
      )
      let gestures = "touch \"Join\"; double tap"
      let android = try lines(gestures, by: TalkBack(), in: folder).last ?? []
      #expect(android.contains("Please fill out this field."))
      let iOS = try lines(gestures, by: VoiceOver(), in: folder).last ?? []
      #expect(iOS.contains { $0.contains("Fill out this field") })
      // Safari's validation message stays if a handler also announces the mistake in a live region.
      // Typing removes the message.
      let telling = try Self.folder(
        """
        <title>T</title><form><label>Email <input type=email required></label><button>Join</button></form>
        <p id=live role=status></p><script>document.querySelector('input').oninvalid = () => {
          document.getElementById('live').textContent = 'One mistake'; };</script>
        """)
      let announced = try lines(gestures, by: VoiceOver(), in: telling).last ?? []
      #expect(announced.contains { $0.contains("Fill out this field") }, "\(announced)")
      let typed =
        try lines(
          gestures + "; type \"ann\"; swipe right; swipe left", by: VoiceOver(), in: telling
        ).last ?? []
      #expect(!typed.contains { $0.contains("Fill out this field") }, "\(typed)")
    }

    @Test func `An alert interrupts, and a dialog waits for its answer`() throws {
      let folder = try Self.folder(
        """
        <title>T</title><button>Delete</button><p id=live aria-live=assertive></p>
        <script>document.querySelector('button').onclick = () => {
          document.getElementById('live').textContent = confirm('Sure?') ? 'Deleted' : 'Kept'; };</script>
        """)
      for (answer, words) in [("OK", "Deleted"), ("Cancel", "Kept")] {
        let heard = try lines(
          "touch \"Delete\"; double tap; touch \"\(answer)\"; double tap", by: TalkBack(),
          in: folder)
        #expect(heard[2].contains("Sure?"))
        #expect(heard[4].contains(words), "\(heard)")
      }
    }

    @Test func `A link opens the next page, but not another origin`() throws {
      let folder = try LiveFolder([
        "a.html": "<title>A</title><a href=b.html>Next</a><a href='https://example.org/'>Away</a>",
        "b.html":
          "<title>B</title><h1 tabindex=-1>Second</h1><script>document.querySelector('h1').focus()</script>",
      ])
      let heard = try lines(
        "touch \"Away\"; double tap; touch \"Next\"; double tap", by: TalkBack(), in: folder)
      #expect(heard[2].contains { $0.hasPrefix("⚠") && $0.contains("https://example.org") })
      #expect(heard[4].first == "→ \"Second\"")
      #expect(heard[4].contains("B"))
      #expect(heard[4].contains("Second, heading 1"))
    }

    @Test func `Controls take the state that the page gives them`() throws {
      let folder = try Self.folder(
        """
        <title>T</title><button aria-expanded=false onclick="this.setAttribute('aria-expanded', 'true')">
        More</button><label><input type=checkbox onclick="event.preventDefault()"> Locked</label>
        <label>Volume <input type=range min=0 max=10 value=5></label>
        <div role=slider tabindex=0 aria-label=Size aria-valuenow=3 aria-valuemin=0 aria-valuemax=9></div>
        <script>document.querySelector('[role=slider]').onkeydown = (event) => {
          const slider = event.target, now = Number(slider.getAttribute('aria-valuenow'));
          if (event.key === 'ArrowUp') slider.setAttribute('aria-valuenow', now + 1); };</script>
        """)
      let heard = try lines(
        "touch \"More\"; double tap; touch \"Locked\"; double tap; touch \"Volume\"; swipe up; "
          + "touch \"Size\"; swipe up", by: VoiceOver(), in: folder)
      #expect(heard[2] == ["More, expanded"])
      #expect(heard[4] == [])
      #expect(heard[6] == ["6, 60%"])
      #expect(heard[8].first?.hasPrefix("4") == true)
    }

    @Test func `Tab is pressed on the page, which may keep it`() throws {
      let folder = try Self.folder(
        """
        <title>T</title><h1>Head</h1><button>One</button><p>Words</p><label>Name <input id=n></label>
        <button disabled>Off</button><button tabindex=-1>Passed over</button>
        <div id=editor role=textbox tabindex=0 contenteditable aria-label=Editor></div><a href=#n>Link</a>
        <p role=status id=s></p><script>
        n.onblur = () => { s.textContent = 'Left'; };
        editor.onkeydown = (event) => { if (event.key === 'Tab' && !event.shiftKey) event.preventDefault(); };
        </script>
        """)
      func first(_ gestures: String) throws -> [String?] {
        try lines(gestures, by: VoiceOver(), in: folder).dropFirst(2).map {
          $0.first { !$0.hasPrefix("→") }.map { String($0.prefix { $0 != "," }) }
        }
      }
      #expect(try first("touch \"Words\"; shift tab; tab") == ["One", "Name"])
      #expect(try first("touch \"Off\"; shift tab") == ["Name"])
      #expect(try first("touch \"Off\"; tab; tab; shift tab") == ["Editor", nil, "Name"])
      let end = "⚠ no further element in this direction can be focused with the keyboard"
      #expect(try first("touch \"Link\"; tab; tab") == [end, end])
      #expect(try first("touch \"Head\"; shift tab") == [end])
      // Only VoiceOver gives input focus to a touched field, so only there does Tab leave the
      // field.
      let gestures = "touch \"Name\"; tab"
      #expect(
        try lines(gestures, by: VoiceOver(), in: folder).joined().contains { $0.hasSuffix("Left") })
      let android = try lines(gestures, by: TalkBack(), in: folder)
      #expect(!android.joined().contains { $0.hasSuffix("Left") })
      let leaving = try lines("touch \"Name\"; double tap; tab", by: TalkBack(), in: folder)
      #expect(leaving.last?.contains("Left") == true, "\(leaving)")
    }

    @Test func `Removing the focused node moves focus, and a mask rewrites typed text`() throws {
      let folder = try Self.folder(
        """
        <title>T</title><button>First</button><button id=gone onclick="this.hidden = true">Hide me</button>
        <label>Phone <input id=phone></label>
        <script>phone.oninput = () => { phone.value = phone.value.replace(/[^0-9]/g, ''); };</script>
        """)
      let heard = try lines(
        "touch \"Hide me\"; double tap; touch \"Phone\"; double tap; type \"1x2\"; swipe left; swipe right",
        by: TalkBack(), in: folder)
      #expect(heard[2].first?.hasPrefix("→") == true)
      #expect(heard.last?.first?.contains("12, edit box") == true, "\(heard)")
    }

    @Test func `A script gives the same announcements, however slow the server`()
      throws
    {
      let files = ["a.html": Self.form, "answer.json": "{\"words\": \"Thank you\"}"]
      let (fast, slow) = (try PageServer(files), try PageServer(files, latest: 300))
      let load = BusyMachine()
      defer { load.stop() }
      let folder = try LiveFolder([:])
      let gestures =
        "until \"Join\"; double tap; type \"a@b.example\"; at once; touch \"News\"; at once; double tap; "
        + "touch \"Join\"; double tap"
      for reader in [TalkBack(), VoiceOver()] as [any ScreenReader] {
        let sites = try [fast, slow].map { server in
          let address = try #require(PageAddress("http://127.0.0.1:\(server.port)/a.html"))
          return try folder.site(of: "", on: PagePhones(of: [reader])) {
            $0.source = .address(address)
          }
        }
        let first = try lines(gestures, by: reader, on: sites[0])
        #expect(first.last?.contains("Thank you") == true)
        for _ in 0..<4 { #expect(try lines(gestures, by: reader, on: sites[1]) == first) }
      }
    }

    @Test func `Pasted and cleared text reaches the page at once`() throws {
      let folder = try Self.folder(
        """
        <title>T</title><label>Code <input id=code></label><p id=live role=status></p><script>
        const field = document.getElementById('code');
        field.oninput = () => { document.getElementById('live').textContent = 'Now ' + (field.value || 'empty'); };
        </script>
        """)
      let gestures = "touch #code; double tap; type \"a\"; paste \"bc\"; clear"
      let heard = try lines(gestures, by: TalkBack(), in: folder)
      #expect(heard.dropFirst(3).allSatisfy { !$0.isEmpty })
      #expect(heard.dropLast().last?.contains("Now abc") == true, "\(heard)")
      #expect(heard.last?.contains("Now empty") == true, "\(heard)")
    }

    @Test func `Tab leaves a date field at once, as it has no parts on phones`() throws {
      let folder = try Self.folder(
        """
        <title>T</title><label>Day <input type=date id=day></label><label>Name <input id=name></label>
        """)
      for reader in [TalkBack(), VoiceOver()] as [any ScreenReader] {
        let heard = try lines("touch #day; double tap; tab", by: reader, in: folder)
        #expect(heard.last?.contains { $0.contains("Name") } == true, "\(heard)")
      }
    }

    @Test func `A page that hangs or crashes ends the session in time with a reason`() throws {
      let hanging = try Self.folder("<title>T</title><button onclick='for (;;) {}'>Loop</button>")
      let start = ContinuousClock.now
      let site = try hanging.site(of: "a.html") { $0.timeout = 3 }
      let heard = try lines("touch \"Loop\"; double tap", by: TalkBack(), on: site)
      #expect(heard.last?.first?.hasPrefix("⚠ the page timed out") == true)
      #expect(site.failure?.problem.contains("timed out") == true)
      #expect(ContinuousClock.now - start < .seconds(20))

      let folder = try Self.folder("<title>T</title><button>Go</button>")
      let crashing = try folder.site(of: "a.html", in: folder.browser()) { $0.timeout = 10 }
      let imported = try crashing.screen()
      var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
      session.begin()
      let renderers = folder.processes { $0.contains("--type=renderer") }
      try #require(!renderers.isEmpty)
      for process in renderers { kill(process, SIGKILL) }
      session.performWithoutResult(.doubleTap)
      #expect(crashing.failure?.problem.contains("crashed") == true, "\(crashing.failure as Any)")
    }
  }
}
