import Foundation
import Reports
import Testing

@testable import announce

extension BrowserTests {
  /// Pages that attack the program, and responses that are not pages.
  struct HostilePageTests {
    private static let secret = "hunter2-value"
    private static let header = ["--header", "X-Key: \(secret)"]

    private func run(
      _ words: [String], inOwnBrowser: Bool = false
    ) -> (status: Int32, output: String, errors: String) {
      var environment = CommandEnvironment()
      environment.variable = { ProcessInfo.processInfo.environment[$0] }
      if !inOwnBrowser { environment.shareBrowser() }
      var streams = Streams(output: ReportSink(), errors: ReportSink())
      let all = words + ["--plain", "--reader", "talkback", "--no-config"]
      let status = Program.run(all, in: environment, &streams)
      return (status, streams.output.text, streams.errors.text)
    }

    /// Returns a page with a heading and a button, which runs a script.
    private static func page(_ script: String) -> String {
      """
      <!doctype html><html lang=en><title>T</title><h1>Welcome</h1><button id=go>Go</button>
      <script>\(script)</script>
      """
    }

    private static let svg =
      "<svg xmlns='http://www.w3.org/2000/svg'><title>x</title><path d='M0 0'/></svg>"

    @Test(arguments: [
      ("image/svg+xml", svg), ("text/plain", "Hello"), ("application/json", "{\"a\": 1}"),
      ("application/pdf", "%PDF-1.4"), ("image/png", "\u{89}PNG"), ("text/css", "a {}"),
      ("application/zip", "PK"), ("video/mp4", "x"),
    ])
    func `A response that is no web page is refused with its address and type`(
      type: String, body: String
    ) throws {
      let server = try PageServer(responses: [
        "file": PageResponse(headers: ["Content-Type": type], body: body)
      ])
      let address = "http://127.0.0.1:\(server.port)/file"
      let trial = run([address, "--timeout", "20"])
      #expect(trial.status == 2 && trial.output.isEmpty)
      #expect(
        trial.errors.contains("\(address) is of the type \(type), which is not a web page"),
        "\(trial.errors)")
      #expect(trial.errors.contains("open the HTML page that shows it or links to it"))
    }

    @Test func `A blank page that sends reports without end is read`() throws {
      let script = "setInterval(() => navigator.sendBeacon('/report'), 300)"
      let server = try PageServer(responses: [
        "page": PageResponse(
          headers: ["Content-Type": "text/html"],
          body:
            "<!doctype html><html lang=en><title>T</title><script type=module>\(script)</script>"
        )
      ])
      let trial = run(["http://127.0.0.1:\(server.port)/page", "--timeout", "20"])
      #expect(trial.output.contains("0 stops"), "\(trial.output)\(trial.errors)")
    }

    @Test(arguments: ["application/xhtml+xml", "application/xml"])
    func `XHTML is a web page`(type: String) throws {
      let body = """
        <html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title></head>
        <body><h1>Welcome</h1></body></html>
        """
      let server = try PageServer(responses: [
        "page": PageResponse(headers: ["Content-Type": type], body: body)
      ])
      let trial = run(["http://127.0.0.1:\(server.port)/page"])
      #expect(trial.status == 0 && trial.output.contains("Welcome, heading 1"), "\(trial)")
    }

    @Test func `A link to a text is reported with its type`() throws {
      let server = try PageServer(
        ["start": "<!doctype html><html lang=en><title>T</title><a href=/notes>Notes</a>"],
        responses: ["notes": PageResponse(headers: ["Content-Type": "text/plain"], body: "Hello")])
      let trial = run([
        "play", "http://127.0.0.1:\(server.port)/start", "-e", "touch \"Notes\"; double tap",
      ])
      #expect(trial.output.contains("/notes, which is of the type text/plain"), "\(trial)")
    }

    /// Scripts of hostile pages; `OTHER` is another origin.
    private static let scripts = [
      "forged messages": """
      for (const name of ['announceWatch', 'announceFetched', 'announcePiece', 'announceMoments']) {
        globalThis[name] = () => ({ quiet: 1e9, found: true, text: 'FORGED' });
      }
      for (const word of ['announce: sent to worker', 'announce: received from worker']) {
        setInterval(() => console.log(word), 50);
      }
      window.postMessage({ announce: 'FORGED' }, '*');
      """,
      "changed prototypes": """
      Array.prototype.push = () => { throw 1; };
      Array.prototype.map = () => ['FORGED'];
      JSON.stringify = () => '"FORGED"';
      Object.prototype.toJSON = () => 'FORGED';
      Element.prototype.getAttribute = () => 'FORGED';
      Element.prototype.querySelectorAll = Document.prototype.querySelectorAll = () => [];
      for (const name of ['childNodes', 'firstChild', 'textContent']) {
        Object.defineProperty(Node.prototype, name, { get() { return null; } });
      }
      globalThis.MutationObserver = class { observe() {} };
      globalThis.setTimeout = () => 0;
      Date.now = performance.now = () => 0;
      Function.prototype.call = Function.prototype.apply = () => 'FORGED';
      String.prototype.trim = String.prototype.split = () => 'FORGED';
      window.getComputedStyle = () => ({ display: 'none' });
      """,
      "downloads": """
      const link = document.createElement('a');
      link.href = 'data:application/zip,x';
      link.download = 'announce-evil.zip';
      link.click();
      location.href = '/file';
      """,
      "pop-ups": """
      for (let i = 0; i < 20; i++) window.open('OTHER/pop-up');
      go.onclick = () => window.open('OTHER/clicked');
      """,
      "redirects to files": """
      location.href = 'file:///etc/passwd';
      go.onclick = () => { location.href = 'file:///etc/passwd'; };
      """,
      "service workers": """
      navigator.serviceWorker?.register('/worker.js');
      """,
      "endless timers": """
      (function work() { document.body.className = Math.random(); setTimeout(work, 0); })();
      """,
      "history": "for (let i = 0; i < 1000; i++) history.pushState(null, '', '?' + i);",
      "closing": "window.close();",
    ]

    private static func server(other: Int) throws -> PageServer {
      var pages = ["good": page(""), "hang": page("for (;;) {}")]
      for (name, script) in scripts {
        pages[path(name)] = page(
          script.replacingOccurrences(of: "OTHER", with: "http://127.0.0.1:\(other)"))
      }
      pages["worker.js"] = """
        addEventListener('install', () => skipWaiting());
        addEventListener('activate', () => clients.claim());
        addEventListener('fetch', (event) => {
          fetch('http://127.0.0.1:\(other)/leak', { mode: 'no-cors' });
          event.respondWith(new Response('<title>F</title><h1>FORGED</h1>',
            { headers: { 'Content-Type': 'text/html' } }));
        });
        """
      return try PageServer(
        pages,
        responses: [
          "file": PageResponse(
            headers: ["Content-Disposition": "attachment; filename=announce-evil.zip"], body: "PK"),
          "to-file": PageResponse(status: 302, headers: ["Location": "file:///etc/passwd"]),
        ])
    }

    private static func path(_ name: String) -> String {
      name.split(separator: " ").joined(separator: "-")
    }

    @Test(arguments: scripts.keys.sorted())
    func `A hostile page is read as it looks, and learns nothing`(name: String) throws {
      let other = try PageServer()
      let server = try Self.server(other: other.port)
      let address = "http://127.0.0.1:\(server.port)/\(Self.path(name))"
      let read = run([address, "--timeout", "20"] + Self.header)
      #expect(read.status == 0 && read.output.contains("\n1. Welcome, heading 1\n2. Go, button"))
      #expect(!(read.output + read.errors).contains("FORGED"), "\(read)")
      let played = run(["play", address, "-e", "touch #go; double tap; swipe left"] + Self.header)
      let all = played.output + played.errors
      #expect(played.output.contains("  Welcome, heading 1"), "\(all)")
      #expect(!all.contains("FORGED") && !all.contains("root:") && !all.contains(Self.secret))
      #expect(other.requests.isEmpty, "\(other.requests)")
      #expect(!FileManager.default.fileExists(atPath: "announce-evil.zip"))
    }

    @Test func `After a hostile login, hostile pages change no other page of a list`() throws {
      let other = try PageServer()
      let server = try Self.server(other: other.port)
      let base = "http://127.0.0.1:\(server.port)"
      let names = Self.scripts.keys.sorted().map(Self.path)
      let folder = try LiveFolder([
        "urls.txt": (["good"] + names + ["to-file", "hang", "good?again"]).map { "\(base)/\($0)\n" }
          .joined(),
        "login.txt": "open \(base)/service-workers\ntouch #go\ndouble tap\n",
      ])
      let trial = run(
        [
          "--urls", "\(folder.path)/urls.txt", "--login", "\(folder.path)/login.txt",
          "--timeout", "8",
        ] + Self.header, inOwnBrowser: true)
      #expect(trial.status == 2)
      for name in ["good"] + names + ["good?again"] {
        #expect(
          trial.output.contains("\(base)/\(name): T\n"), "\(name): \(trial.errors)")
      }
      let screens = trial.output.components(separatedBy: "\n1. Welcome, heading 1\n2. Go, button")
      #expect(screens.count - 1 == names.count + 2)
      #expect(trial.errors.contains("\(base)/to-file: the page cannot be opened"))
      #expect(trial.errors.contains("\(base)/hang: the page timed out"))
      #expect(trial.errors.contains("2 of \(names.count + 4) pages could not be read"))
      let all = trial.output + trial.errors
      #expect(!all.contains("FORGED") && !all.contains("root:") && !all.contains(Self.secret))
      #expect(other.requests.isEmpty, "\(other.requests)")
    }
  }
}
