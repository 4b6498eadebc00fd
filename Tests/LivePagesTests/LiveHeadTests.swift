import Audits
import Browsers
import Importers
import LivePages
import Simulator
import Testing

extension BrowserTests {
  /// The parts of the head of a page that a capture keeps, and the moment of the capture.
  struct LiveHeadTests {
    @Test func `A style sheet that did not load is a diagnostic`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><link rel=stylesheet href=a.css>
        <link rel=stylesheet href=none.css><link rel="alternate stylesheet" href=other.css>
        <link rel=stylesheet type=text/less href=a.less><p>Hello
        """
      let screen = try importedScreen(of: ["a.html": page, "a.css": "p { color: red }"]).screen
      let missing = screen.diagnostics.filter { $0.kind == .missingFile }.map(\.message)
      #expect(missing.count == 1)
      #expect(missing.first?.contains("none.css") == true, "\(missing)")
    }

    @Test func `A page that forbids people to zoom is found in a browser`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title>
        <meta name=viewport content="width=device-width, user-scalable=no"><meta name=author><p>Hello
        """
      let imported = try importedScreen(of: ["a.html": page])
      let audit = Audit(AuditRule.all.filter { $0.id == "meta-viewport" })
      let subject = AuditSubject(
        imported.screen, source: imported.source, by: [TalkBack()], for: audit)
      #expect(audit.report(on: subject).certain.count == 1)
    }

    @Test(arguments: [
      ("<p>Hello</p>", false), ("<title>T</title><p>Hello</p>", true),
      ("<!doctype html><p>Hello</p>", true), ("<html lang=en><p>Hello</p></html>", true),
    ])
    func `A file with a part of a page is a part in a browser, too`(page: String, isWhole: Bool)
      throws
    {
      let source = try #require(try importedScreen(of: ["a.html": page]).source)
      #expect(source.isWholeDocument == isWhole)
    }

    @Test
    func `A blank page whose script waits for a service worker is read when it shows something`()
      throws
    {
      let page = """
        <!doctype html><html lang=en><title>App</title><div id=root></div><script>
        const show = () => { document.getElementById('root').innerHTML = '<h1>Notebook</h1>'; };
        navigator.serviceWorker.register('worker.js').finally(show);
        </script>
        """
      let server = try PageServer(["a.html": page, "worker.js": "self.onfetch = () => {};"])
      let address = try #require(PageAddress("http://127.0.0.1:\(server.port)/a.html"))
      let bytes = try LiveFolder([:]).bytes(of: "") { $0.source = .address(address) }
      #expect(String(decoding: bytes, as: UTF8.self).contains("Notebook"))
    }

    @Test func `A blank page whose script waits for a timer is read when it shows something`()
      throws
    {
      let page = """
        <!doctype html><html lang=en><title>App</title><div id=root></div><script>
        setTimeout(() => { document.getElementById('root').innerHTML = '<h1>Notebook</h1>'; }, 2000);
        </script>
        """
      let bytes = try LiveFolder(["a.html": page]).bytes(of: "a.html")
      #expect(String(decoding: bytes, as: UTF8.self).contains("Notebook"))
    }

    @Test func `A blank page is awaited in real time only if a script asked the browser`() throws {
      func seconds(_ script: String) throws -> Duration {
        let page =
          "<!doctype html><html lang=en><title>App</title><main></main><script>\(script)</script>"
        let folder = try LiveFolder(["a.html": page])
        let start = ContinuousClock.now
        _ = try folder.bytes(of: "a.html")
        return ContinuousClock.now - start
      }
      _ = try seconds("1")
      let (plain, asking) = (try seconds("1"), try seconds("indexedDB.databases()"))
      #expect(asking - plain > .seconds(1), "\(plain), \(asking)")
    }

    private func importedScreen(of files: [String: String]) throws -> ImportedScreen {
      var options = ImportOptions()
      options.keepsSource = true
      let folder = try LiveFolder(files)
      let screens = try ImportedScreen.contents(
        of: folder.bytes(of: "a.html"), format: .page, file: "a", options: options)
      return try #require(screens.first)
    }
  }
}
