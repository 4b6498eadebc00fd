import Encoding
import Testing

@testable import Browsers

struct BrowserConnectionTests {
  private static let late = BrowserError("late", remedy: "wait")

  @Test func `A reply is found among events, however its bytes are split`() throws {
    let browser = RecordedBrowser { _, _ in
      [
        "{\"method\": \"Page.loadEventFired\", \"params\": {}, \"sessionId\": \"S\"}",
        "{\"id\": $id, \"result\": {\"value\": \"a \\u00e9 \\ud83d\\ude00 \\ud83d\"}}",
      ]
    }
    let connection = BrowserConnection(browser)
    var events: [String] = []
    connection.setHandler({ events.append("\($0.method) \($0.session ?? "")") }, of: "S")
    let answer = try connection.call("Runtime.evaluate", until: 1, onTimeout: Self.late)
    #expect(answer["value"]?.string == "a é 😀 \u{FFFD}")
    #expect(events == ["Page.loadEventFired S"])
  }

  @Test func `An error of the browser is quoted`() {
    let browser = RecordedBrowser { _, _ in ["{\"id\": $id, \"error\": {\"message\": \"No such\"}}"]
    }
    #expect(throws: BrowserError.self) {
      try BrowserConnection(browser).call("Foo.bar", until: 1, onTimeout: Self.late)
    }
  }

  @Test func `A timeout, an ended connection and an invalid message are distinct errors`() {
    let cases: [(RecordedBrowser, BrowserError)] = [
      (RecordedBrowser { _, _ in [] }, Self.late),
      (RecordedBrowser(endsAtOnce: true) { _, _ in [] }, .ended),
      (RecordedBrowser { _, _ in ["{\"id\": "] }, .unreadable),
      (RecordedBrowser { _, _ in [String(repeating: "[", count: 100_000)] }, .unreadable),
    ]
    for (browser, expected) in cases {
      #expect(throws: expected) {
        try BrowserConnection(browser).call("Foo.bar", until: 1, onTimeout: Self.late)
      }
    }
  }

  @Test func `A connection is broken after the browser ends, but not after a timeout`() {
    let silent = BrowserConnection(RecordedBrowser { _, _ in [] })
    let gone = BrowserConnection(RecordedBrowser(endsAtOnce: true) { _, _ in [] })
    for connection in [silent, gone] {
      _ = try? connection.call("Foo.bar", until: 1, onTimeout: Self.late)
    }
    #expect(!silent.isBroken)
    #expect(gone.isBroken)
  }

  @Test func `Messages that are too long are refused`() {
    var stream = MessageStream(limit: 10)
    stream.append([UInt8](repeating: 65, count: 10) + [0])
    #expect(!stream.isExhausted)
    stream.append([UInt8](repeating: 65, count: 11))
    #expect(stream.isExhausted)
  }

  @Test func `Text survives JSON quoting and parsing`() throws {
    let text = "“a” \\ \" \n\t\u{1} </script> \u{2028} 😀"
    #expect(try JSON(JSONWriter.quoted(text)).root.string == text)
  }
}
