package import Encoding
internal import Processes
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
  let browser: HeadlessBrowser
  var session = ""
  var context = ""
  var state = PageState(world: LivePage.world)
  var wall: NetworkWall
  /// Whether somebody answers the page’s dialogs, so that it stands still in them; without, they are
  /// answered with no.
  package var waitsInDialogs = false
  /// Whether the page came, so that it can be left.
  var isShown = false
  /// The other origin that the page was last to be left for, which it was not.
  package var refused: String?
  /// What a dialog keeps from being finished.
  var unfinished: Unfinished?
  /// When what is being done now has to be done.
  var deadline: Double
  /// Runs in each document before its own scripts, in a world that the page does not see.
  let observer: String
  /// The address of the page where it is a file.
  let fileAddress: String?

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
    deadline = MonotonicClock.seconds() + request.seconds
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
      "Target.disposeBrowserContext", "{\"browserContextId\": \(JSONWriter.quoted(context))}")
  }

  /// How often another document came.
  package var navigations: Int { state.navigations }

  /// What has to be said beside the page itself.
  package var remarks: [String] { browser.remarks }

  /// Gives what is done next its time.
  package func begin() { deadline = MonotonicClock.seconds() + request.seconds }

  /// The origins that the page asked in vain.
  package var blocked: [String] { wall.blocked }

  /// The questions that the page asked in dialogs, which were answered with no.
  package var dialogs: [String] { state.dialogs }

  /// What the browser has to complain of the page.
  package var complaints: [String] { state.complaints }

  func take(_ event: BrowserConnection.Event) {
    state.take(event, at: MonotonicClock.seconds())
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
    let name = "\"requestId\": \(JSONWriter.quoted(id))"
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
        \(JSONWriter.quoted(type))}], "body": "\(Base64.text(of: bytes))"}
        """, session: event.session)
    }
  }

  @discardableResult
  func call(
    _ method: String, _ parameters: String = "{}", late: BrowserError = LivePage.late
  ) throws(BrowserError) -> JSON.Value {
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
  /// What an expression is worth in the world of our scripts; absent while the page has none.
  ///
  /// - Parameter asPerson: Whether the page takes it for something that a person does.
  package func evaluate(
    _ expression: String, asPerson: Bool = false, late: BrowserError = LivePage.late
  ) throws(BrowserError) -> JSON.Value? {
    guard let world = state.world else { return nil }
    let answer: JSON.Value
    do throws(BrowserError) {
      answer = try call(
        "Runtime.evaluate",
        """
        {"expression": \(JSONWriter.quoted(expression)), "contextId": \(world), \
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
