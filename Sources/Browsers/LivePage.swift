internal import Programs
internal import SystemLibrary

/// A page in a browser, from its opening to its end.
///
/// Its time is virtual: it stands still but for what ``pass(_:)`` lets pass, and while it passes the page
/// waits for what it asked the network. Other pages in the same browser share nothing with it.
///
/// Source: Chrome DevTools Protocol, `Emulation.setVirtualTimePolicy`.
package final class LivePage {
  let request: PageRequest
  let connection: BrowserConnection
  private let browser: HeadlessBrowser
  var session = ""
  private var context = ""
  var state = PageState(world: LivePage.world)
  private var wall: NetworkWall
  /// Whether somebody answers the page’s dialogs, so that it stands still in them; without, they are
  /// answered with no.
  package var waitsInDialogs = false
  /// Whether the page came, so that it can be left.
  private var isShown = false
  /// The other origin that the page was last to be left for, which it was not.
  package var refused: String?
  /// What a dialog keeps from being finished.
  var unfinished: Unfinished?
  /// When what is being done now has to be done.
  var deadline: Double
  /// Runs in each document before its own scripts, in a world that the page does not see.
  let observer: String
  /// The address of the page where it is a file.
  private let fileAddress: String?

  static let world = "announce"
  package static let late = BrowserError(
    "the page was not done in time",
    remedy: "look whether a script runs for ever, or give it longer with --timeout")

  /// Opens a page and waits until it is quiet.
  ///
  /// - Parameter observer: A script that runs in each document in a world of its own.
  package init(
    _ request: PageRequest, in browser: HeadlessBrowser, observer: String = ""
  ) throws(BrowserError) {
    if !browser.hasSandbox { try LivePage.checkTrust(request) }
    let folder = try LivePage.folder(of: request)
    self.request = request
    self.browser = browser
    self.observer = observer
    connection = browser.connection
    wall = NetworkWall(request, folder: folder)
    fileAddress = folder?.address
    deadline = SteadyClock.seconds() + request.seconds
    try show()
  }

  private static func folder(of request: PageRequest) throws(BrowserError) -> PageFolder? {
    guard case .file(let path) = request.source else { return nil }
    return try PageFolder(of: path)
  }

  /// Without a sandbox, only pages of this machine are shown.
  private static func checkTrust(_ request: PageRequest) throws(BrowserError) {
    guard case .address(let address) = request.source, !address.isLoopback else { return }
    throw BrowserError(
      "pages from elsewhere are not shown as root, for whom browsers have no sandbox",
      remedy: "run this as another user")
  }

  deinit {
    connection.listen(to: session, nil)
    guard !context.isEmpty else { return }
    connection.send(
      "Target.disposeBrowserContext", "{\"browserContextId\": \(ProtocolValue.quoted(context))}")
  }

  /// How often another document came.
  package var navigations: Int { state.navigations }

  /// What has to be said beside the page itself.
  package var remarks: [String] { browser.remarks }

  /// Gives what is done next its time.
  package func begin() { deadline = SteadyClock.seconds() + request.seconds }

  /// The origins that the page asked in vain.
  package var blocked: [String] { wall.blocked }

  /// The questions that the page asked in dialogs, which were answered with no.
  package var dialogs: [String] { state.dialogs }

  /// What the browser has to complain of the page.
  package var complaints: [String] { state.complaints }

  private func take(_ event: BrowserConnection.Event) {
    state.take(event, at: SteadyClock.seconds())
    switch event.method {
    case "Fetch.requestPaused": answer(event)
    case "Page.javascriptDialogOpening":
      if !waitsInDialogs { answerDialog(with: false) }
    case "Network.webSocketCreated": wall.note(event.parameters["url"]?.string ?? "")
    default: break
    }
  }

  private func answer(_ event: BrowserConnection.Event) {
    guard let id = event.parameters["requestId"]?.string else { return }
    let name = "\"requestId\": \(ProtocolValue.quoted(id))"
    switch wall.decide(event.parameters["request"]?["url"]?.string ?? "") {
    case .pass: connection.send("Fetch.continueRequest", "{\(name)}", session: event.session)
    case .refuse:
      // A page that wants to go elsewhere stays as it is.
      let isPage =
        event.parameters["resourceType"]?.string == "Document"
        && event.parameters["frameId"]?.string == state.frame
      if isPage, isShown { refused = wall.blocked.last }
      connection.send(
        "Fetch.failRequest",
        "{\(name), \"errorReason\": \"\(isPage ? "Aborted" : "BlockedByClient")\"}",
        session: event.session)
    case .missing:
      connection.send(
        "Fetch.fulfillRequest", "{\(name), \"responseCode\": 404}", session: event.session)
    case .answer(let bytes, let type):
      connection.send(
        "Fetch.fulfillRequest",
        """
        {\(name), "responseCode": 200, "responseHeaders": [{"name": "Content-Type", "value": \
        \(ProtocolValue.quoted(type))}], "body": "\(Base64.text(of: bytes))"}
        """, session: event.session)
    }
  }

  @discardableResult
  func call(
    _ method: String, _ parameters: String = "{}", late: BrowserError = LivePage.late
  ) throws(BrowserError) -> ProtocolValue {
    let command = connection.ask(method, parameters, session: session)
    while true {
      if let answer = try connection.answer(to: command) { return answer }
      if let failure = state.failure { throw failure }
      if state.question != nil, waitsInDialogs {
        unfinished = .command(command)
        throw .asked
      }
      guard try connection.listen(until: deadline) else { throw late }
    }
  }
}

extension LivePage {
  /// Opens the page and waits until it is quiet.
  private func show() throws(BrowserError) {
    let own = try connection.call(
      "Target.createBrowserContext",
      """
      {"disposeOnDetach": true, "proxyServer": \(ProtocolValue.quoted(wall.proxy.server)), \
      "proxyBypassList": \(ProtocolValue.quoted(wall.proxy.bypassed))}
      """, until: deadline, late: .slow)
    context = own["browserContextId"]?.string ?? ""
    let target = try connection.call(
      "Target.createTarget",
      "{\"url\": \"about:blank\", \"browserContextId\": \(ProtocolValue.quoted(context))}",
      until: deadline, late: .slow)
    let id = target["targetId"]?.string ?? ""
    let attached = try connection.call(
      "Target.attachToTarget", "{\"targetId\": \(ProtocolValue.quoted(id)), \"flatten\": true}",
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
      "Page.navigate", "{\"url\": \(ProtocolValue.quoted(text))}", session: session)
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
    let selector = ProtocolValue.quoted(awaited ?? "")
    let beginning = time
    var hasListened = false
    while true {
      let answer = try evaluate("announceWatch(\(selector))", late: missing ?? restless)
      if let awaited, let missing {
        if answer?["found"]?.bool == true { return }
        if answer?["found"] == .null {
          throw BrowserError(
            "“\(awaited)” is no selector", remedy: "write one of CSS, such as main")
        }
        guard SteadyClock.seconds() < deadline else { throw missing }
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
    let end = min(SteadyClock.seconds() + seconds, deadline)
    while SteadyClock.seconds() < end { _ = try connection.listen(until: end) }
  }

  /// For how many milliseconds nothing may change on a page that is quiet.
  package static let calm = 500.0
  /// How many milliseconds of its own time a page may go on changing.
  private static let longestUnrest = 30_000
  /// How many milliseconds pass at a time while a page comes.
  private static let slice = 100

  /// What an expression is worth in the world of our scripts; absent while the page has none.
  ///
  /// - Parameter asPerson: Whether the page takes it for something that a person does.
  package func evaluate(
    _ expression: String, asPerson: Bool = false, late: BrowserError = LivePage.late
  ) throws(BrowserError) -> ProtocolValue? {
    guard let world = state.world else { return nil }
    let answer: ProtocolValue
    do throws(BrowserError) {
      answer = try call(
        "Runtime.evaluate",
        """
        {"expression": \(ProtocolValue.quoted(expression)), "contextId": \(world), \
        "returnByValue": true, "userGesture": \(asPerson)}
        """, late: late)
    } catch  where error.isOfAnotherDocument {
      // The document went while it was asked; the next one may be there already.
      if state.world == world { state.world = nil }
      return nil
    }
    return answer["exceptionDetails"] == nil ? answer["result"]?["value"] : nil
  }

  /// What a script makes of the page, a text.
  ///
  /// - Parameters:
  ///   - script: An expression that is a function of options.
  ///   - options: These, in JSON.
  package func text(of script: String, options: String) throws(BrowserError) -> String {
    try handOverHiddenParts()
    let given = "Object.assign(\(options), globalThis.announceHidden)"
    guard let text = try evaluate("(\(script)\n)(\(given))")?.string else {
      if let failure = state.failure { throw failure }
      throw BrowserError(
        "the page could not be read", remedy: "open it in a browser and look what it does")
    }
    return text
  }

  /// Gives our scripts what the page keeps closed, as `announceHidden`.
  package func handOverHiddenParts() throws(BrowserError) {
    _ = try HiddenParts(
      evaluate: { expression throws(BrowserError) in try self.evaluate(expression) },
      call: { method, parameters throws(BrowserError) in try self.call(method, parameters) },
      world: state.world)
  }

  /// Tells for how long nothing has changed; what changes over and over does not count.
  static let watch = """
    (() => {
      if (window !== top) return;
      let last = performance.now();
      const counts = new WeakMap();
      const observer = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const count = (counts.get(target) || 0) + 1;
          counts.set(target, count);
          if (count <= 3) last = performance.now();
        }
      });
      observer.observe(document, {
        subtree: true, childList: true, attributes: true, characterData: true });
      globalThis.announceWatch = (selector) => {
        let found = false;
        if (selector) {
          try { found = !!document.querySelector(selector); } catch { found = null; }
        }
        return { calm: performance.now() - last, found };
      };
    })();

    """
}
