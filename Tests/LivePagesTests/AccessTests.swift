import Browsers
import Foundation
import Importers
import LivePages
import Reports
import Testing
import TextIO

@testable import announce

extension BrowserTests {
  /// Pages behind a login, and responses with an error status.
  struct AccessTests {
    private static let secret = "hunter2-value"

    /// A run of the program.
    private struct Run {
      let status: Int32
      let output, errors: String

      init(_ arguments: String..., environment variables: [String: String] = [:]) {
        self.init(arguments: arguments, environment: variables)
      }

      init(arguments: [String], environment variables: [String: String] = [:]) {
        var environment = CommandEnvironment()
        environment.variable = { variables[$0] ?? ProcessInfo.processInfo.environment[$0] }
        environment.shareBrowser()
        var streams = Streams(output: ReportSink(), errors: ReportSink())
        status = Program.run(arguments + ["--no-config"], in: environment, &streams)
        (output, errors) = (streams.output.text, streams.errors.text)
      }

      var isFreeOfSecrets: Bool { !(output + errors).contains(AccessTests.secret) }
    }

    private static let home = "<!doctype html><html lang=en><title>Home</title><h1>Welcome</h1>"

    @Test(arguments: [404, 410, 500, 503])
    func `A page with the status of an error is read only on request`(status: Int) throws {
      let server = try PageServer(responses: [
        "a": PageResponse(status: status, body: "<title>Error</title><h1>Sorry</h1>")
      ])
      let address = "http://127.0.0.1:\(server.port)/a"
      let refused = Run(address)
      #expect(refused.status == 2 && refused.output.isEmpty)
      #expect(refused.errors.hasPrefix("\(address): the server responds with status \(status); "))
      #expect(refused.errors.contains("--allow-status"))
      let read = Run(address, "--allow-status")
      #expect(read.status == 0 && read.output.contains("Sorry"))
    }

    @Test(arguments: [(204, "without a page (status 204)"), (200, "with a file to save")])
    func `An address without a page is an error that says why`(
      status: Int, reason: String
    ) throws {
      let headers = status == 200 ? ["Content-Disposition": "attachment; filename=a.zip"] : [:]
      let server = try PageServer(responses: ["a": PageResponse(status: status, headers: headers)])
      let refused = Run("http://127.0.0.1:\(server.port)/a")
      #expect(refused.status == 2 && refused.errors.contains(reason), "\(refused.errors)")
    }

    @Test func `Redirects are reported`() throws {
      let server = try PageServer(
        ["home": Self.home],
        responses: [
          "a": PageResponse(status: 302, headers: ["Location": "/b?token=\(Self.secret)"]),
          "b": PageResponse(body: "<script>location.replace('/home')</script>"),
        ])
      let root = "http://127.0.0.1:\(server.port)"
      let read = Run("\(root)/a")
      #expect(read.status == 0 && read.output.contains("Welcome"))
      #expect(read.output.contains("\(root)/a leads to \(root)/b (status 302)"))
      #expect(read.output.contains("\(root)/b leads to \(root)/home (by the page"))
      #expect(read.isFreeOfSecrets)
    }

    @Test func `A header field is sent to the page’s own origin only`() throws {
      let other = try PageServer(["x.js": ""])
      let own = try PageServer(
        ["next": Self.home],
        responses: [
          "a": PageResponse(
            body: """
              <title>Home</title><h1>Welcome</h1><script src=/next></script>
              <script src="http://127.0.0.1:\(other.port)/x.js"></script>
              """, needs: ["X-Key: \(Self.secret)"])
        ])
      let address = "http://127.0.0.1:\(own.port)/a"
      #expect(Run(address).errors.contains("--header"))
      let read = Run(
        address, "--header", "X-Key: \(Self.secret)", "--allow-origin",
        "http://127.0.0.1:\(other.port)")
      #expect(read.output.contains("Welcome") && read.isFreeOfSecrets, "\(read)")
      let field = "x-key: \(Self.secret)"
      #expect(own.requests.filter { $0.lowercased().contains(field) }.count >= 2)
      #expect(!other.requests.isEmpty)
      #expect(!other.requests.joined().lowercased().contains("x-key"))
    }

    @Test func `Cookies are sent, from the command line, a file and the environment`() throws {
      let server = try PageServer(responses: [
        "a": PageResponse(body: Self.home, needs: ["session=\(Self.secret)"])
      ])
      let address = "http://127.0.0.1:\(server.port)/a"
      let folder = try LiveFolder(["cookie.txt": "theme=dark; session=\(Self.secret)\n"])
      let variables = ["SESSION": Self.secret]
      for value in [
        "session=\(Self.secret)", "session=env:SESSION", "@\(folder.path)/cookie.txt",
      ] {
        let read = Run(address, "--cookie", value, environment: variables)
        #expect(read.output.contains("Welcome") && read.isFreeOfSecrets, "\(value): \(read)")
      }
      let field = Run(address, "--header", "Cookie: session=\(Self.secret)")
      #expect(field.output.contains("Welcome"), "\(field)")
      #expect(Run(address).errors.contains("status 401"))
    }

    @Test func `A cookie is sent to no other port and no other host`() throws {
      let other = try PageServer(["x.js": ""])
      let own = try PageServer([
        "a":
          "<title>Home</title><h1>Welcome</h1><script src='http://127.0.0.1:\(other.port)/x.js'></script>"
          + "<script src='http://localhost:\(other.port)/x.js'></script>"
      ])
      let read = Run(
        "http://127.0.0.1:\(own.port)/a", "--cookie", "session=\(Self.secret)", "--allow-origin",
        "http://127.0.0.1:\(other.port)", "--allow-origin", "http://localhost:\(other.port)")
      #expect(read.output.contains("Welcome") && read.isFreeOfSecrets, "\(read)")
      #expect(own.requests.first?.contains("session=\(Self.secret)") == true)
      // Each of the two phones requests both scripts.
      #expect(other.requests.count == 4 && !other.requests.joined().contains("session="))
    }

    @Test func `A server gets the user and the password that the user gave`() throws {
      let token = Data("ann:\(Self.secret)".utf8).base64EncodedString()
      let server = try PageServer(responses: [
        "a": PageResponse(body: Self.home, needs: ["Authorization: Basic \(token)"])
      ])
      let address = "http://127.0.0.1:\(server.port)/a"
      for run in [
        Run(address, "--basic-auth", "ann:\(Self.secret)"),
        Run(address, "--basic-auth", "ann:env:WORD", environment: ["WORD": Self.secret]),
        Run("http://ann:\(Self.secret)@127.0.0.1:\(server.port)/a"),
      ] {
        #expect(run.output.contains("Welcome") && run.isFreeOfSecrets, "\(run)")
      }
      let wrong = Run(address, "--basic-auth", "ann:\(Self.secret)-not")
      #expect(wrong.errors.contains("status 401") && wrong.isFreeOfSecrets, "\(wrong)")
    }

    @Test func `A storage state gives the page its cookies and its storage`() throws {
      let page = """
        <!doctype html><html lang=en><title>T</title><h1 id=h></h1><script>
        h.textContent = localStorage.token ? 'Welcome ' + localStorage.token.length : 'Nobody';
        localStorage.removeItem('token');</script><a href=/a>Again</a>
        """
      let server = try PageServer(responses: [
        "a": PageResponse(body: page, needs: ["session=\(Self.secret)"])
      ])
      let root = "http://127.0.0.1:\(server.port)"
      let folder = try LiveFolder([
        "state.json": """
        {"cookies": [
          {"name": "session", "value": "\(Self.secret)", "domain": "127.0.0.1", "path": "/",
           "expires": -1, "httpOnly": true, "secure": false, "sameSite": "Lax"},
          {"name": "other", "value": "x", "domain": ".example.org", "path": "/"}],
         "origins": [{"origin": "\(root)", "localStorage": [
          {"name": "token", "value": "\(Self.secret)"}]}]}
        """
      ])
      let state = "\(folder.path)/state.json"
      let read = Run("\(root)/a", "--storage-state", state)
      #expect(read.output.contains("Welcome \(Self.secret.count)"), "\(read)")
      #expect(read.isFreeOfSecrets)
      #expect(!server.requests.joined().contains("other=x"))
      // The page may change its stored data.
      let played = Run(
        "play", "\(root)/a", "--reader", "talkback", "-e", "touch \"Again\"; double tap",
        "--storage-state", state)
      #expect(played.output.contains("Nobody"), "\(played)")
    }

    private static let login = """
      <!doctype html><html lang=en><title>Sign in</title><h1>Sign in</h1><form action=/enter method=post>
      <label>User <input name=user></label><label>Password <input name=word type=password></label>
      <button>Enter</button></form>
      """

    private static func loginServer() throws -> PageServer {
      try PageServer(responses: [
        "login": PageResponse(body: login),
        "enter": PageResponse(
          status: 303, headers: ["Location": "/a", "Set-Cookie": "session=\(secret); HttpOnly"]),
        "a": PageResponse(body: home, needs: ["session=\(secret)"]),
        "b": PageResponse(body: home, needs: ["session=\(secret)"]),
      ])
    }

    @Test func `A login script signs in once, before the pages are read`() throws {
      let server = try Self.loginServer()
      let root = "http://127.0.0.1:\(server.port)"
      let folder = try LiveFolder([
        "login.txt": """
        # The test user
        open \(root)/login
        touch "User"; double tap; type "ann"
        touch "Password"; double tap; type "env:WORD"
        touch "Enter"; double tap
        """
      ])
      let variables = ["WORD": Self.secret]
      let script = "\(folder.path)/login.txt"
      for command in [[], ["tree"], ["audit", "--fail-on", "none"], ["report"]] {
        let read = Run(
          arguments: command + ["\(root)/a", "\(root)/b", "--login", script],
          environment: variables)
        #expect(read.status == 0 && read.output.contains("Welcome"), "\(command): \(read)")
        #expect(read.isFreeOfSecrets)
      }
      #expect(server.requests.filter { $0.hasPrefix("POST /enter") }.count == 4)
      let played = Run(
        arguments: ["play", "\(root)/a", "-e", "swipe right", "--login", script],
        environment: variables)
      #expect(played.output.contains("Welcome"), "\(played)")
    }

    @Test func `A login script signs in once for an index and the pages that it lists`() throws {
      let needs = ["session=\(Self.secret)"]
      let server = try PageServer(responses: [
        "login": PageResponse(body: Self.login),
        "enter": PageResponse(
          status: 303, headers: ["Location": "/a", "Set-Cookie": "session=\(Self.secret)"]),
        "a": PageResponse(body: Self.home, needs: needs),
        "index.json": PageResponse(
          body: #"{"v": 5, "entries": {"x": {"type": "story"}, "y": {"type": "story"}}}"#,
          needs: needs),
        "iframe.html": PageResponse(body: Self.home, needs: needs),
      ])
      let root = "http://127.0.0.1:\(server.port)"
      let read = Run(
        "audit", "--fail-on", "none", "--storybook", root, "--login",
        "open \(root)/login; until \"Enter\"; double tap")
      #expect(read.output.contains("2 screens audited"), "\(read)")
      #expect(server.requests.filter { $0.hasPrefix("POST /enter") }.count == 1)
    }

    @Test func `A login on another origin gets nothing that is meant for the page`() throws {
      let server = try Self.loginServer()
      let other = try PageServer(responses: ["in": PageResponse(body: Self.login)])
      let address = "http://ann:\(Self.secret)@127.0.0.1:\(server.port)/a"
      let read = Run(
        address, "--login", "open http://127.0.0.1:\(other.port)/in; swipe right", "--header",
        "X-Key: \(Self.secret)", "--cookie", "session=\(Self.secret)")
      #expect(read.output.contains("Welcome") && read.isFreeOfSecrets, "\(read)")
      #expect(server.requests.joined().lowercased().contains("x-key: \(Self.secret)"))
      // The page is captured once, for TalkBack alone, and opened once for the gestures.
      #expect(other.requests.filter { $0.hasPrefix("GET /in") }.count == 2)
      #expect(!other.requests.joined().contains(Self.secret))
    }

    @Test func `A page of another origin than its sitemap gets no header field`() throws {
      let other = try PageServer(["b": Self.home])
      let own = try PageServer([
        "map.xml": "<urlset><url><loc>http://127.0.0.1:\(other.port)/b</loc></url></urlset>"
      ])
      let read = Run(
        "--sitemap", "http://127.0.0.1:\(own.port)/map.xml", "--allow-origin",
        "http://127.0.0.1:\(other.port)", "--header", "X-Key: \(Self.secret)", "--cookie",
        "session=\(Self.secret)")
      #expect(read.output.contains("Welcome"), "\(read)")
      #expect(own.requests.joined().lowercased().contains("x-key: \(Self.secret)"))
      #expect(!other.requests.joined().contains(Self.secret))
    }

    @Test func `A login that stops is reported with its location, without what it types`() throws {
      let server = try Self.loginServer()
      let root = "http://127.0.0.1:\(server.port)"
      let stopped = Run(
        "\(root)/a", "--login", "open \(root)/login\ntype \"\(Self.secret)\"\ntouch \"Nothing\"")
      #expect(stopped.status == 2 && stopped.output.isEmpty)
      #expect(stopped.errors.contains("signing in stops here"), "\(stopped)")
      #expect(stopped.isFreeOfSecrets)
      let touched = Run("\(root)/a", "--login", "open \(root)/login; touch \"\(Self.secret)\"")
      #expect(touched.errors.contains("no element of this screen is named “…”"), "\(touched)")
      #expect(touched.isFreeOfSecrets)
      let wrong = Run("\(root)/a", "--login", "open \(root)/login; type \(Self.secret)")
      #expect(wrong.status == 2 && wrong.isFreeOfSecrets, "\(wrong)")
      let unset = Run("\(root)/a", "--login", "open \(root)/login; type \"env:NOT_SET_HERE\"")
      #expect(unset.errors.contains("NOT_SET_HERE, which is not set"), "\(unset)")
    }
  }
}
