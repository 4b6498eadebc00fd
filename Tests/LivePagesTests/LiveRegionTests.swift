import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// What readers announce of live regions on live pages.
  struct LiveRegionTests {
    /// Returns the announcements after each double tap on a button that fills a live region.
    ///
    /// Each button has a live region of its own, which is empty before.
    private func announcements(
      of contents: [String], by reader: any ScreenReader
    ) throws -> [[String]] {
      let parts = contents.indices.map { "<button>Go \($0)</button><div role=alert></div>" }
      let page = """
        <!doctype html><html lang=en><title>T</title>\(parts.joined())<script>
        const contents = [\(contents.map { "`\($0)`" }.joined(separator: ", "))];
        const regions = document.querySelectorAll('[role=alert]');
        document.querySelectorAll('button').forEach((button, index) => {
          button.onclick = () => { regions[index].innerHTML = contents[index]; };
        });</script>
        """
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let imported = try folder.site(of: "a.html", on: PagePhones(of: [reader])).screen()
      var session = Session(imported.screen, by: reader, app: imported.activeApp)
      session.begin()
      return contents.indices.map { index in
        for gesture in [Gesture.touch("Go \(index)"), .doubleTap] {
          session.performWithoutResult(gesture)
        }
        return session.record.last?.lines.map(\.written) ?? []
      }
    }

    @Test func `The text of a live region is joined like its lines, and each part counts once`()
      throws
    {
      let contents = [
        ("Signed out in <i>2 minutes</i>. Then <u>stop</u>", "Signed out in 2 minutes. Then stop"),
        ("<h2>Problem</h2>Wrong <b>code</b>.", "Problem Wrong code."),
        ("Wrong code. <a href=#>Get a new one</a>, or wait", "Wrong code. Get a new one, or wait"),
        ("<p>One</p><p>Two</p>", "One Two"), ("One<img alt=two src=x>three", "One two three"),
        ("One<br>two", "One two"),
        ("<ul><li>One<li>Two</ul>", "One Two"), ("One<span hidden>two</span> three", "One three"),
      ]
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = try announcements(of: contents.map(\.0), by: reader)
        for ((content, text), lines) in zip(contents, heard) {
          #expect(lines == [text], "\(content): \(lines)")
        }
        #expect(heard.count == contents.count)
      }
    }

    /// Returns the causes and texts of what a reader announces while a page opens.
    private func opening(
      _ content: String, script: String, by reader: any ScreenReader
    ) throws -> [SpeechLogEntry] {
      let page = """
        <!doctype html><html lang=en><title>T</title><main><h1>Visit</h1><p>One</p>\(content)</main>
        <script>const s = document.querySelector('[role]'); \(script)</script>
        """
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let imported = try folder.site(of: "a.html", on: PagePhones(of: [reader])).screen()
      var session = Session(imported.screen, by: reader, app: imported.activeApp)
      session.begin()
      return session.afterListening.record.flatMap(\.heard)
    }

    @Test(arguments: [
      "setTimeout(() => { s.textContent = 'Saved'; }, 300);",
      "onload = () => { s.textContent = 'Saved'; };",
      "onload = () => setTimeout(() => { s.innerHTML = '<p>Saved'; }, 250);",
      "s.append(new Text('Wait')); onload = () => setTimeout(() => { s.firstChild.data = 'Saved'; }, 100);",
    ])
    func `A text of a live region is announced though the page is not quiet yet`(
      script: String
    ) throws {
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = try opening("<div role=status></div>", script: script, by: reader)
        let live = heard.filter { $0.cause == .live }.map(\.text)
        #expect(live == ["Saved"], "\(heard.map(\.text))")
      }
    }

    @Test(arguments: [
      "s.textContent = 'Saved';",
      "onload = () => { s.outerHTML = '<div role=status>Saved</div>'; };",
      "onload = () => setTimeout(() => { s.textContent = 'Saved'; s.textContent = ''; }, 100);",
      "s.textContent = 'Saved'; onload = () => { s.textContent = 'Saved'; };",
    ])
    func `A text with which a live region appears, and one that goes again, is not announced`(
      script: String
    ) throws {
      let heard = try opening("<div role=status></div>", script: script, by: TalkBack())
      #expect(!heard.contains { $0.cause == .live }, "\(heard.map(\.text))")
    }

    @Test
    func `Texts of a log that follow each other while the page settles are announced in order`()
      throws
    {
      let heard = try opening(
        "<div role=log><p>Hello</p></div>",
        script: """
          onload = () => [100, 200].forEach((time) => setTimeout(() => {
            s.insertAdjacentHTML('beforeend', `<p>Message ${time}</p>`);
          }, time));
          """, by: TalkBack())
      let live = heard.filter { $0.cause == .live }.map(\.text)
      #expect(live == ["Message 100", "Message 200"], "\(heard.map(\.text))")
    }
  }
}
