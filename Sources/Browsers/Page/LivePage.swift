package import Encoding
internal import Processes
internal import SystemLibrary

/// A page in a browser.
///
/// The page is closed when this object is deinitialised.
///
/// The page's time is virtual: it advances only in ``advanceTime(by:onTimeout:)``, which waits for
/// the network. Pages in one browser share no storage.
///
/// Source: Chrome DevTools Protocol, `Emulation.setVirtualTimePolicy`.
package final class LivePage {
  let request: PageRequest
  let connection: BrowserConnection
  let browser: HeadlessBrowser
  var session = ""
  var context = ""
  var state = PageState(world: LivePage.world)
  var networkFilter: NetworkFilter
  /// Whether the page waits for an answer to its dialogs.
  ///
  /// If not, dialogs are cancelled.
  package var waitsInDialogs = false
  /// The redirects until the page was open.
  var redirects: [Redirect] = []
  /// Whether the page has been opened.
  ///
  /// Only then can it be left.
  var isOpen = false
  /// The other origin to which the page last tried to navigate.
  var refusedOrigin: String?
  /// The seconds of the wait that the user sees; 0 if the page does not wait.
  var toldSeconds = 0
  /// The requests for which the server got the user and the password.
  var authenticated: Set<String> = []
  /// The time of the monotonic clock at which the page began to wait for a message.
  var waitStart: Double?
  var interruptedWork: InterruptedWork?
  /// The time of the monotonic clock at which the current work times out.
  var deadline: Double
  /// The time at which the current work times out, however many navigations it starts.
  var latestDeadline: Double
  /// A script that runs in an isolated world, before the scripts of each document.
  let observer: String
  /// The URL under which the page's file is served.
  let fileAddress: String?

  static let world = "announce"
  package static let timeout = BrowserError(
    "the page timed out", remedy: "check whether a script runs for ever, or raise --timeout")

  /// Opens a page, and waits until it is quiet.
  ///
  /// - Parameters:
  ///   - request: The page, and how to show it.
  ///   - browser: The browser that shows it.
  ///   - observer: A script that runs in an isolated world, before the scripts of each document.
  package init(
    _ request: PageRequest, in browser: HeadlessBrowser, observer: String = ""
  ) throws(BrowserError) {
    if !browser.hasSandbox { try LivePage.checkTrust(request) }
    let folder = try LivePage.folder(of: request)
    self.request = request
    self.browser = browser
    self.observer = observer
    connection = browser.connection
    networkFilter = NetworkFilter(request, folder: folder)
    fileAddress = folder?.address
    deadline = MonotonicClock.seconds() + request.timeout
    latestDeadline = deadline + request.navigationTimeout + LivePage.endingTime
    try open()
  }

  private static func folder(of request: PageRequest) throws(BrowserError) -> PageFolder? {
    guard case .file(let path) = request.source else { return nil }
    return try PageFolder(of: path)
  }

  /// Throws an error for a page of another machine if the browser has no sandbox.
  private static func checkTrust(_ request: PageRequest) throws(BrowserError) {
    guard case .address(let address) = request.source, !address.isLoopback else { return }
    throw BrowserError(
      "root can open pages of this machine only, since browsers have no sandbox for root",
      remedy: "run announce as another user")
  }

  deinit {
    connection.setHandler(nil, of: session)
    guard !context.isEmpty else { return }
    connection.send(
      "Target.disposeBrowserContext", "{\"browserContextId\": \(JSONWriter.quoted(context))}")
  }

  /// The number of documents that the page has loaded.
  package var navigations: Int { state.navigations }

  /// Restarts the timeout, so that the next action has the full time.
  package func resetDeadline() {
    deadline = MonotonicClock.seconds() + request.timeout
    latestDeadline = deadline + request.navigationTimeout + LivePage.endingTime
  }

  package var blockedOrigins: [String] { networkFilter.blockedOrigins }

  package var dialogs: [String] { state.dialogs }

  /// The errors that the browser logged for the page.
  package var errors: [String] { state.errors }

  func handle(_ event: BrowserConnection.Event) {
    state.apply(event, at: MonotonicClock.seconds())
    switch event.method {
    case "Fetch.requestPaused": answer(event)
    case "Fetch.authRequired": authenticate(event)
    case "Page.javascriptDialogOpening":
      if !waitsInDialogs { closeDialog(accepting: false) }
    case "Network.webSocketCreated":
      networkFilter.recordBlocked(event.parameters["url"]?.string ?? "")
    default: break
    }
  }

  private func answer(_ event: BrowserConnection.Event) {
    guard let id = event.parameters["requestId"]?.string else { return }
    let identifier = "\"requestId\": \(JSONWriter.quoted(id))"
    if let reason = event.parameters["responseErrorReason"]?.string {
      // A page stays as it is if the next one cannot be opened.
      if isOpen, isPage(event) { state.navigation?.failure = .unreachable(reason) }
      connection.send(
        "Fetch.failRequest",
        "{\(identifier), \"errorReason\": \"\(isOpen && isPage(event) ? "Aborted" : reason)\"}",
        session: event.session)
      return
    }
    if event.parameters["responseStatusCode"] != nil {
      connection.send("Fetch.continueRequest", "{\(identifier)}", session: event.session)
      return
    }
    if request.isBlank, !isOpen {
      connection.send(
        "Fetch.fulfillRequest",
        """
        {\(identifier), "responseCode": 200, \
        "responseHeaders": [{"name": "Content-Type", "value": "text/html"}], "body": ""}
        """, session: event.session)
      return
    }
    switch networkFilter.decide(event.parameters["request"]?["url"]?.string ?? "") {
    case .pass:
      let fields = headers(of: event).map { ", \"headers\": \($0)" } ?? ""
      connection.send("Fetch.continueRequest", "{\(identifier)\(fields)}", session: event.session)
    case .refuse:
      // A page that navigates to another origin stays as it is.
      let isPage = isPage(event)
      if isPage, isOpen {
        let address = event.parameters["request"]?["url"]?.string ?? ""
        refusedOrigin = PageAddress(address)?.origin ?? networkFilter.blockedOrigins.last
      }
      connection.send(
        "Fetch.failRequest",
        "{\(identifier), \"errorReason\": \"\(isPage ? "Aborted" : "BlockedByClient")\"}",
        session: event.session)
    case .missing:
      connection.send(
        "Fetch.fulfillRequest", "{\(identifier), \"responseCode\": 404}", session: event.session)
    case .answer(let bytes, let type):
      connection.send(
        "Fetch.fulfillRequest",
        """
        {\(identifier), "responseCode": 200, "responseHeaders": [{"name": "Content-Type", "value": \
        \(JSONWriter.quoted(type))}], "body": "\(Base64.text(of: bytes))"}
        """, session: event.session)
    }
  }

  /// Whether a request is for a document of the main frame.
  private func isPage(_ request: BrowserConnection.Event) -> Bool {
    request.parameters["resourceType"]?.string == "Document"
      && request.parameters["frameId"]?.string == state.frame
  }

  @discardableResult
  func call(
    _ method: String, _ parameters: String = "{}", onTimeout error: BrowserError = LivePage.timeout
  ) throws(BrowserError) -> JSON.Value {
    let command = connection.ask(method, parameters, session: session)
    while true {
      if let answer = try connection.answer(to: command) { return answer }
      if let failure = state.failure { throw failure }
      if state.openDialog != nil, waitsInDialogs {
        interruptedWork = .command(command)
        throw .dialogIsOpen
      }
      let now = MonotonicClock.seconds()
      watchNavigation(at: now)
      // While a navigation waits for its server, the page may not answer.
      let isWaiting = state.isAwaitingDocument
      let end = isWaiting ? min(now + LivePage.watchingTime, deadline) : deadline
      let hasArrived = try connection.receive(until: end)
      guard hasArrived || isWaiting && MonotonicClock.seconds() < deadline else { throw error }
    }
  }

  /// The seconds after which a wait is looked at again.
  private static let watchingTime = 0.25
}

extension LivePage {
  /// Returns the value of an expression in the world of our scripts.
  ///
  /// The result is `nil` while that world does not exist.
  ///
  /// - Parameters:
  ///   - expression: The expression.
  ///   - isUserGesture: Whether the page treats the evaluation as an action of the user.
  ///   - error: The error to throw when time is up.
  package func evaluate(
    _ expression: String, isUserGesture: Bool = false,
    onTimeout error: BrowserError = LivePage.timeout
  ) throws(BrowserError) -> JSON.Value? {
    guard let world = state.world else { return nil }
    let answer: JSON.Value
    do throws(BrowserError) {
      answer = try call(
        "Runtime.evaluate",
        """
        {"expression": \(JSONWriter.quoted(expression)), "contextId": \(world), \
        "returnByValue": true, "userGesture": \(isUserGesture)}
        """, onTimeout: error)
    } catch  where error.isOfAnotherDocument {
      // The document was replaced. The new document may already have a world.
      if state.world == world { state.world = nil }
      return nil
    }
    return answer["exceptionDetails"] == nil ? answer["result"]?["value"] : nil
  }

  /// Returns the text that a script creates from the page.
  ///
  /// - Parameters:
  ///   - script: An expression that is a function of options.
  ///   - options: The options, in JSON.
  package func text(of script: String, options: String) throws(BrowserError) -> String {
    try findHiddenParts()
    let allOptions = "Object.assign(\(options), globalThis.announceHidden)"
    guard let text = try evaluate("(\(script)\n)(\(allOptions))")?.string else {
      if let failure = state.failure { throw failure }
      throw BrowserError(
        "the page cannot be read", remedy: "open it in a browser and check its scripts")
    }
    return text
  }

  /// Stores closed shadow trees and element internals in the script variable `announceHidden`.
  package func findHiddenParts() throws(BrowserError) {
    _ = try HiddenParts(
      evaluate: { expression throws(BrowserError) in try self.evaluate(expression) },
      call: { method, parameters throws(BrowserError) in try self.call(method, parameters) },
      world: state.world)
  }

  /// A script that measures how long the page has been quiet.
  ///
  /// It ignores elements that always change.
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
        return { quiet: performance.now() - last, found };
      };
    })();

    """
}
