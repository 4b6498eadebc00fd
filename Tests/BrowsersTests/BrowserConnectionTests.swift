import Encoding
import Testing

@testable import Browsers

struct BrowserConnectionTests {
  private static let late = BrowserError("late", remedy: "wait")

  @Test func `an answer is found among events, whatever pieces it comes in`() throws {
    let browser = RecordedBrowser { _, _ in
      [
        "{\"method\": \"Page.loadEventFired\", \"params\": {}, \"sessionId\": \"S\"}",
        "{\"id\": $id, \"result\": {\"value\": \"a \\u00e9 \\ud83d\\ude00 \\ud83d\"}}",
      ]
    }
    let connection = BrowserConnection(browser)
    var events: [String] = []
    connection.listen(to: "S") { events.append("\($0.method) \($0.session ?? "")") }
    let answer = try connection.call("Runtime.evaluate", until: 1, late: Self.late)
    #expect(answer["value"]?.string == "a é 😀 \u{FFFD}")
    #expect(events == ["Page.loadEventFired S"])
  }

  @Test func `a browser that refuses is quoted`() {
    let browser = RecordedBrowser { _, _ in ["{\"id\": $id, \"error\": {\"message\": \"No such\"}}"]
    }
    #expect(throws: BrowserError.self) {
      try BrowserConnection(browser).call("Foo.bar", until: 1, late: Self.late)
    }
  }

  @Test func `silence, an end and nonsense are told apart`() {
    let cases: [(RecordedBrowser, BrowserError)] = [
      (RecordedBrowser { _, _ in [] }, Self.late),
      (RecordedBrowser(endsAtOnce: true) { _, _ in [] }, .ended),
      (RecordedBrowser { _, _ in ["{\"id\": "] }, .unreadable),
      (RecordedBrowser { _, _ in [String(repeating: "[", count: 100_000)] }, .unreadable),
    ]
    for (browser, expected) in cases {
      #expect(throws: expected) {
        try BrowserConnection(browser).call("Foo.bar", until: 1, late: Self.late)
      }
    }
  }

  @Test func `a browser of which nothing is to be expected any more is known as one`() {
    let silent = BrowserConnection(RecordedBrowser { _, _ in [] })
    let gone = BrowserConnection(RecordedBrowser(endsAtOnce: true) { _, _ in [] })
    for connection in [silent, gone] {
      _ = try? connection.call("Foo.bar", until: 1, late: Self.late)
    }
    #expect(!silent.isBroken)
    #expect(gone.isBroken)
  }

  @Test func `messages that are too long are refused`() {
    var stream = MessageStream(longest: 10)
    stream.append([UInt8](repeating: 65, count: 10) + [0])
    #expect(!stream.isExhausted)
    stream.append([UInt8](repeating: 65, count: 11))
    #expect(stream.isExhausted)
  }

  @Test func `texts survive the way there and back`() throws {
    let text = "“a” \\ \" \n\t\u{1} </script> \u{2028} 😀"
    #expect(try JSON(JSONWriter.quoted(text)).root.string == text)
  }
}
