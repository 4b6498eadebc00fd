import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// What readers announce of live regions on live pages.
  struct LiveRegionTests {
    /// Returns the announcements after a double tap that fills a live region.
    private func announcements(of content: String, by reader: any ScreenReader) throws -> [String] {
      let page = """
        <!doctype html><html lang=en><title>T</title><button>Go</button><div id=told role=alert></div>
        <script>document.querySelector('button').onclick = () => { told.innerHTML = `\(content)`; };</script>
        """
      let folder = try LiveFolder(["a.html": page])
      defer { withExtendedLifetime(folder) {} }
      let imported = try folder.site(of: "a.html").screen()
      var session = Session(imported.screen, by: reader, app: imported.activeApp)
      session.begin()
      for gesture in [Gesture.touch("Go"), .doubleTap] { session.performWithoutResult(gesture) }
      return session.record.last?.lines.map(\.written) ?? []
    }

    @Test(arguments: [
      ("Signed out in <i>2 minutes</i>. Then <u>stop</u>", "Signed out in 2 minutes. Then stop"),
      ("<h2>Problem</h2>Wrong <b>code</b>.", "Problem Wrong code."),
      ("Wrong code. <a href=#>Get a new one</a>, or wait", "Wrong code. Get a new one, or wait"),
      ("<p>One</p><p>Two</p>", "One Two"), ("One<img alt=two src=x>three", "One two three"),
      ("One<br>two", "One two"),
      ("<ul><li>One<li>Two</ul>", "One Two"), ("One<span hidden>two</span> three", "One three"),
    ])
    func `The text of a live region is joined like its lines, and each part counts once`(
      content: String, text: String
    ) throws {
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = try announcements(of: content, by: reader)
        #expect(heard == [text], "\(heard)")
      }
    }
  }
}
