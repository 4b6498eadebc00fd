import Audits
import Browsers
import Foundation
import Importers
import LivePages
import Simulator
import Testing

extension SlowServerTests {
  /// Gestures that open another document.
  struct NavigationTests {
    private static let start = """
      <!doctype html><html lang=en><title>Start</title><h1>Start</h1>
      <p><a href=/next>Follow</a></p><p><a href=/moved>Moved</a></p><p><a href=/empty>Empty</a></p>
      <p><a href=/file>Save</a></p><p><a href=/dropped>Dropped</a></p><p><a href=/late>Slow</a></p>
      <p><a href=mailto:a@b.example>Mail</a></p>
      <p><a href=/next?code=1 target=_blank>Window</a></p>
      <form action=/next><label>City <input name=city></label><button>Ask</button></form>
      <form action=/next method=post><button>Order</button></form>
      <button onclick="setTimeout(() => location.assign('/next'), 300)">Later</button>
      <button onclick="fetch('/next').then(() => setTimeout(() => location.assign('/next'), 250))">
      Fetch</button>
      <button onclick="history.pushState(null, '', '/other'); document.title = 'Other';
        const head = document.querySelector('h1'); head.textContent = 'Other';
        head.tabIndex = -1; head.focus()">Push</button>
      """
    private static let next = "<!doctype html><html lang=en><title>Thanks</title><h1>Thank you</h1>"

    private static func server(delay: UInt32 = 0) throws -> PageServer {
      try PageServer(
        ["start": start],
        responses: [
          "next": PageResponse(body: next, delay: delay),
          "moved": PageResponse(status: 302, headers: ["Location": "/again"], delay: delay),
          "again": PageResponse(status: 303, headers: ["Location": "/next"]),
          "empty": PageResponse(status: 204),
          "file": PageResponse(
            headers: ["Content-Disposition": "attachment; filename=a.zip"], body: "a"),
          "dropped": PageResponse(isDropped: true),
          "late": PageResponse(body: next, delay: 4_000),
        ])
    }

    /// Returns the announcements after a double tap on the start page, and after each of the
    /// following gestures.
    private func answer(
      to name: String, by reader: any ScreenReader, from server: PageServer,
      then gestures: String = "swipe right",
      _ change: (inout PageRequest) -> Void = { _ in }
    ) throws -> [[String]] {
      try answer(
        to: name, by: reader, on: startPage(for: reader, from: server, change), then: gestures)
    }

    private func startPage(
      for reader: any ScreenReader, from server: PageServer,
      _ change: (inout PageRequest) -> Void = { _ in }
    ) throws -> (host: PageHost, imported: ImportedScreen) {
      let address = "http://127.0.0.1:\(server.port)/start"
      var request = PageRequest(.address(try #require(PageAddress(address))))
      request.timeout = 40
      change(&request)
      // Open the page only on the phone of this reader.
      let host = PageHost(
        request, called: address, in: try LiveFolder.browser(), on: PagePhones(of: [reader]))
      return (host, try host.screen())
    }

    private func answer(
      to name: String, by reader: any ScreenReader,
      on start: (host: PageHost, imported: ImportedScreen), then gestures: String = "swipe right"
    ) throws -> [[String]] {
      let imported = start.imported
      var session = Session(imported.screen, by: reader, app: imported.activeApp)
      for step in try GestureScript("touch \"\(name)\"; double tap; \(gestures)").steps {
        session.performWithoutResult(step.gesture)
      }
      #expect(start.host.failure == nil)
      return session.record.dropFirst(2).map { $0.lines.map(\.written) }
    }

    @Test(arguments: [0, 1_200])
    func `A new page is the answer of the gesture that leads to it, however late it is`(
      delay: UInt32
    ) throws {
      let server = try Self.server(delay: delay)
      let pixel = try startPage(for: TalkBack(), from: server)
      let iPhone = try startPage(for: VoiceOver(), from: server)
      for name in ["Follow", "Moved", "Ask", "Order", "Later", "Fetch"] {
        let android = try answer(to: name, by: TalkBack(), on: pixel)
        #expect(
          android[0] == ["→ \"Thank you\"", "Thanks", "Thank you, heading 1"], "\(name): \(android)"
        )
        let iOS = try answer(to: name, by: VoiceOver(), on: iPhone)
        #expect(
          iOS[0] == ["→ \"Thank you\"", "♪ screen changed", "Thank you, heading level 1"],
          "\(name): \(iOS)")
      }
    }

    @Test func `A pause after the gesture does not delay the new page`() throws {
      let android = try answer(
        to: "Ask", by: TalkBack(), from: try Self.server(), then: "wait 4 s; swipe right")
      #expect(android[0] == ["→ \"Thank you\"", "Thanks", "Thank you, heading 1"], "\(android)")
    }

    @Test func `A page that opens itself again and again ends with an error`() throws {
      let loop = "<title>Loop</title><script>location.href = '/loop?' + Math.random()</script>"
      let server = try PageServer([
        "start": "<title>Start</title><p><a href=/loop>Loop</a></p>", "loop": loop,
      ])
      let address = "http://127.0.0.1:\(server.port)/start"
      var request = PageRequest(.address(try #require(PageAddress(address))))
      (request.timeout, request.navigationTimeout) = (2, 1)
      let host = PageHost(request, called: address, in: try LiveFolder.browser())
      let imported = try host.screen()
      var session = Session(imported.screen, by: TalkBack(), app: imported.activeApp)
      session.performWithoutResult(.touch("Loop"))
      session.performWithoutResult(.doubleTap)
      #expect(
        host.failure?.problem.contains("timed out") == true, "\(String(describing: host.failure))")
    }

    @Test func `A page that only changes its address answers with what it changes`() throws {
      let server = try Self.server()
      let android = try answer(to: "Push", by: TalkBack(), from: server)
      #expect(android[0] == ["→ \"Other\"", "Other, heading 1"], "\(android)")
    }

    @Test(arguments: [
      ("Empty", "status 204"), ("Save", "downloads"), ("Dropped", "cannot be opened"),
      ("Mail", "another app (mailto:)"), ("Window", "/next; announce stays on this page"),
    ])
    func `A navigation without a page is reported, and the session goes on`(
      name: String, reason: String
    ) throws {
      let heard = try answer(to: name, by: VoiceOver(), from: try Self.server())
      #expect(heard[0].count == 1 && heard[0][0].hasPrefix("⚠"), "\(heard)")
      #expect(heard[0][0].contains(reason), "\(heard)")
      #expect(heard[1].first.map { !$0.hasPrefix("♪") && !$0.hasPrefix("⚠") } == true, "\(heard)")
    }

    @Test func `A server that does not respond is given up, and the user sees the wait`() throws {
      let waits = Waits()
      let heard = try answer(to: "Slow", by: TalkBack(), from: try Self.server()) {
        $0.navigationTimeout = 2.5
        $0.reportWait = { waits.append($0) }
      }
      #expect(heard[0].count == 1 && heard[0][0].contains("did not respond"), "\(heard)")
      #expect(heard[1].first?.hasPrefix("Mail") == true, "\(heard)")
      let reported = waits.all
      #expect(reported.compactMap { $0?.seconds } == [1, 2])
      #expect(reported.allSatisfy { $0?.object.hasSuffix("/late") ?? true })
      #expect(reported.last == .some(nil))
    }

    @Test func `Typed text is in no message about an address`() throws {
      let server = try PageServer(
        [
          "start": """
          <title>T</title><form action=/empty><label>Code <input name=code value=secret></label>
          <button>Ask</button></form>
          """
        ], responses: ["empty": PageResponse(status: 204)])
      let heard = try answer(to: "Ask", by: TalkBack(), from: server)
      #expect(heard[0].first?.contains("/empty, whose") == true, "\(heard)")
      #expect(!heard.joined().contains { $0.contains("secret") }, "\(heard)")
    }
  }
}

/// The waits that a page reported.
private final class Waits: @unchecked Sendable {
  private let lock = NSLock()
  private var waits: [PageRequest.Wait?] = []
  func append(_ wait: PageRequest.Wait?) { lock.withLock { waits.append(wait) } }
  var all: [PageRequest.Wait?] { lock.withLock { waits } }
}
