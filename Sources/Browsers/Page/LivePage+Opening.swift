internal import Encoding
internal import Processes

extension LivePage {
  /// Opens the page and waits until it is quiet.
  func show() throws(BrowserError) {
    let own = try connection.call(
      "Target.createBrowserContext",
      """
      {"disposeOnDetach": true, "proxyServer": \(JSONWriter.quoted(wall.proxy.server)), \
      "proxyBypassList": \(JSONWriter.quoted(wall.proxy.bypassed))}
      """, until: deadline, late: .slow)
    context = own["browserContextId"]?.string ?? ""
    let target = try connection.call(
      "Target.createTarget",
      "{\"url\": \"about:blank\", \"browserContextId\": \(JSONWriter.quoted(context))}",
      until: deadline, late: .slow)
    let id = target["targetId"]?.string ?? ""
    let attached = try connection.call(
      "Target.attachToTarget", "{\"targetId\": \(JSONWriter.quoted(id)), \"flatten\": true}",
      until: deadline, late: .slow)
    session = attached["sessionId"]?.string ?? ""
    connection.listen(to: session) { [weak self] in self?.take($0) }
    state.frame = id
    try prepare()
    let text: String
    switch request.source {
    case .address(let page): text = page.text
    case .file: text = fileAddress ?? ""
    }
    // The page begins to come only once time passes, so that its answer is not waited for before.
    let navigation = connection.ask(
      "Page.navigate", "{\"url\": \(JSONWriter.quoted(text))}", session: session)
    while true {
      if let went = try connection.answer(to: navigation) {
        if let problem = went["errorText"]?.string { throw refusal(problem) }
        break
      }
      try pass(LivePage.slice)
    }
    try waitUntilLoaded()
    try waitUntilQuiet(for: request.awaited)
    isShown = true
  }

  private func refusal(_ problem: String) -> BrowserError {
    if problem.contains("ABORTED"), let origin = wall.blocked.last {
      return BrowserError(
        "the page leads to \(origin), which is another origin",
        remedy: "open that one, or add --allow-origin \(origin)")
    }
    return BrowserError(
      "the page cannot be opened: \(problem.prefix(100))",
      remedy: "check the address, and that its server runs")
  }

  /// Waits until what the page itself asks for is there.
  package func waitUntilLoaded() throws(BrowserError) {
    while !state.isLoaded { try pass(LivePage.slice) }
  }

  /// Waits until the document that came after the first is there and quiet.
  package func settle() throws(BrowserError) {
    try waitUntilLoaded()
    try waitUntilQuiet()
  }

  /// Waits until nothing is on its way and nothing has changed for half a second; where a selector
  /// is awaited, only for that.
  private func waitUntilQuiet(for awaited: String? = nil) throws(BrowserError) {
    let restless = BrowserError(
      "the page never gets quiet",
      remedy: "write --wait-for with a selector of what matters, or a longer --timeout")
    let missing = awaited.map {
      BrowserError("“\($0)” did not come in time", remedy: "check the selector, or give it longer")
    }
    let selector = JSONWriter.quoted(awaited ?? "")
    let beginning = time
    var hasListened = false
    while true {
      let answer = try evaluate("announceWatch(\(selector))", late: missing ?? restless)
      if let awaited, let missing {
        if answer?["found"]?.bool == true { return }
        if answer?["found"]?.kind == .null {
          throw BrowserError(
            "“\(awaited)” is no selector", remedy: "write one of CSS, such as main")
        }
        guard MonotonicClock.seconds() < deadline else { throw missing }
        // A clock that is far ahead need not run as fast as it can.
        if time - beginning > LivePage.longestUnrest { try listen(for: 0.02) }
      } else {
        if let calm = answer?["calm"]?.double, calm >= LivePage.calm {
          // What workers and sockets bring comes in real time, which they are given once.
          guard state.isConnected, !hasListened else { return }
          hasListened = true
          try listen(for: LivePage.calm / 1_000)
        }
        guard time - beginning < LivePage.longestUnrest else { throw restless }
      }
      try pass(LivePage.slice, late: missing ?? LivePage.late)
    }
  }

  /// Takes in real time what comes from the browser.
  private func listen(for seconds: Double) throws(BrowserError) {
    let end = min(MonotonicClock.seconds() + seconds, deadline)
    while MonotonicClock.seconds() < end { _ = try connection.listen(until: end) }
  }

  /// For how many milliseconds nothing may change on a page that is quiet.
  package static let calm = 500.0
  /// How many milliseconds of its own time a page may go on changing.
  private static let longestUnrest = 30_000
  /// How many milliseconds pass at a time while a page comes.
  private static let slice = 100
}
