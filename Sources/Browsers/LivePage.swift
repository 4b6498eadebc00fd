internal import Programs
internal import SystemLibrary

/// A page in a browser of its own, from its start to its end.
package final class LivePage {
  private let request: PageRequest
  private let connection: BrowserConnection
  private let deadline: Double
  private var session = ""
  private var state = PageState(world: LivePage.world)
  private var wall: NetworkWall
  /// Goes after the browser, which writes into it.
  private let profile: BrowserProfile?
  /// What has to be said beside the page itself.
  package private(set) var remarks: [String] = []

  private static let world = "announce"
  private static let late = BrowserError(
    "the page was not done in time",
    remedy: "look whether a script runs for ever, or give it longer with --timeout")

  /// Starts a browser and shows a page in it.
  ///
  /// - Parameter temporary: The folder for what the browser writes.
  package convenience init(
    _ request: PageRequest, in program: BrowserProgram, temporary: String
  ) throws(BrowserError) {
    let deadline = SteadyClock.seconds() + request.seconds
    let folder = try LivePage.folder(of: request)
    let wall = NetworkWall(request, folder: folder)
    let profile = try BrowserProfile(in: temporary)
    let isRoot = getuid() == 0
    if isRoot { try LivePage.checkTrust(request) }
    let flags =
      LivePage.flags(profile.folder, request) + wall.flags + (isRoot ? ["--no-sandbox"] : [])
    let variables = ["PATH", "LANG", "TZ", "LD_LIBRARY_PATH"].compactMap { name in
      SystemCall.environment(name).map { "\(name)=\($0)" }
    }
    let started = SocketProgram.startOnDescriptors(
      program.path, flags,
      environment: variables + ["HOME=\(profile.folder)", "TMPDIR=\(profile.folder)"])
    guard case .success(let running) = started else {
      throw BrowserError(
        "“\(program.path)” cannot be started", remedy: "name another browser with --browser-path")
    }
    self.init(
      request, BrowserConnection(RunningBrowser(running)), wall, profile, until: deadline)
    if isRoot { remarks.append("The browser ran without its sandbox, as it has to for root.") }
    try show(folder?.address)
  }

  init(
    _ request: PageRequest, _ connection: BrowserConnection, _ wall: NetworkWall,
    _ profile: BrowserProfile?, until deadline: Double
  ) {
    self.request = request
    self.connection = connection
    self.wall = wall
    self.profile = profile
    self.deadline = deadline
    connection.listener = { [weak self] in self?.take($0) }
  }

  /// The origins that the page asked in vain.
  package var blocked: [String] { wall.blocked }

  /// The questions that the page asked in dialogs, which were answered with no.
  package var dialogs: [String] { state.dialogs }

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

  private static func flags(_ profile: String, _ request: PageRequest) -> [String] {
    [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--no-default-browser-check", "--disable-extensions", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--disable-default-apps", "--mute-audio",
      "--hide-scrollbars", "--disable-breakpad", "--disable-crash-reporter",
      "--password-store=basic", "--use-mock-keychain", "--disable-gpu",
      "--disable-features=BackForwardCache,Translate,OptimizationHints,MediaRouter",
      "--lang=\(request.language ?? "en-US")",
    ]
  }

  private func take(_ event: BrowserConnection.Event) {
    state.take(event, at: SteadyClock.seconds())
    switch event.method {
    case "Fetch.requestPaused": answer(event)
    case "Page.javascriptDialogOpening":
      connection.send("Page.handleJavaScriptDialog", "{\"accept\": false}", session: event.session)
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
  private func call(
    _ method: String, _ parameters: String = "{}", late: BrowserError = LivePage.late
  ) throws(BrowserError) -> ProtocolValue {
    try connection.call(
      method, parameters, session: session.isEmpty ? nil : session, until: deadline, late: late)
  }
}

extension LivePage {
  /// Opens the page and waits until it is quiet.
  func show(_ address: String?) throws(BrowserError) {
    let slow = BrowserError(
      "the browser did not start in time",
      remedy: "give it longer with --timeout, or name another with --browser-path")
    connection.send("Browser.setDownloadBehavior", "{\"behavior\": \"deny\"}")
    let target = try call("Target.createTarget", "{\"url\": \"about:blank\"}", late: slow)
    let id = target["targetId"]?.string ?? ""
    let attached = try call(
      "Target.attachToTarget", "{\"targetId\": \(ProtocolValue.quoted(id)), \"flatten\": true}",
      late: slow)
    session = attached["sessionId"]?.string ?? ""
    state.frame = id
    try prepare()
    let text: String
    switch request.source {
    case .address(let page): text = page.text
    case .file: text = address ?? ""
    }
    let went = try call("Page.navigate", "{\"url\": \(ProtocolValue.quoted(text))}")
    if let problem = went["errorText"]?.string { throw refusal(problem) }
    try waitUntilLoaded()
    try waitUntilQuiet()
  }

  /// Sets the browser up as a phone, command by command: where they are not waited for, its renderer
  /// crashes in one start of five.
  private func prepare() throws(BrowserError) {
    for domain in ["Page", "Runtime", "Network", "DOM", "Inspector"] {
      try call("\(domain).enable")
    }
    for (method, parameters) in emulation {
      try call(method, parameters)
    }
    try call("Fetch.enable", "{\"patterns\": [{\"urlPattern\": \"*\"}]}")
  }

  private var emulation: [(String, String)] {
    let features = PageRequest.preferenceFeatures.map { name, feature, value in
      let chosen = request.preferences.contains(name) ? value : usual(feature)
      return "{\"name\": \"\(feature)\", \"value\": \"\(chosen)\"}"
    }
    return [
      (
        "Emulation.setDeviceMetricsOverride",
        """
        {"width": \(request.width), "height": \(request.height), "deviceScaleFactor": 3, \
        "mobile": true}
        """
      ),
      ("Emulation.setTouchEmulationEnabled", "{\"enabled\": true, \"maxTouchPoints\": 5}"),
      (
        "Emulation.setEmulatedMedia",
        """
        {"features": [\((features + LivePage.touchFeatures).joined(separator: ", "))]}
        """
      ),
      ("Emulation.setFocusEmulationEnabled", "{\"enabled\": true}"),
      ("Emulation.setTimezoneOverride", "{\"timezoneId\": \"UTC\"}"),
      (
        "Emulation.setLocaleOverride",
        "{\"locale\": \(ProtocolValue.quoted(request.language ?? "en-US"))}"
      ),
    ]
  }

  private static let touchFeatures = [
    "{\"name\": \"hover\", \"value\": \"none\"}", "{\"name\": \"pointer\", \"value\": \"coarse\"}",
  ]

  private func usual(_ feature: String) -> String {
    feature == "prefers-color-scheme" ? "light" : "no-preference"
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

  private func waitUntilLoaded() throws(BrowserError) {
    while !state.isLoaded {
      if state.hasCrashed { throw .crashed }
      guard try connection.listen(until: deadline) else { throw LivePage.late }
    }
  }

  /// Waits until nothing is on its way and nothing has changed for half a second; where a selector
  /// is awaited, only for that.
  private func waitUntilQuiet() throws(BrowserError) {
    let restless = BrowserError(
      "the page never gets quiet",
      remedy: "write --wait-for with a selector of what matters, or a longer --timeout")
    let selector = ProtocolValue.quoted(request.awaited ?? "")
    while true {
      if state.hasCrashed { throw .crashed }
      if state.world == nil { try makeWorld(restless) }
      let answer = try evaluate("announceWatch(\(selector))", late: restless)
      if request.awaited != nil {
        if answer?["found"]?.bool == true { return }
        if answer?["found"] == .null {
          throw BrowserError(
            "“\(request.awaited ?? "")” is no selector", remedy: "write one of CSS, such as main")
        }
      } else if let calm = answer?["calm"]?.double, calm >= 500,
        !state.isWaiting(at: SteadyClock.seconds())
      {
        return
      }
      let now = SteadyClock.seconds()
      guard now < deadline else {
        guard let selector = request.awaited else { throw restless }
        throw BrowserError(
          "“\(selector)” did not come in time", remedy: "check the selector, or give it longer")
      }
      let pause = min(now + 0.05, deadline)
      while SteadyClock.seconds() < pause { _ = try connection.listen(until: pause) }
    }
  }

  /// Makes the world of our scripts, which the page does not see, and begins to watch.
  ///
  /// A page that goes elsewhere takes it away; what has just happened there does not matter then.
  private func makeWorld(_ late: BrowserError) throws(BrowserError) {
    let frame = ProtocolValue.quoted(state.frame ?? "")
    _ = try call(
      "Page.createIsolatedWorld", "{\"frameId\": \(frame), \"worldName\": \"\(LivePage.world)\"}",
      late: late)
    _ = try evaluate(LivePage.watch, late: late)
  }

  /// What an expression is worth in the world of our scripts; absent while the page has none.
  private func evaluate(
    _ expression: String, late: BrowserError = LivePage.late
  ) throws(BrowserError) -> ProtocolValue? {
    guard let world = state.world else { return nil }
    let answer = try call(
      "Runtime.evaluate",
      """
      {"expression": \(ProtocolValue.quoted(expression)), "contextId": \(world), \
      "returnByValue": true}
      """, late: late)
    return answer["exceptionDetails"] == nil ? answer["result"]?["value"] : nil
  }

  /// What a script makes of the page, a text.
  ///
  /// - Parameters:
  ///   - script: An expression that is a function of options.
  ///   - options: These, in JSON.
  package func text(of script: String, options: String) throws(BrowserError) -> String {
    let hidden = try HiddenParts(
      evaluate: { expression throws(BrowserError) in try self.evaluate(expression) },
      call: { method, parameters throws(BrowserError) in try self.call(method, parameters) },
      world: state.world)
    let given = hidden.isEmpty ? options : "Object.assign(\(options), globalThis.announceHidden)"
    guard let text = try evaluate("(\(script)\n)(\(given))")?.string else {
      if state.hasCrashed { throw .crashed }
      throw BrowserError(
        "the page could not be read", remedy: "open it in a browser and look what it does")
    }
    return text
  }

  /// Tells for how long nothing has changed; what changes over and over does not count.
  private static let watch = """
    (() => {
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
