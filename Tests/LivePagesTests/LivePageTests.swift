import Browsers
import Foundation
import Importers
import LivePages
import Simulator
import Testing
import TextIO

extension BrowserTests {
  /// Pages in a real browser.
  struct LivePageTests {
    private static let page = """
      <!doctype html><html lang=en><title>Sign up</title><link rel=stylesheet href=styles/a.css>
      <div id=root></div><shut-box></shut-box><my-switch></my-switch>
      <script type=module src="a.js"></script>
      """
    private static let script = """
      import { label } from './b.js';
      const root = document.getElementById('root');
      root.innerHTML = '<h1>Sign up</h1><p class=gone>Gone</p><input id=mail aria-label=Mail>' +
        '<input id=all type=checkbox aria-label=All><button>' + label + '</button>';
      const block = document.createElement('p');
      block.append(Object.assign(document.createElement('div'), { textContent: 'In a paragraph' }));
      root.append(block);
      document.getElementById('all').indeterminate = true;
      document.getElementById('mail').value = 'ann@example.org';
      document.getElementById('mail').ariaDescribedByElements = [block];
      customElements.define('shut-box', class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'closed' }).innerHTML = '<button>Behind closed doors</button>';
        }
      });
      customElements.define('my-switch', class extends HTMLElement {
        constructor() {
          super();
          const internals = this.attachInternals();
          internals.role = 'switch';
          internals.ariaLabel = 'Night mode';
          internals.ariaChecked = 'true';
          this.tabIndex = 0;
        }
      });
      const data = await (await fetch('data.json')).json();
      root.append(Object.assign(document.createElement('button'), { textContent: data.name }));
      try { await fetch('../outside.txt').then((answer) => answer.ok && leak('outside')); } catch {}
      try { await fetch('link.txt').then((answer) => answer.ok && leak('link')); } catch {}
      try { await fetch('https://example.org/'); leak('fetch'); } catch {}
      try { new WebSocket('wss://example.net/'); } catch {}
      function leak(name) { root.append('leaked ' + name); }
      """

    private func folder() throws -> LiveFolder {
      let folder = try LiveFolder([
        "outside.txt": "secret", "page/index.html": LivePageTests.page,
        "page/a.js": LivePageTests.script,
        "page/b.js": "export const label = 'From a module';",
        "page/data.json": "{\"name\": \"Fetched\"}",
        "page/styles/a.css": "h1 { text-transform: uppercase } .gone { display: none }",
      ])
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/page/link.txt", withDestinationPath: "\(folder.path)/outside.txt")
      return folder
    }

    @Test func `A page is announced as its scripts and styles render it`() throws {
      let folder = try folder()
      let screen = try folder.screen(of: "page/index.html")
      let shown = screen.preorder.map { screen[$0.index] }.filter { $0.hidden == nil }
      let labels = shown.compactMap { $0.label?.text }
      for label in ["SIGN UP", "From a module", "Fetched", "Behind closed doors", "In a paragraph"]
      {
        #expect(labels.contains(label), "\(label) in \(labels)")
      }
      #expect(!labels.contains("Gone"))
      #expect(!labels.contains { $0.hasPrefix("leaked") })
      let toggle = shown.first { $0.role == .switchControl }
      #expect(toggle?.label?.text == "Night mode")
      #expect(toggle?.value?.checked == .on)
      #expect(shown.first { $0.label?.text == "All" }?.value?.checked == .mixed)
      let field = shown.first { $0.role == .textBox }
      #expect(field?.value?.text == "ann@example.org")
      #expect(field?.hint?.text == "In a paragraph")
      #expect(screen.title == "Sign up")
      let diagnostics = screen.diagnostics.map(\.message)
      #expect(diagnostics.contains { $0.contains("https://example.org") })
      #expect(diagnostics.contains { $0.contains("wss://example.net") })
    }

    @Test func `The same page gives the same bytes`() throws {
      let folder = try folder()
      #expect(
        try folder.bytes(of: "page/index.html") == folder.bytes(of: "page/index.html"))
    }

    @Test func `A saved capture gives the same screen`() throws {
      let folder = try folder()
      let bytes = try folder.bytes(of: "page/index.html")
      #expect(InputFormat.detect(path: "a.page.json", bytes: bytes) == .page)
      var options = ImportOptions()
      options.keepsSource = true
      let screens = try [nil, InputFormat.page].map { format in
        try ImportedScreen.contents(
          of: bytes, format: format, file: "a.page.json", options: options)
      }
      #expect(screens[0].map(\.screen.outline) == screens[1].map(\.screen.outline))
      #expect(screens[0].count == 1)
    }

    @Test(arguments: [
      ("<p>a<script>for (;;) {}</script>", "timed out"),
      (
        "<p>a<script>let last = document.body; setInterval(() => {"
          + "const next = document.createElement('i'); last.append(next); last = next; }, 50)</script>",
        "keeps changing"
      ),
      ("<p>a<script>location = 'https://example.org/'</script><p>b", ""),
    ])
    func `A page that never settles ends in time with a reason`(
      page: String, problem: String
    ) throws {
      let folder = try LiveFolder(["a.html": page])
      let start = ContinuousClock.now
      do {
        // Only the page whose script never ends uses up its time.
        _ = try folder.bytes(of: "a.html") { $0.timeout = problem == "timed out" ? 2 : 4 }
        #expect(problem.isEmpty)
      } catch let error as InputError {
        #expect(!problem.isEmpty && error.problem.contains(problem), "\(error)")
      }
      #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test func `A page cannot reach other origins, and its requests are listed`() throws {
      let foreign = try PageServer(["a.js": "", "a.css": "", "a.html": "<p>b"])
      let home = try PageServer([
        "a.html": """
        <link rel=stylesheet href="http://127.0.0.1:\(foreign.port)/a.css"><p>a
        <img src="http://127.0.0.1:\(foreign.port)/a.png"><iframe src="http://127.0.0.1:\(foreign.port)/a.html">
        </iframe><script src="http://127.0.0.1:\(foreign.port)/a.js"></script><script>
        const there = '127.0.0.1:\(foreign.port)';
        fetch(`http://${there}/fetch`).catch(() => {});
        navigator.sendBeacon(`http://${there}/beacon`);
        new WebSocket(`ws://${there}/socket`);
        new EventSource(`http://${there}/events`);
        const code = `try { importScripts('http://${there}/a.js') } catch {}
          fetch('http://${there}/worker').catch(() => {}); new WebSocket('ws://${there}/worker');`;
        new Worker(URL.createObjectURL(new Blob([code])));
        open(`http://${there}/window`);
        </script><link rel=prefetch href="http://127.0.0.1:\(foreign.port)/prefetch">
        """
      ])
      let folder = try LiveFolder([:])
      let address = try #require(PageAddress("http://127.0.0.1:\(home.port)/a.html"))
      let bytes = try folder.bytes(of: "") { $0.source = .address(address) }
      #expect(home.connections > 0)
      #expect(foreign.connections == 0)
      #expect(String(decoding: bytes, as: UTF8.self).contains("127.0.0.1:\(foreign.port)"))
    }

    @Test func `A served page and its saved capture are announced with the same bytes`()
      throws
    {
      let server = try PageServer(
        [
          "a.html":
            "<link rel=stylesheet href=a.css><title>T</title><script type=module src=a.js></script>",
          "a.css": "h1 { text-transform: uppercase } .gone { display: none }",
          "a.js":
            "document.body.innerHTML = '<h1>Sign up</h1><p class=gone>Gone</p><button>Go</button>';",
        ], latest: 50)
      let folder = try LiveFolder([:])
      let address = try #require(PageAddress("http://127.0.0.1:\(server.port)/a.html"))
      let request: (inout PageRequest) -> Void = { $0.source = .address(address) }
      let bytes = try folder.bytes(of: "", request)
      #expect(try folder.bytes(of: "", request) == bytes)
      let live = try ImportedScreen.contents(
        of: bytes, format: .page, file: "a", options: ImportOptions())[0].screen
      let saved = try ImportedScreen.contents(
        of: bytes, format: nil, file: "a.page.json", options: ImportOptions())[0].screen
      for reader in [VoiceOver(), TalkBack()] as [any ScreenReader] {
        let heard = Session(live, by: reader).transcript.stops.map(\.announcement.text)
        #expect(heard == Session(saved, by: reader).transcript.stops.map(\.announcement.text))
        #expect(heard.first?.hasPrefix("SIGN UP") == true)
        #expect(heard.count == 2)
      }
    }

    @Test func `A dialog is dismissed and reported`() throws {
      let folder = try LiveFolder([
        "a.html": "<p>a<script>if (confirm('Sure?')) document.body.append('yes')</script>"
      ])
      let screen = try folder.screen(of: "a.html")
      #expect(screen.diagnostics.contains { $0.message.contains("confirm: Sure?") })
      #expect(!screen.preorder.contains { screen[$0.index].label?.text.contains("yes") == true })
    }

    @Test func `A page is photographed as it is captured`() throws {
      let folder = try LiveFolder([
        "a.html": "<title>T</title><p style='height: 9000px'>a<script>document.title = 'U'</script>"
      ])
      let site = try folder.site(of: "a.html")
      let taken = try site.capture(withPicture: true)
      #expect(try site.bytes() == taken.bytes)
      let picture = try #require(taken.picture.flatMap { Data(base64Encoded: $0) })
      #expect(picture.prefix(3) == Data([0xFF, 0xD8, 0xFF]))
      #expect(try site.capture().picture == nil)
    }

    @Test func `Too many nodes are refused, and a selector is waited for`() throws {
      let folder = try LiveFolder([
        "many.html": String(repeating: "<p>a", count: 400),
        // Texts are cheap to capture, because only elements have styles and boxes.
        "most.html": "<p>a<p hidden><script>document.write('a<!---->'.repeat(50001))</script>",
        "slow.html": "<p>a<script>setTimeout(() => document.body.append("
          + "Object.assign(document.createElement('main'), {textContent: 'late'})), 1500)</script>",
      ])
      let error = #expect(throws: InputError.self) {
        try folder.screen(of: "many.html") { $0.nodeLimit = 200 }
      }
      #expect(error?.problem.contains("more than 200 nodes") == true)
      let most = #expect(throws: InputError.self) { try folder.screen(of: "most.html") }
      #expect(most?.problem.contains("more than 50000 nodes") == true, "\(most?.problem ?? "")")
      let screen = try folder.screen(of: "slow.html") { $0.awaitedSelector = "main" }
      #expect(screen.preorder.contains { screen[$0.index].label?.text == "late" })
      let missing = #expect(throws: InputError.self) {
        try folder.screen(of: "slow.html") {
          $0.awaitedSelector = ".never"
          $0.timeout = 2
        }
      }
      #expect(missing?.problem == "no element matched “.never” in time")
    }

    @Test func `A late message of a worker is included`() throws {
      let folder = try LiveFolder([
        "a.html": "<p id=p>early<script>new Worker('w.js').onmessage = "
          + "(e) => { p.textContent = e.data; };</script>",
        "w.js": "setTimeout(() => postMessage('late'), 100)",
      ])
      let screen = try folder.screen(of: "a.html")
      #expect(screen.preorder.contains { screen[$0.index].label?.text == "late" })
    }

    @Test func `An unreachable server is reported`() throws {
      let folder = try LiveFolder([:])
      let error = #expect(throws: InputError.self) {
        try folder.bytes(of: "") {
          if let address = PageAddress("http://127.0.0.1:9/") { $0.source = .address(address) }
        }
      }
      #expect(error?.problem.contains("cannot be opened") == true)
    }

    @Test func `The script for test tools is small`() {
      #expect(LiveCapture.script.utf8.count <= 15 << 10)
    }
  }
}
