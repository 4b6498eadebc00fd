import Browsers
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// Sessions that open pages one after the other in the same browser context.
  struct PageIsolationTests {
    @Test func `A session finds no storage of the one before, and fetches no script again`() throws
    {
      let server = try PageServer(
        [
          "a": """
          <!doctype html><html lang=en><title>T</title><h1 id=h></h1><script src=/x.js></script><script>
          h.textContent = localStorage.seen || document.cookie ? 'Again' : 'First visit';
          document.cookie = 'seen=1';
          addEventListener('pagehide', () => { localStorage.seen = 'yes'; });
          </script>
          """
        ],
        responses: ["x.js": PageResponse(headers: ["Cache-Control": "max-age=600"])])
      let address = "http://127.0.0.1:\(server.port)/a"
      let host = PageHost(
        PageRequest(.address(try #require(PageAddress(address)))), called: address,
        in: try LiveFolder.browser())
      let imported = try host.screen()
      func count(_ path: String) -> Int {
        server.requests.filter { $0.hasPrefix("GET \(path) ") }.count
      }
      let (pages, scripts) = (count("/a"), count("/x.js"))
      for number in 1...3 {
        var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
        session.begin()
        #expect(session.screen.preorder.contains { session.screen[$0.index].name == "First visit" })
        #expect(count("/a") == pages + number)
      }
      #expect(count("/x.js") == scripts + 1)
      #expect(host.failure == nil)
    }
  }
}
