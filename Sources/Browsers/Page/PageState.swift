internal import Encoding

/// The state of a page.
///
/// Events of the browser update it.
struct PageState {
  /// Whether the page and its resources have loaded.
  private(set) var isLoaded = false
  private(set) var failure: BrowserError?
  private var eventCount = 0
  /// The page's virtual time, in milliseconds.
  var time = 0
  var isTimePassing = false
  /// The number of documents that the page has loaded.
  private(set) var navigations = 0
  /// Whether the page has workers, web sockets or event sources.
  private(set) var hasConnections = false
  /// Whether the page has replaced the empty document with which it began.
  private var hasBegun = false
  /// The execution context of our scripts in the page.
  var world: Int?
  /// Errors of the page's scripts and security policy.
  private(set) var errors: [String] = []
  var openDialog: String?
  private(set) var dialogs: [String] = []
  /// The unfinished requests, with their start times.
  private var pendingRequests: [String: Double] = [:]
  /// The page's main frame, once it is known.
  var frame: String?
  private let worldName: String
  private let eventLimit: Int

  private static let maximumListed = 20
  /// The maximum duration of an ordinary request, in seconds.
  ///
  /// A request that takes longer is assumed to wait for updates.
  private static let longestRequest = 5.0
  /// The types of requests that stay open.
  private static let persistentTypes: Set<String> = [
    "WebSocket", "EventSource", "Ping", "Prefetch",
  ]

  /// Creates the state of a new page.
  ///
  /// - Parameters:
  ///   - world: The name of our scripts' world.
  ///   - eventLimit: The maximum number of events of a page.
  init(world: String, eventLimit: Int = 500_000) {
    worldName = world
    self.eventLimit = eventLimit
  }

  /// Whether there are unfinished requests and all of them have been open for a long time.
  func hasOnlyLongRequests(at time: Double) -> Bool {
    !pendingRequests.isEmpty
      && pendingRequests.values.allSatisfy { time - $0 >= PageState.longestRequest }
  }

  mutating func apply(_ event: BrowserConnection.Event, at time: Double) {
    eventCount += 1
    if eventCount > eventLimit { failure = failure ?? .tooMuch }
    let parameters = event.parameters
    switch event.method {
    case "Page.loadEventFired": isLoaded = true
    case "Page.frameNavigated":
      guard parameters["frame"]?["id"]?.string == frame else { return }
      hasBegun = true
      navigations += 1
    case "Page.frameStartedLoading":
      if parameters["frameId"]?.string == frame { isLoaded = false }
    case "Emulation.virtualTimeBudgetExpired": isTimePassing = false
    case "Network.webSocketCreated", "Target.attachedToTarget": hasConnections = true
    // A page whose navigation was refused has no load event.
    case "Page.frameStoppedLoading":
      isLoaded = isLoaded || hasBegun && parameters["frameId"]?.string == frame
    case "Page.javascriptDialogOpening": recordDialog(parameters)
    case "Inspector.targetCrashed": failure = .crashed
    case "Runtime.exceptionThrown":
      recordError(
        parameters["exceptionDetails"]?["exception"]?["description"]?.string ?? "exception")
    case "Log.entryAdded": recordError(parameters["entry"]?["text"]?.string ?? "")
    case "Runtime.executionContextCreated":
      let context = parameters["context"]
      let isOfPage = context?["auxData"]?["frameId"]?.string == frame || frame == nil
      if context?["name"]?.string == worldName, isOfPage { world = context?["id"]?.int }
    case "Runtime.executionContextsCleared": world = nil
    case "Network.requestWillBeSent":
      let type = parameters["type"]?.string ?? ""
      hasConnections = hasConnections || type == "EventSource"
      guard let id = parameters["requestId"]?.string, !PageState.persistentTypes.contains(type)
      else {
        return
      }
      if pendingRequests[id] == nil { pendingRequests[id] = time }
    case "Network.loadingFinished", "Network.loadingFailed":
      if let id = parameters["requestId"]?.string { pendingRequests[id] = nil }
    default: break
    }
  }

  private mutating func recordError(_ text: String) {
    if errors.count < PageState.maximumListed { errors.append(String(text.prefix(200))) }
  }

  private mutating func recordDialog(_ dialog: JSON.Value) {
    let kind = dialog["type"]?.string ?? "dialog"
    let text = "\(kind): \((dialog["message"]?.string ?? "").prefix(200))"
    openDialog = text
    if dialogs.count < PageState.maximumListed { dialogs.append(text) }
  }
}
