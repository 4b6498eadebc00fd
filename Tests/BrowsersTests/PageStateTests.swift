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
    #expect(state.hasOnlyLongRequests(at: 1))
  }

  @Test func `An answer is awaited for a while, and less long where none ever came`() {
    var channels = PageChannels()
    channels.open(.socket("1"))
    channels.send(.socket("1"), at: 10)
    #expect(channels.isAwaited(at: 14, since: 10) && !channels.isAwaited(at: 16, since: 10))
    // A message that was sent before the gesture does not count.
    #expect(!channels.isAwaited(at: 11, since: 10.5))
    channels.send(.socket("1"), at: 20)
    #expect(channels.isAwaited(at: 20.4, since: 20) && !channels.isAwaited(at: 20.6, since: 20))
    channels.send(.socket("2"), at: 20)
    #expect(channels.isAwaited(at: 24, since: 20))
    channels.receive(.socket("1"), at: 21)
    channels.receive(.socket("2"), at: 21)
    #expect(channels.isAwaited(at: 21.4, since: 20) && !channels.isAwaited(at: 21.6, since: 20))
    channels.send(.socket("1"), at: 30)
    #expect(channels.isAwaited(at: 34, since: 30))
  }

  @Test func `The connection of a socket is awaited until the server answers or refuses`() throws {
    var state = PageState(world: "w")
    for id in ["1", "2"] {
      state.apply(try event("Network.webSocketCreated", "{\"requestId\": \"\(id)\"}"), at: 0)
    }
    #expect(state.channels.isAwaited(at: 3, since: 0))
    state.apply(
      try event("Network.webSocketHandshakeResponseReceived", "{\"requestId\": \"1\"}"), at: 3)
    #expect(state.channels.isAwaited(at: 3, since: 0))
    state.apply(try event("Network.webSocketClosed", "{\"requestId\": \"2\"}"), at: 3)
    #expect(!state.channels.isAwaited(at: 3, since: 0))
  }

  @Test func `Events are awaited if an action opened their source, and not if it is opened again`()
    throws
  {
    var state = PageState(world: "w")
    func open(_ id: Int, at time: Double) throws {
      state.channelTime = time
      state.apply(
        try event(
          "Network.requestWillBeSent",
          "{\"requestId\": \"\(id)\", \"type\": \"EventSource\", \"request\": {\"url\": \"http://a/e\"}}"
        ),
        at: time)
    }
    try open(1, at: 0)
    #expect(!state.channels.isAwaited(at: 0.1, since: 0))
    state.apply(
      try event("Network.loadingFailed", "{\"requestId\": \"1\", \"canceled\": true}"), at: 1)
    state.apply(try event("Page.loadEventFired", "{}"), at: 1)
    try open(2, at: 10)
    #expect(state.channels.isAwaited(at: 14, since: 10))
    #expect(!state.channels.isUnanswered)
    state.channelTime = 14
    state.apply(try event("Network.eventSourceMessageReceived", "{\"requestId\": \"2\"}"), at: 14)
    #expect(state.channels.isAwaited(at: 14.4, since: 10))
    #expect(!state.channels.isAwaited(at: 14.6, since: 10))
    state.apply(try event("Network.loadingFinished", "{\"requestId\": \"2\"}"), at: 14)
    try open(3, at: 20)
    #expect(!state.channels.isAwaited(at: 20.1, since: 20))
    state.apply(try event("Page.frameNavigated", "{}"), at: 29)
    try open(4, at: 30)
    #expect(state.channels.isAwaited(at: 30.1, since: 30))
  }

  @Test(arguments: [(1.0, 1.0), (8, 2), (60, 4)])
  func `Answers are awaited longer if the page opened slowly`(seconds: Double, factor: Double) {
    var channels = PageChannels()
    channels.adapt(toOpeningTime: seconds)
    channels.closeAll()
    channels.open(.socket("1"))
    channels.send(.socket("1"), at: 10)
    #expect(channels.isAwaited(at: 10 + 4.9 * factor, since: 10))
    #expect(!channels.isAwaited(at: 10 + 5.1 * factor, since: 10))
    channels.receive(.socket("1"), at: 11)
    #expect(channels.isAwaited(at: 11 + 0.4 * factor, since: 10))
    #expect(!channels.isAwaited(at: 11 + 0.6 * factor, since: 10))
  }

  @Test func `Messages without end are not awaited, and an answer among them for a moment`() {
    var channels = PageChannels()
    channels.open(.socket("1"))
    for number in 0...200 {
      channels.receive(.socket("1"), at: Double(number) / 50)
      #expect(channels.isAwaited(at: Double(number) / 50, since: -.infinity))
    }
    for number in 201...400 { channels.receive(.socket("1"), at: Double(number) / 50) }
    #expect(!channels.isAwaited(at: 8, since: -.infinity))
    channels.send(.socket("1"), at: 8)
    #expect(channels.isAwaited(at: 8.4, since: 8) && !channels.isAwaited(at: 8.6, since: 8))
    // After a pause, a received message counts as an answer again.
    channels.receive(.socket("1"), at: 20)
    channels.send(.socket("1"), at: 21)
    #expect(channels.isAwaited(at: 24, since: 21))
  }

  @Test(arguments: [("GET", false), ("POST", true)])
  func `A message may answer a request that changes something, and not one that reads`(
    method: String, isAwaited: Bool
  ) throws {
    var state = PageState(world: "w")
    state.apply(try event("Network.webSocketCreated", "{\"requestId\": \"1\"}"), at: 0)
    state.channelTime = 1
    state.apply(
      try event(
        "Network.requestWillBeSent",
        "{\"requestId\": \"2\", \"type\": \"Fetch\", \"request\": {\"method\": \"\(method)\"}}"),
      at: 1)
    #expect(state.channels.isAwaited(at: 2, since: 1) == isAwaited)
  }

  @Test func `Messages that keep a socket open are not awaited, and hurried ones not long`() throws
  {
    var state = PageState(world: "w")
    func send(_ payload: String, at time: Double) throws {
      state.channelTime = time
      state.apply(
        try event(
          "Network.webSocketFrameSent",
          "{\"requestId\": \"1\", \"response\": {\"payloadData\": \"\(payload)\"}}"), at: time)
    }
    for payload in ["2probe", "5", "3"] { try send(payload, at: 1) }
    #expect(!state.channels.isAwaited(at: 1.1, since: 0) && !state.channels.isUnanswered)
    try send("42[\\\"save\\\"]", at: 2)
    #expect(state.channels.isAwaited(at: 6, since: 0) && state.channels.isUnanswered)
    #expect(state.channels.isAwaited(at: 2.4, since: 0, isHurried: true))
    #expect(!state.channels.isAwaited(at: 2.6, since: 0, isHurried: true))
  }

  @Test(arguments: [("Image", true), ("Document", true), ("Script", false), ("Stylesheet", false)])
  func `A page is complete without a picture or a frame that never loads`(
    type: String, isComplete: Bool
  ) throws {
    var state = PageState(world: "w")
    state.frame = "F"
    state.apply(
      try event(
        "Network.requestWillBeSent",
        "{\"requestId\": \"1\", \"type\": \"\(type)\", \"request\": {\"url\": \"http://a.example/x\"}}"
      ),
      at: 0)
    #expect(state.stalledRequests(at: 60) == nil)
    state.apply(try event("Page.domContentEventFired", "{}"), at: 0)
    #expect(state.stalledRequests(at: 1) == nil)
    #expect(state.stalledRequests(at: 60) == (isComplete ? ["http://a.example/x"] : nil))
    state.apply(try event("Page.frameStartedLoading", "{\"frameId\": \"F\"}"), at: 61)
    #expect(state.stalledRequests(at: 62) == nil)
  }

  @Test func `A page asks the browser until it shows another document`() throws {
    var state = PageState(world: "w")
    state.frame = "1"
    let word = PageState.askedBrowser
    state.apply(
      try event("Runtime.consoleAPICalled", "{\"args\": [{\"value\": \"\(word)\"}]}"), at: 1)
    #expect(state.usesBrowser && state.lastNetworkTime == nil)
    state.apply(try event("Network.webSocketCreated", "{\"requestId\": \"1\"}"), at: 2)
    #expect(state.lastNetworkTime == 2)
    state.apply(try event("Page.frameNavigated", "{\"frame\": {\"id\": \"1\"}}"), at: 3)
    #expect(!state.usesBrowser && state.lastNetworkTime == nil)
  }

  @Test func `A stream is awaited until it ends, and other responses are not`() throws {
    var state = PageState(world: "w")
    func apply(_ method: String, at time: Double) throws {
      state.channelTime = time
      state.apply(
        try event("Network.\(method)", "{\"requestId\": \"1\", \"type\": \"Fetch\"}"), at: time)
    }
    try apply("requestWillBeSent", at: 1)
    #expect(!state.channels.isAwaited(at: 1.1, since: 1))
    try apply("responseReceived", at: 2)
    #expect(!state.hasOnlyLongRequests(at: 2.1) && state.hasOnlyLongRequests(at: 2.4))
    #expect(state.channels.isAwaited(at: 4, since: 1))
    try apply("dataReceived", at: 4)
    #expect(state.channels.isAwaited(at: 6, since: 1))
    try apply("loadingFinished", at: 6)
    #expect(!state.channels.isAwaited(at: 6, since: 1) && state.channels.isEmpty)
  }

  @Test func `The script of a worker is not awaited once the worker runs`() throws {
    var state = PageState(world: "w")
    let script = "http://a.example/worker.js"
    state.apply(
      try event(
        "Network.requestWillBeSent",
        "{\"requestId\": \"1\", \"type\": \"Script\", \"request\": {\"url\": \"\(script)\"}}"),
      at: 0)
    state.apply(
      try event(
        "Target.attachedToTarget",
        "{\"sessionId\": \"W\", \"targetInfo\": {\"url\": \"\(script)\"}}"),
      at: 0)
    #expect(!state.hasOnlyLongRequests(at: 60) && !state.channels.isEmpty)
  }

  @Test func `A navigation ends with a document or with the reason why there is none`() throws {
    func failure(_ events: [(String, String)], to address: String = "http://a.example/x") throws
      -> PageNavigation.Failure?
    {
      var state = PageState(world: "w")
      state.frame = "F"
      let request =
        "{\"requestId\": \"N\", \"loaderId\": \"N\", \"frameId\": \"F\", \"type\": \"Document\", "
        + "\"request\": {\"url\": \"\(address)\"}}"
      state.apply(try event("Network.requestWillBeSent", request), at: 0)
      #expect(state.isAwaitingDocument)
      for (method, fields) in events {
        state.apply(try event(method, "{\"requestId\": \"N\"\(fields)}"), at: 1)
      }
      #expect(!state.isAwaitingDocument)
      return state.navigation?.failure
    }
    let failed = ("Network.loadingFailed", ", \"errorText\": \"net::ERR_ABORTED\"")
    func response(_ status: Int) -> (String, String) {
      ("Network.responseReceived", ", \"response\": {\"status\": \(status)}")
    }
    #expect(try failure([response(204), failed]) == .noContent(status: 204))
    #expect(try failure([response(200), failed]) == .download)
    #expect(try failure([failed]) == .unreachable("net::ERR_ABORTED"))
    #expect(try failure([failed], to: "tel:+1") == .otherApp(scheme: "tel"))
    #expect(try failure([response(200)]) == nil)
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
