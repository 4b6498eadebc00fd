import Browsers
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// The focus and pointer events that a page gets from each reader's gestures.
  struct LiveFocusTests {
    /// Returns a page that lists the events it receives in its last paragraph.
    private static func logging(_ body: String, _ events: String) -> String {
      """
      <!doctype html><html lang=en><title>T</title>\(body)<p id=log>Events:</p>
      <script>const log = document.getElementById('log');
      for (const name of '\(events)'.split(' ')) addEventListener(name, (event) => {
        log.textContent += ` ${name}-${event.target.id || event.target.localName || 'window'}`; }, true);</script>
      """
    }

    private func lines(
      _ gestures: String, by reader: any ScreenReader, on page: String
    ) throws -> [[String]] {
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let imported = try folder.site(of: "a.html", on: PagePhones(of: [reader])).screen()
      var session = Session(imported.screen, by: reader, app: imported.activeApp)
      session.begin()
      for step in try GestureScript(gestures).steps { session.performWithoutResult(step.gesture) }
      return session.record.map { $0.lines.map(\.written) }
    }

    /// Returns the events that a page received after gestures, from its last paragraph.
    private func events(
      _ gestures: String, by reader: any ScreenReader, on page: String
    ) throws -> String {
      let heard = try lines("\(gestures); until \"Events:\"", by: reader, on: page)
      let last = heard.last?.last { $0.contains("Events:") } ?? ""
      return last.split(separator: " ").dropFirst().joined(separator: " ")
    }

    private static let controls = """
      <a id=link href=#x><span>Link</span></a><p>Words</p><button id=go><b>Go</b></button>
      <div id=box tabindex=-1><p>Inside</p></div><button id=off disabled>Off</button><p>More</p>
      """

    @Test func `VoiceOver’s swipes give focus to what can take it, and TalkBack’s give none`()
      throws
    {
      let page = Self.logging(Self.controls, "focus blur")
      let swipes = "touch \"Words\"; until \"More\""
      #expect(
        try events("touch \"Link\"; \(swipes)", by: VoiceOver(), on: page)
          == "focus-link blur-link focus-go blur-go focus-box")
      #expect(try events("touch \"Link\"; \(swipes)", by: TalkBack(), on: page) == "")
      var staying = VoiceOver()
      staying.settings.pageFocus = .stays
      #expect(try events("touch \"Link\"; \(swipes)", by: staying, on: page) == "")
    }

    @Test(arguments: [
      "p { display: none } nav:focus-within p { display: block }",
      "p { display: none } nav { &:focus-within p { display: block } }",
      "p { display: none } nav:focus-within { p { display: block } }",
      "p { display: none } @media (min-width: 1px) { #m:focus + p { display: block } }",
      "#m:not(:focus) + p { visibility: hidden }",
      "p { display: none } a:focus + p { display: block }",
    ])
    func `A style sheet that shows a menu while its button has focus is heard`(style: String) throws
    {
      let page = """
        <!doctype html><html lang=en><title>T</title><style>\(style) a:focus { color: red }</style>
        <h1>Start</h1><nav><button id=m>Menu</button><p><a href=#x>One</a></p></nav><h2>End</h2>
        """
      let heard = try lines("touch \"Menu\"; swipe right", by: VoiceOver(), on: page)
      // The link takes focus from the button. A menu that only the button's focus shows disappears.
      let isShown = !style.contains("a:focus +")
      let first = !isShown ? "End" : style.contains("#m") ? "→ \"Menu\"" : "One"
      #expect(heard.last?.first?.hasPrefix(first) == true, "\(heard)")
      #expect(heard.joined().contains { $0.contains("One, in-page link") } == isShown)
    }

    @Test(arguments: [
      """
      <style>#m:focus + p::before { content: 'Tip'; display: block }</style>
      <nav><button id=m>Menu</button><p><a href=#x>One</a></p></nav>
      """,
      """
      <div><template shadowrootmode=open><style>p { display: none }
      :host(:focus-within) p { display: block }</style><button>Menu</button><p>Tip</p></template></div>
      """,
    ])
    func `Generated content and shadow trees that change with focus are heard`(body: String) throws
    {
      let page = "<!doctype html><html lang=en><title>T</title><h1>Start</h1>\(body)<h2>End</h2>"
      let heard = try lines("touch \"Menu\"; swipe right", by: VoiceOver(), on: page)
      #expect(heard.last?.first?.hasPrefix("Tip") == true, "\(heard)")
    }

    @Test func `A double tap sends the events of each phone in their order`() throws {
      let names =
        "pointerdown touchstart pointerup touchend mousedown focus mouseup click"
      let page = Self.logging("<button id=go>Go</button>", names)
      let iOS = try events("touch \"Go\"; double tap", by: VoiceOver(), on: page)
      #expect(
        iOS == "focus-go pointerdown-go touchstart-go pointerup-go touchend-go "
          + "mousedown-go mouseup-go click-go")
      let android = try events("touch \"Go\"; double tap", by: TalkBack(), on: page)
      #expect(
        android == "focus-go pointerdown-go mousedown-go pointerup-go mouseup-go click-go")
      var pressing = VoiceOver()
      pressing.settings.pageActivation = .action
      #expect(
        try events("touch \"Go\"; double tap", by: pressing, on: page)
          == "focus-go mousedown-go mouseup-go click-go")
    }

    @Test func `The icon of a button is tapped, and the button clicked`() throws {
      let page = Self.logging(
        "<button aria-label=Pay><svg id=icon width=60 height=60><circle cx=30 cy=30 r=30 /></svg></button>",
        "click")
      #expect(
        try events("touch \"Pay\"; double tap", by: VoiceOver(), on: page) == "click-circle")
    }

    @Test func `A cancelled touch has no click, and a cancelled mousedown moves no focus`() throws {
      let page =
        Self.logging(
          "<div id=pad onclick='1'>Pad</div><div id=chip tabindex=0>Chip</div>", "mousedown click")
        + "<script>document.getElementById('pad').ontouchend = (event) => event.preventDefault();</script>"
      #expect(
        try events(
          "touch \"Pad\"; double tap; touch \"Chip\"; double tap", by: VoiceOver(), on: page)
          == "mousedown-chip click-chip")
    }

    /// A list of suggestions that closes when its field loses focus.
    private static let suggestions = """
      <!doctype html><html lang=en><title>Town</title><label>Town <input id=town></label>
      <button id=clear>Clear</button><ul id=list hidden><li><button>Delft</button></li></ul>
      <script>const town = document.getElementById('town'), list = document.getElementById('list');
      town.oninput = () => { list.hidden = false; };
      town.onblur = () => setTimeout(() => { list.hidden = true; }, 0);</script>
      """

    @Test func `Suggestions that close on blur vanish under VoiceOver’s swipes only`() throws {
      let gestures = "touch \"Town\"; double tap; type \"d\"; swipe right 3"
      let iOS = try lines(gestures, by: VoiceOver(), on: Self.suggestions)
      #expect(!iOS.joined().contains { $0.contains("Delft") }, "\(iOS)")
      let android = try lines(gestures, by: TalkBack(), on: Self.suggestions)
      #expect(android.last?.contains { $0.contains("Delft") } == true, "\(android)")
      var clearing = TalkBack()
      clearing.settings.pageFocus = .clears
      let cleared = try lines(gestures, by: clearing, on: Self.suggestions)
      #expect(!cleared.joined().contains { $0.contains("Delft") }, "\(cleared)")
    }

    /// Fields whose script keeps focus in the first one.
    private static let trap = """
      <!doctype html><html lang=en><title>T</title><label>One <input id=one></label><label>Two <input id=two></label>
      <script>const one = document.getElementById('one');
      document.addEventListener('focusin', (event) => { if (event.target !== one) one.focus(); });</script>
      """

    @Test func `A focus trap takes VoiceOver’s focus back, and not TalkBack’s`() throws {
      let gestures = "until \"One\"; double tap; touch \"Two\""
      let iOS = try lines(gestures, by: VoiceOver(), on: Self.trap)
      #expect(iOS.last?.first == "→ \"One\"", "\(iOS)")
      #expect(iOS.last?.contains { $0.hasPrefix("One, text field, is editing") } == true, "\(iOS)")
      let android = try lines(gestures, by: TalkBack(), on: Self.trap)
      #expect(android.last?.first?.hasPrefix("Two, ") == true, "\(android)")
    }

    @Test(arguments: ["back()", "requestAnimationFrame(back)", "setTimeout(back, 20)"])
    func `A page that takes lost focus back catches each swipe of a reader that clears focus`(
      reaction: String
    ) throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><label>Code <input id=code></label><button>Later</button>
        <button>Never</button>
        <script>const code = document.getElementById('code'), back = () => code.focus();
        code.addEventListener('focusout', () => { \(reaction); });</script>
        """
      var clearing = TalkBack()
      clearing.settings.pageFocus = .clears
      let gestures = "until \"Code\"; double tap; swipe right; swipe right"
      let caught = try lines(gestures, by: clearing, on: page)
      #expect(caught.suffix(2).allSatisfy { $0.contains("→ \"Code\"") }, "\(caught)")
      let free = try lines(gestures, by: TalkBack(), on: page)
      #expect(free.last?.first?.hasPrefix("Never, ") == true, "\(free)")
    }

    @Test func `Swipes through a frame announce each element once, in both directions`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><h1>Top</h1>
        <iframe title=F srcdoc="<button>In</button><p>Text</p><a href=#x>Link</a>"></iframe><button>Out</button>
        """
      let heard = try lines("swipe right 4; swipe left 4", by: VoiceOver(), on: page)
      #expect(heard[1] == ["In, button", "Text", "Link, in-page link", "Out, button"], "\(heard)")
      #expect(
        heard[2] == ["Link, in-page link", "Text", "In, button", "Top, heading level 1"], "\(heard)"
      )
    }

    @Test(arguments: [VoiceOver(), TalkBack()] as [any ScreenReader])
    func `A gesture in a frame acts on the document of the frame`(reader: any ScreenReader) throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><h1>Top</h1>
        <iframe title=F srcdoc="<button onclick='s.textContent = `Saved ${n.value}`'>Save</button>
        <p role=status id=s></p><label>Name <input id=n></label>"></iframe>
        """
      let heard = try lines(
        "touch \"Name\"; double tap; type \"Ann\"; touch \"Save\"; double tap", by: reader, on: page
      )
      #expect(heard.last?.first == "Saved Ann", "\(heard)")
    }

    @Test func `A view transition changes the page within its gesture`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><button>Next</button><div id=part><h2>First</h2></div>
        <script>document.querySelector('button').onclick = async () => {
          await document.startViewTransition(() => {
            part.innerHTML = '<h2 tabindex=-1>Second</h2>';
          }).ready;
          part.firstChild.focus();
        };</script>
        """
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = try lines("touch \"Next\"; double tap", by: reader, on: page)
        #expect(heard[2].first == "→ \"Second\"", "\(heard)")
      }
    }

    @Test func `A field that only has focus is not edited until a double tap`() throws {
      let page = "<!doctype html><title>T</title><label>Name <input id=name></label><p>After</p>"
      let heard = try lines(
        "touch \"Name\"; type \"a\"; double tap; type \"a\"; swipe right", by: VoiceOver(), on: page
      )
      #expect(heard[2].first?.hasPrefix("⚠ no field is being edited") == true, "\(heard)")
      #expect(heard[4] == ["a"], "\(heard)")
    }
  }
}
