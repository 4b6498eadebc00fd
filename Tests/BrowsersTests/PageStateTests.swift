import Encoding
import Testing

@testable import Browsers

struct PageStateTests {
  private func event(_ method: String, _ parameters: String) throws -> BrowserConnection.Event {
    BrowserConnection.Event(
      method: method, parameters: try JSON(parameters).root,
      session: nil)
  }

  @Test func `A page waits for its requests, but not for event streams`() throws {
    var state = PageState(world: "w")
    state.apply(
      try event("Network.requestWillBeSent", "{\"requestId\": \"1\", \"type\": \"Fetch\"}"), at: 0)
    state.apply(
      try event("Network.requestWillBeSent", "{\"requestId\": \"2\", \"type\": \"EventSource\"}"),
      at: 0)
    #expect(!state.hasOnlyLongRequests(at: 1))
    #expect(state.hasOnlyLongRequests(at: 60))
    state.apply(try event("Network.loadingFailed", "{\"requestId\": \"1\"}"), at: 1)
    #expect(!state.hasOnlyLongRequests(at: 60))
  }

  @Test func `Scripts run in the world of the page, not of a frame`() throws {
    var state = PageState(world: "w")
    state.frame = "F"
    for (id, name, frame) in [(1, "", "F"), (2, "w", "F"), (3, "w", "G")] {
      state.apply(
        try event(
          "Runtime.executionContextCreated",
          """
          {"context": {"id": \(id), "name": "\(name)", "auxData": {"frameId": "\(frame)"}}}
          """), at: 0)
    }
    #expect(state.world == 2)
    state.apply(try event("Runtime.executionContextsCleared", "{}"), at: 0)
    #expect(state.world == nil)
  }

  @Test func `Dialogs are recorded with their messages, up to a limit`() throws {
    var state = PageState(world: "w")
    for _ in 0..<100 {
      state.apply(
        try event(
          "Page.javascriptDialogOpening", "{\"type\": \"alert\", \"message\": \"Sure?\"}"), at: 0)
    }
    #expect(state.dialogs.first == "alert: Sure?")
    #expect(state.dialogs.count == 20)
  }

  @Test func `A named browser is preferred, then the headless shell`() throws {
    let shell = "/usr/lib/chromium/chromium-headless-shell"
    #expect(try BrowserProgram.find(nil, named: nil) { _ in true }.path == shell)
    #expect(try BrowserProgram.find(nil, named: "/b") { _ in true }.path == "/b")
    #expect(try BrowserProgram.find("/a", named: "/b") { _ in true }.path == "/a")
    #expect(throws: BrowserError.self) { try BrowserProgram.find("/a", named: nil) { _ in false } }
    #expect(throws: BrowserError.self) { try BrowserProgram.find(nil, named: nil) { _ in false } }
  }

  @Test(arguments: [
    ("3", "3"), ("1e300", "1e+300"), ("1e999", nil), ("0.5", "0.5"), ("true", "true"),
    ("\"a\"", "a"), ("null", nil),
  ])
  func `Any JSON number of a page is formatted or dropped`(json: String, word: String?) throws {
    #expect(HiddenParts.word(try JSON(json).root) == word)
  }
}
