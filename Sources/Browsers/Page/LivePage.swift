internal import Encoding
internal import Processes
internal import SystemLibrary

/// A page in a browser.
///
/// The page is closed when this object is deinitialised.
///
/// The page's time is virtual. The time advances only in ``advanceTime(by:onTimeout:)``, and stands
/// still while the page waits for the network. Pages in one browser share no storage.
///
/// Source: Chrome DevTools Protocol, `Emulation.setVirtualTimePolicy`.
package final class LivePage {
  let request: PageRequest
  let connection: BrowserConnection
  let browser: HeadlessBrowser
  /// The browser context of the page.
  package let context: BrowserContext
  var session = ""
  var state = PageState(world: LivePage.world)
  var networkFilter: NetworkFilter
  /// Whether dialogs of the page stay open until the session answers them.
  ///
  /// With `false`, dialogs are cancelled at once.
  package var waitsInDialogs = false
  /// The addresses of pictures and frames that did not finish loading.
  var stalled: [String] = []
  /// The redirects that happened while the page opened.
  var redirects: [Redirect] = []
  /// Whether the page has finished opening.
  ///
  /// Only an open page may navigate to another document.
  var isOpen = false
  /// The other origin to which the page last tried to navigate; `nil` if no such navigation was
  /// refused, or if it was already reported.
  var refusedOrigin: String?
  /// The address of the window that the page last opened; `nil` if there is none, or if it was
  /// already reported.
  var openedWindow: String?
  /// The duration of the current wait as last reported to the user, in seconds; 0 if the page does
  /// not wait.
  var reportedSeconds = 0
  /// The identifiers of requests whose servers were already sent the user and the password.
  var authenticated: Set<String> = []
  /// The time of the monotonic clock at which the page began to open.
  var openingStart = 0.0
  /// The seconds that the page took to open, until it was quiet for the first time; 0 before that.
  var openingTime = 0.0
  /// Whether nothing came while the quiet page waited for messages.
  var isSilent = true
  /// The time of the monotonic clock at which the page began to wait for a message.
  var waitStart: Double?
  var interruptedWork: InterruptedWork?
  /// The time of the monotonic clock at which the current work times out.
  ///
  /// A navigation during the work postpones the deadline.
  var deadline: Double
  /// The limit, in time of the monotonic clock, to which navigations can postpone ``deadline``.
  var latestDeadline: Double
  /// A script that runs in an isolated world, before the scripts of each document.
  let observer: String
  /// The URL under which the page's file is served, or `nil` if the page is not a file.
  let fileAddress: String?

  static let world = "announce"
  package static let timeout = BrowserError(
    "the page timed out", remedy: "check whether a script runs for ever, or raise --timeout")

  /// Opens a page, and waits until it is quiet.
  ///
  /// - Parameters:
  ///   - request: The page, and how to show it.
  ///   - browser: The browser that shows the page.
  ///   - context: A free context in which to open the page, or `nil` to create one.
  ///   - observer: A script that runs in an isolated world, before the scripts of each document.
  package init(
    _ request: PageRequest, in browser: HeadlessBrowser, at context: BrowserContext? = nil,
    observer: String = ""
  ) throws(BrowserError) {
    if !browser.hasSandbox { try LivePage.checkTrust(request) }
    let folder = try LivePage.folder(of: request)
    self.request = request
    self.browser = browser
    self.observer = observer
    connection = browser.connection
    let filter = NetworkFilter(request, folder: folder)
    networkFilter = filter
    fileAddress = folder?.address
    deadline = MonotonicClock.seconds() + request.timeout
    if let context, try context.isFree(in: browser) {
      self.context = context
    } else {
      self.context = try BrowserContext(for: filter, in: browser, until: deadline)
    }
    latestDeadline = deadline + request.navigationTimeout + LivePage.endingTime
    try open()
  }

  private static func folder(of request: PageRequest) throws(BrowserError) -> PageFolder? {
    guard case .file(let path) = request.source else { return nil }
    return try PageFolder(of: path)
  }

  /// Throws an error if the page is on another machine.
  ///
  /// The check is for browsers without a sandbox.
  private static func checkTrust(_ request: PageRequest) throws(BrowserError) {
    guard case .address(let address) = request.source, !address.isLoopback else { return }
    throw BrowserError(
      "root can open pages of this machine only, since browsers have no sandbox for root",
      remedy: "run announce as another user")
  }

  deinit {
    connection.setHandler(nil, of: session)
    context.close(target: state.frame ?? "")
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
    case "Page.windowOpen":
      if isOpen { openedWindow = event.parameters["url"]?.string ?? "" }
    case "Network.webSocketCreated":
      networkFilter.recordBlocked(event.parameters["url"]?.string ?? "")
    default: break
    }
  }

  private func answer(_ event: BrowserConnection.Event) {
    guard let id = event.parameters["requestId"]?.string else { return }
    let identifier = "\"requestId\": \(JSONWriter.quoted(id))"
    if let reason = event.parameters["responseErrorReason"]?.string {
      // If the next document cannot be loaded, the page keeps the document that it shows.
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
      // A navigation to another origin is refused, and the page keeps the document that it shows.
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
    try answer(to: connection.request(method, parameters, session: session), onTimeout: error)
  }

  func answer(
    to command: Int, onTimeout error: BrowserError = LivePage.timeout
  ) throws(BrowserError) -> JSON.Value {
    while true {
      if let answer = try connection.answer(to: command) { return answer }
      if let failure = state.failure { throw failure }
      if state.openDialog != nil, waitsInDialogs {
        interruptedWork = .command(command)
        throw .dialogIsOpen
      }
      let now = MonotonicClock.seconds()
      watchNavigation(at: now)
      // While a navigation waits for its server, the page may not answer commands.
      let isWaiting = state.isAwaitingDocument
      let end = isWaiting ? min(now + LivePage.watchingTime, deadline) : deadline
      let hasArrived = try connection.receive(until: end)
      guard hasArrived || isWaiting && MonotonicClock.seconds() < deadline else { throw error }
    }
  }

  /// The number of seconds between two checks of the navigation during a wait.
  private static let watchingTime = 0.25
}
