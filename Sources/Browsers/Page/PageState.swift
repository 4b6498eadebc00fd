internal import Encoding

/// The state of a page, which is updated by the events of the browser.
struct PageState {
  /// Whether the page and its resources have loaded.
  private(set) var isLoaded = false
  /// Whether the page's own document has been read to its end.
  private var hasContent = false
  private(set) var failure: BrowserError?
  private var eventCount = 0
  /// The page's virtual time, in milliseconds.
  var time = 0
  /// The number of milliseconds by which virtual time is advancing now; 0 if the time stands still.
  var passingTime = 0
  /// The number of documents that the page has loaded.
  private(set) var navigations = 0
  var channels = PageChannels()
  /// The number of seconds for which the page could receive messages so far.
  ///
  /// These seconds pass in real time and in virtual time.
  var channelTime = 0.0
  /// The time of the monotonic clock at which a message last arrived or was sent, or a request last
  /// began or ended; `nil` before the first time.
  private(set) var lastNetworkTime: Double?
  /// Whether a script of the document called a function whose answer the browser gives in real time.
  private(set) var usesBrowser = false
  /// Whether the page has shown a document after the initial empty document of each page.
  private var hasBegun = false
  /// The execution context of our scripts in the page, or `nil` while there is none.
  var world: Int?
  /// Errors of the page's scripts and security policy.
  private(set) var errors: [String] = []
  var openDialog: String?
  private(set) var dialogs: [String] = []
  /// The unfinished requests.
  private var pendingRequests: [String: PendingRequest] = [:]
  /// The redirects to the documents that the page has loaded.
  private(set) var redirects: [Redirect] = []
  /// The HTTP status of the last document.
  private(set) var status: Int?
  /// The latest possible virtual time of the beginning or end of a request.
  private(set) var lastRequestTime = 0
  /// The latest possible virtual time of the beginning or end of a script's request for data; `nil`
  /// if the document made no such request.
  private(set) var lastDataTime: Int?
  private var dataRequests: Set<String> = []
  /// The addresses of event sources of this document that their servers closed.
  ///
  /// The browser opens such a source again by itself.
  private var closedSources: Set<String> = []
  /// The last navigation of the main frame.
  var navigation: PageNavigation?
  /// The identifier of the page's main frame, or `nil` while the frame is not known.
  var frame: String?
  private let worldName: String

  /// The maximum number of events of a page; a page with more events fails.
  private static let eventLimit = 500_000
  private static let maximumListed = 20
  /// The maximum duration of an ordinary request, in seconds.
  ///
  /// A longer request is assumed to wait for updates.
  private static let longestRequest = 5.0
  /// The maximum duration of an ordinary response, in seconds.
  ///
  /// A response that takes longer is a stream.
  private static let longestResponse = 0.3
  /// The type of the requests of event sources.
  private static let eventSource = "EventSource"
  /// The types of requests whose responses can be streams.
  private static let streamTypes: Set<String> = ["Fetch", "XHR"]
  /// The methods of requests that only read data.
  ///
  /// The server sends no message because of such a request.
  ///
  /// Source: RFC 9110, section 9.2.1, “safe methods”.
  private static let readingMethods: Set<String> = ["GET", "HEAD", "OPTIONS"]
  /// The types of requests, such as web sockets, for whose end the program does not wait.
  private static let persistentTypes: Set<String> = [
    "WebSocket", "Ping", "Prefetch",
  ]

  /// Creates the state of a new page.
  ///
  /// - Parameter world: The name of our scripts' world.
  init(world: String) { worldName = world }

  /// The types of requests without which a page is not complete.
  private static let essentialTypes: Set<String> = ["Script", "Stylesheet"]

  /// A request whose response has not arrived completely.
  private struct PendingRequest {
    let address: String
    let type: String
    let start: Double
    /// The time at which the response began, or `nil` if it has not begun.
    var responseTime: Double?
  }

  /// Whether all unfinished requests have been open for a long time or receive a stream.
  ///
  /// Virtual time need not wait for such requests. The result is `false` if there are no unfinished
  /// requests, or while a navigation waits for its document.
  func hasOnlyLongRequests(at time: Double) -> Bool {
    !pendingRequests.isEmpty && !isAwaitingDocument
      && pendingRequests.values.allSatisfy { request in
        time - request.start >= PageState.longestRequest
          || request.responseTime.map { time - $0 >= PageState.longestResponse } == true
      }
  }

  var hasRequests: Bool { !pendingRequests.isEmpty }

  /// Returns the addresses of pictures and frames that do not finish loading, once everything else
  /// has loaded.
  ///
  /// Before that, the result is `nil`.
  func stalledRequests(at time: Double) -> [String]? {
    guard !isLoaded, hasContent, hasOnlyLongRequests(at: time) else { return nil }
    let requests = pendingRequests.values
    guard !requests.contains(where: { PageState.essentialTypes.contains($0.type) }) else {
      return nil
    }
    return requests.map(\.address).sorted()
  }

  /// Whether the page is waiting for the server to respond to a navigation.
  var isAwaitingDocument: Bool { navigation?.isAwaitingResponse == true }

  mutating func apply(_ event: BrowserConnection.Event, at time: Double) {
    eventCount += 1
    if eventCount > PageState.eventLimit { failure = failure ?? .tooMuch }
    let parameters = event.parameters
    switch event.method {
    case "Page.loadEventFired": isLoaded = true
    case "Page.domContentEventFired": hasContent = true
    case "Page.frameNavigated":
      guard parameters["frame"]?["id"]?.string == frame else { return }
      hasBegun = true
      navigations += 1
      navigation?.hasDocument = true
      status = navigation?.status
      channels.closeAll()
      (lastNetworkTime, usesBrowser) = (nil, false)
      lastDataTime = nil
      dataRequests = []
      closedSources = []
    case "Page.frameStartedLoading":
      if parameters["frameId"]?.string == frame { (isLoaded, hasContent) = (false, false) }
    case "Emulation.virtualTimeBudgetExpired": passingTime = 0
    // After a refused navigation, there is no load event.
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
    case "Network.responseReceived":
      let id = parameters["requestId"]?.string ?? ""
      if PageState.streamTypes.contains(parameters["type"]?.string ?? "") {
        pendingRequests[id]?.responseTime = time
        channels.begin(stream: id, at: channelTime)
      }
      guard id == navigation?.request else { return }
      navigation?.status = parameters["response"]?["status"]?.int
      navigation?.contentType = parameters["response"]?["mimeType"]?.string
    case "Network.requestWillBeSent":
      recordNavigation(parameters, at: time)
      (lastRequestTime, lastNetworkTime) = (self.time + passingTime, time)
      let type = parameters["type"]?.string ?? ""
      guard let id = parameters["requestId"]?.string, !PageState.persistentTypes.contains(type)
      else { return }
      if PageState.streamTypes.contains(type) {
        lastDataTime = lastRequestTime
        dataRequests.insert(id)
      }
      let address = parameters["request"]?["url"]?.string ?? ""
      let isStream = type == PageState.eventSource
      if isStream {
        channels.open(.events(id))
        // Events may answer the action that opened their source. A source that is opened again
        // after its server closed it, or while a page loads, answers no action.
        if isLoaded, !closedSources.contains(address) {
          channels.send(.events(address), at: channelTime)
        }
      }
      if pendingRequests[id] == nil {
        // An event source stays open. Virtual time does not stop for it.
        pendingRequests[id] = PendingRequest(
          address: address, type: type, start: isStream ? -.infinity : time)
      }
      let method = parameters["request"]?["method"]?.string ?? "GET"
      if PageState.streamTypes.contains(type), !PageState.readingMethods.contains(method) {
        channels.request(at: channelTime)
      }
    case "Network.loadingFinished", "Network.loadingFailed":
      guard let id = parameters["requestId"]?.string else { return }
      channels.close(request: id)
      if let request = pendingRequests.removeValue(forKey: id) {
        if request.type == PageState.eventSource, parameters["canceled"]?.bool != true {
          closedSources.insert(request.address)
        }
        (lastRequestTime, lastNetworkTime) = (self.time + passingTime, time)
        if dataRequests.remove(id) != nil { lastDataTime = lastRequestTime }
      }
      if event.method == "Network.loadingFailed", id == navigation?.request {
        navigation?.end(parameters["errorText"]?.string ?? "")
      }
    default: applyToChannels(event.method, parameters, at: time)
    }
  }

  /// Updates the channels with an event about messages.
  private mutating func applyToChannels(
    _ method: String, _ parameters: JSON.Value, at time: Double
  ) {
    let id = parameters["requestId"]?.string ?? ""
    let worker = parameters["sessionId"]?.string ?? ""
    if let payload = parameters["response"]?["payloadData"]?.string,
      PageChannels.isControl(payload)
    {
      return
    }
    switch method {
    case "Network.webSocketCreated": channels.connect(id, at: channelTime)
    case "Network.webSocketHandshakeResponseReceived":
      channels.receive(.socket(id), at: channelTime)
    case "Network.webSocketClosed": channels.close(.socket(id))
    case "Network.webSocketFrameSent": channels.send(.socket(id), at: channelTime)
    case "Network.webSocketFrameReceived": channels.receive(.socket(id), at: channelTime)
    case "Network.eventSourceMessageReceived":
      channels.receive(.events(pendingRequests[id]?.address ?? ""), at: channelTime)
    case "Network.dataReceived":
      if pendingRequests[id]?.responseTime != nil { channels.receive(.stream, at: channelTime) }
    case "Target.attachedToTarget":
      channels.open(.worker(worker))
      // Remove the request for the worker's script, because the browser reports its end in the
      // worker's session and not in the page's session.
      let script = parameters["targetInfo"]?["url"]?.string
      pendingRequests = pendingRequests.filter { $0.value.address != script }
    case "Target.detachedFromTarget": channels.close(.worker(worker))
    case "Runtime.consoleAPICalled":
      let word = parameters["args"]?.elements.first?["value"]?.string
      if word == PageState.sentToWorker { channels.send(.worker, at: channelTime) }
      if word == PageState.receivedFromWorker { channels.receive(.worker, at: channelTime) }
      if word == PageState.askedBrowser { usesBrowser = true }
      guard word == PageState.sentToWorker || word == PageState.receivedFromWorker else { return }
    default: return
    }
    lastNetworkTime = time
  }

  /// The texts that our script in the page logs for each message to a worker and for each message
  /// from a worker.
  static let sentToWorker = "announce: sent to worker"
  static let receivedFromWorker = "announce: received from worker"
  /// The text that our script in the page logs when a script calls a function of the browser whose
  /// answer takes real time.
  static let askedBrowser = "announce: asked browser"

  /// Records a request for a document of the main frame.
  private mutating func recordNavigation(_ request: JSON.Value, at time: Double) {
    guard request["type"]?.string == "Document", request["frameId"]?.string == frame,
      let id = request["requestId"]?.string, id == request["loaderId"]?.string
    else { return }
    let address = request["request"]?["url"]?.string ?? ""
    if navigation?.request == id, let redirect = request["redirectResponse"] {
      navigation?.redirect(to: address, status: redirect["status"]?.int ?? 0)
      if let last = navigation?.lastRedirect { record(last) }
    } else {
      if let old = navigation, old.hasDocument {
        record(Redirect(from: old.address, to: address, status: nil))
      }
      navigation = PageNavigation(id, to: address, at: time)
    }
  }

  private mutating func record(_ redirect: Redirect) {
    if redirects.count < PageState.maximumListed { redirects.append(redirect) }
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
