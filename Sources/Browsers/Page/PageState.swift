internal import Encoding

/// What a browser told of a page so far.
struct PageState {
  /// Whether the page itself and what it asks for first are there.
  private(set) var isLoaded = false
  /// Why nothing can be asked of the page any more.
  private(set) var failure: BrowserError?
  /// How many events came.
  private var count = 0
  /// Milliseconds of the page's own time that passed.
  var time = 0
  /// Whether the page's time passes just now.
  var isTimePassing = false
  /// How often another document came.
  private(set) var navigations = 0
  /// Whether the page has something open through which news come at any time.
  private(set) var isConnected = false
  /// Whether the page has taken the place of the empty one before it.
  private var hasBegun = false
  /// The world of our own scripts in the page.
  var world: Int?
  /// What the browser has to complain of the page: errors of its scripts, and what its policy forbids.
  private(set) var complaints: [String] = []
  /// What it asks just now in a dialog.
  var question: String?
  /// Questions that the page asked in dialogs, in order.
  private(set) var dialogs: [String] = []
  /// Requests without an end, each with the time when it began.
  private var pending: [String: Double] = [:]
  private let name: String
  /// How many events are taken.
  private let most: Int

  private static let mostDialogs = 20
  /// A request that is open for longer waits for news, not for a part of the page.
  private static let longestRequest = 5.0
  /// Connections that stay open by their nature.
  private static let lasting: Set<String> = ["WebSocket", "EventSource", "Ping", "Prefetch"]

  /// - Parameters:
  ///   - world: What our scripts' world is called.
  ///   - most: How many events are taken from the page.
  init(world: String, most: Int = 500_000) {
    name = world
    self.most = most
  }

  /// Whether requests are open that wait for news, and no part of the page is on its way besides.
  func isWaitingLong(at time: Double) -> Bool {
    !pending.isEmpty && pending.values.allSatisfy { time - $0 >= PageState.longestRequest }
  }

  mutating func take(_ event: BrowserConnection.Event, at time: Double) {
    count += 1
    if count > most { failure = failure ?? .tooMuch }
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
    case "Network.webSocketCreated", "Target.attachedToTarget": isConnected = true
    // A page whose way elsewhere was barred is not told as loaded.
    case "Page.frameStoppedLoading":
      isLoaded = isLoaded || hasBegun && parameters["frameId"]?.string == frame
    case "Page.javascriptDialogOpening": note(parameters)
    case "Inspector.targetCrashed": failure = .crashed
    case "Runtime.exceptionThrown":
      complain(parameters["exceptionDetails"]?["exception"]?["description"]?.string ?? "exception")
    case "Log.entryAdded": complain(parameters["entry"]?["text"]?.string ?? "")
    case "Runtime.executionContextCreated":
      let context = parameters["context"]
      let isOfPage = context?["auxData"]?["frameId"]?.string == frame || frame == nil
      if context?["name"]?.string == name, isOfPage { world = context?["id"]?.int }
    case "Runtime.executionContextsCleared": world = nil
    case "Network.requestWillBeSent":
      let type = parameters["type"]?.string ?? ""
      isConnected = isConnected || type == "EventSource"
      guard let id = parameters["requestId"]?.string, !PageState.lasting.contains(type) else {
        return
      }
      if pending[id] == nil { pending[id] = time }
    case "Network.loadingFinished", "Network.loadingFailed":
      if let id = parameters["requestId"]?.string { pending[id] = nil }
    default: break
    }
  }

  private mutating func complain(_ text: String) {
    if complaints.count < PageState.mostDialogs { complaints.append(String(text.prefix(200))) }
  }

  /// The page's own frame, once it is known.
  var frame: String?

  private mutating func note(_ dialog: JSON.Value) {
    let kind = dialog["type"]?.string ?? "dialog"
    let words = "\(kind): \((dialog["message"]?.string ?? "").prefix(200))"
    question = words
    if dialogs.count < PageState.mostDialogs { dialogs.append(words) }
  }
}
