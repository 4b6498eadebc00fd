import Browsers
import Foundation
import Importers
import LivePageTesting
import LivePages
import Simulator
import Testing
import TextIO
import TranscriptTesting

extension BrowserTests {
  /// Pages in one browser, and their isolation.
  struct SharedBrowserTests {
    @Test func `Assertions share a browser, which ends with them`() throws {
      let folder = try LiveFolder(["a.html": "<title>T</title><button>Go</button>"])
      func hear() {
        assertSession(onPage: "\(folder.path)/a.html", by: .talkBack()) {
          SessionStep("touch \"Go\"", announces: "Go, button", "⏸ double tap to activate")
        }
      }
      LivePageScope.$screens.withValue(BrowserScope(temporary: "\(folder.path)/profiles")) {
        hear()
        let profiles = folder.profiles
        #expect(profiles.count == 1)
        hear()
        #expect(folder.profiles == profiles)
      }
      #expect(folder.profiles == [])
    }

    @Test func `A closed browser leaves nothing behind`() throws {
      let folder = try LiveFolder(["a.html": "<title>T</title><button>Go</button>"])
      do {
        let site = try folder.site(of: "a.html", in: folder.browser())
        let imported = try site.screen()
        var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
        session.begin()
        session.performWithoutResult(.doubleTap)
        #expect(!folder.processes { _ in true }.isEmpty)
      }
      #expect(folder.profiles == [])
      let end = ContinuousClock.now + .seconds(2)
      while !folder.processes(where: { _ in true }).isEmpty, ContinuousClock.now < end {
        usleep(20_000)
      }
      #expect(folder.processes { _ in true }.isEmpty)
    }

    @Test func `Profiles of ended processes are removed`() throws {
      let folder = try LiveFolder([
        "a.html": "<p>a", "profiles/announce-browser-999999999-abcdef/x": "",
        "profiles/announce-browser-\(getpid())-abcdef/x": "",
      ])
      _ = try folder.site(of: "a.html", in: folder.browser()).bytes()
      #expect(folder.profiles == ["announce-browser-\(getpid())-abcdef"])
    }

    @Test func `Each page has its own network filter`() throws {
      let servers = try [PageServer(["x": ""]), PageServer(["x": ""])]
      let folder = try LiveFolder([:])
      let browser = try folder.browser()
      for (own, other) in [(servers[0], servers[1]), (servers[1], servers[0])] {
        let page = try PageServer([
          "a.html": """
          <title>T</title><p id=p><script>
          const ask = (port) => fetch(`http://127.0.0.1:${port}/x`, { mode: 'no-cors' }).then(() => 'yes', () => 'no');
          (async () => { p.textContent = await ask(\(own.port)) + ' ' + await ask(\(other.port)); })();
          </script>
          """
        ])
        let (before, after) = (own.connections, other.connections)
        let address = try #require(PageAddress("http://127.0.0.1:\(page.port)/a.html"))
        let allowed = try #require(PageAddress("http://127.0.0.1:\(own.port)"))
        let bytes = try folder.site(of: "", in: browser) {
          $0.source = .address(address)
          $0.allowedOrigins = [allowed]
        }.bytes()
        #expect(own.connections > before)
        #expect(other.connections == after)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("yes no"))
        #expect(text.contains("127.0.0.1:\(other.port)"))
      }
    }

    @Test func `A hanging page does not affect the next page`() throws {
      let folder = try LiveFolder([
        "loop.html": "<p>a<script>for (;;) {}</script>",
        "a.html":
          "<title>T</title><script>localStorage.seen = 1; document.cookie = 'seen=1'</script><p>a",
        "b.html": "<title>T</title><p id=p><script>p.textContent = 'seen: '"
          + " + (localStorage.seen || document.cookie || 'nothing')</script>",
      ])
      let browser = try folder.browser()
      #expect(throws: InputError.self) {
        try folder.site(of: "loop.html", in: browser) { $0.timeout = 2 }.bytes()
      }
      _ = try folder.site(of: "a.html", in: browser).bytes()
      let bytes = try folder.site(of: "b.html", in: browser).bytes()
      #expect(String(decoding: bytes, as: UTF8.self).contains("seen: nothing"))
      #expect(folder.profiles.count == 1)
      // The renderer whose script never ends is terminated together with its page.
      let end = ContinuousClock.now + .seconds(5)
      while folder.processes(where: { $0.contains("--type=renderer") }).count > 1,
        ContinuousClock.now < end
      {
        usleep(20_000)
      }
      #expect(folder.processes { $0.contains("--type=renderer") }.count <= 1)
    }

    @Test func `A killed browser is replaced`() throws {
      let folder = try LiveFolder(["a.html": "<title>T</title><p>a"])
      let browser = try folder.browser()
      let bytes = try folder.site(of: "a.html", in: browser).bytes()
      for process in folder.processes(where: { !$0.contains("--type=") }) { kill(process, SIGKILL) }
      let error = #expect(throws: InputError.self) {
        try folder.site(of: "a.html", in: browser).bytes()
      }
      #expect(error?.problem.contains("exited unexpectedly") == true)
      #expect(try folder.site(of: "a.html", in: browser).bytes() == bytes)
      #expect(folder.profiles.count == 1)
    }
  }
}
