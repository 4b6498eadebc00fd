internal import Encoding
internal import Processes

extension LivePage {
  /// Opens the page, and waits until it is quiet.
  func open() throws(BrowserError) {
    openingStart = MonotonicClock.seconds()
    let target = try connection.call(
      "Target.createTarget",
      "{\"url\": \"about:blank\", \"browserContextId\": \(JSONWriter.quoted(context.id))}",
      until: deadline, onTimeout: .startTimeout)
    let id = target["targetId"]?.string ?? ""
    let attached = try connection.call(
      "Target.attachToTarget", "{\"targetId\": \(JSONWriter.quoted(id)), \"flatten\": true}",
      until: deadline, onTimeout: .startTimeout)
    session = attached["sessionId"]?.string ?? ""
    connection.setHandler({ [weak self] in self?.handle($0) }, of: session)
    state.frame = id
    try context.begin(self)
    try prepare()
    let access = try giveAccess()
    let text: String
    switch request.source {
    case .address(let page): text = page.text
    case .file: text = fileAddress ?? ""
    }
    // The page loads only while its virtual time advances. Therefore, advance the time before
    // awaiting the answer.
    let navigation = connection.request(
      "Page.navigate", "{\"url\": \(JSONWriter.quoted(text))}", session: session)
    while true {
      if let answer = try connection.answer(to: navigation) {
        if let problem = answer["errorText"]?.string {
          try checkResponse()
          throw navigationError(problem)
        }
        break
      }
      try advanceTime(by: LivePage.slice)
    }
    try waitUntilLoaded()
    try checkResponse()
    try waitUntilQuiet(orFound: request.awaitedSelector)
    // During the wait, a script may have opened another document.
    try waitUntilLoaded()
    try checkResponse()
    redirects = state.redirects
    try endAccess(access)
    context.isUnanswered = state.channels.isUnanswered
    context.isSilent = isSilent
    isOpen = true
  }

  private func navigationError(_ problem: String) -> BrowserError {
    if problem.contains("ABORTED"), let origin = networkFilter.blockedOrigins.last {
      return BrowserError(
        "the page redirects to another origin, \(origin)",
        remedy: "open that address, or add --allow-origin \(origin)")
    }
    if problem.contains("ABORTED"), let status = state.navigation?.status {
      let isEmpty = status == 204 || status == 205
      return BrowserError(
        "the server responds \(isEmpty ? "without a page" : "with a file to save") (status \(status))",
        remedy: "check the address; only web pages can be opened")
    }
    return BrowserError(
      "the page cannot be opened: \(problem.prefix(100))",
      remedy: "check the address, and whether its server runs")
  }

  /// Whether the page and its resources have loaded, except for stalled pictures and frames.
  package var isLoaded: Bool {
    if state.isLoaded { return true }
    guard let stalled = state.stalledRequests(at: MonotonicClock.seconds()) else { return false }
    self.stalled = stalled
    return true
  }

  /// Waits until the page and its resources have loaded.
  package func waitUntilLoaded() throws(BrowserError) {
    while !isLoaded {
      // A file other than a web page may never finish loading.
      if !isOpen { try checkContentType() }
      try advanceTime(by: LivePage.slice)
    }
  }

  /// Waits until a new document has loaded and is quiet.
  package func waitForNewDocument() throws(BrowserError) {
    try waitUntilLoaded()
    try waitUntilQuiet()
  }

  /// Waits until the page is quiet: nothing is loading, and nothing has changed for half a second.
  ///
  /// - Parameter awaited: A selector, or `nil`. With a selector, the method waits until an element
  ///   matches the selector.
  private func waitUntilQuiet(orFound awaited: String? = nil) throws(BrowserError) {
    let restless = BrowserError(
      "the page keeps changing",
      remedy: "wait for an element with --wait-for SELECTOR, or raise --timeout")
    let missing = awaited.map {
      BrowserError(
        "no element matched “\($0)” in time", remedy: "check the selector, or raise --timeout")
    }
    let selector = JSONWriter.quoted(awaited ?? "")
    let beginning = time
    var hasWaited = false
    let waitsEnd = state.channelTime + state.channels.patience
    var blankStart: Moment?
    while true {
      let answer = try evaluate(
        "announceWatch(\(selector))", onTimeout: missing ?? restless)
      if let awaited, let missing {
        if answer?["found"]?.bool == true { return }
        if answer?["found"]?.kind == .null {
          throw BrowserError(
            "“\(awaited)” is not a CSS selector", remedy: "give one such as main or #form")
        }
        guard MonotonicClock.seconds() < deadline else { throw missing }
        // After a long virtual time, give the server real time in which to respond.
        if time - beginning > LivePage.longestUnrest { try receive(for: 0.02) }
      } else {
        if let quiet = answer?["quiet"]?.double, quiet >= LivePage.quietTime,
          !isBuilding(since: beginning)
        {
          let blank = waitOfBlankPage(answer, since: &blankStart)
          let isUnbuilt = blank.isReal || blank.isVirtual
          guard hasChannels || isUnbuilt, !hasWaited || isAwaitingMessage() || isUnbuilt else {
            return endWaiting()
          }
          if hasChannels || blank.isReal {
            try waitForMessages(isFirst: !hasWaited)
            hasWaited = true
          }
        } else if hasWaited, state.channelTime < waitsEnd {
          // The page changed during the wait, so it may not be complete yet.
          hasWaited = false
          isSilent = false
        }
        guard time - beginning < LivePage.longestUnrest else { throw restless }
      }
      try advanceTime(by: LivePage.slice, onTimeout: missing ?? LivePage.timeout)
    }
  }

  /// A moment in real time, in seconds of the monotonic clock, and in virtual time, in milliseconds.
  private struct Moment {
    let real: Double
    let virtual: Int
  }

  /// Whether the page shows nothing yet, but may soon show something: in real time, what its server sends
  /// unasked, or in virtual time.
  ///
  /// Without a channel, its scripts may still wait for the browser, for example until a service
  /// worker is installed. If they wait for nothing that takes real time, they can only wait for
  /// virtual time, or until other scripts that they loaded are compiled.
  ///
  /// - Parameters:
  ///   - answer: The answer of our script in the page.
  ///   - start: The moment at which the page was blank for the first time.
  private func waitOfBlankPage(
    _ answer: JSON.Value?, since start: inout Moment?
  ) -> (isReal: Bool, isVirtual: Bool) {
    let now = Moment(real: MonotonicClock.seconds(), virtual: time)
    let first = start ?? now
    start = first
    guard answer?["isBlank"]?.bool == true else { return (false, false) }
    let patience = state.channels.patience
    guard !hasChannels else { return (now.real - first.real < patience, false) }
    // Data, frames, animations, and functions of the browser take real time.
    if state.usesBrowser || state.lastDataTime != nil || answer?["isSimple"]?.bool != true {
      return (now.real - first.real < patience / 2, false)
    }
    let compiling = min(
      max(LivePage.quietTime / 1_000, first.real - openingStart), patience / 2)
    // Scripts may send something again and again, such as reports, without showing anything.
    let isCompiling =
      now.real - (state.lastNetworkTime ?? first.real) < compiling
      && now.real - first.real < patience
    return (
      answer?["hasScripts"]?.bool == true && isCompiling,
      now.virtual - first.virtual < LivePage.longestBlank
    )
  }

  /// Waits until the first messages have arrived, or a moment longer.
  ///
  /// Messages arrive in real time, and scripts are compiled in real time. The time since the last message or
  /// request counts, but at least half of the wait takes place while the page is quiet. The wait is longer
  /// if the page opened slowly, and shorter if nothing came in the wait of an earlier page in this context.
  private func waitForMessages(isFirst: Bool) throws(BrowserError) {
    guard isFirst else { return try receiveMessages(for: LivePage.slice) }
    let now = MonotonicClock.seconds()
    var wait = LivePage.quietTime / 1_000 * state.channels.slowness
    if !isOpen {
      if openingTime == 0 {
        openingTime = now - openingStart
        state.channels.adapt(toOpeningTime: openingTime)
      }
      wait = max(LivePage.quietTime / 1_000 * state.channels.slowness, openingTime / 4)
    }
    let last = state.lastNetworkTime
    var passed = min(now - (last ?? now), wait / 2)
    if !isOpen, context.isSilent { passed = max(passed, wait * 0.6) }
    try receiveMessages(for: Int(wait * 1_000), passed: passed)
    if state.lastNetworkTime != last { isSilent = false }
  }

  /// Whether the page may soon show data that its scripts fetched a moment ago.
  ///
  /// - Parameter beginning: The virtual time at which the wait for the page began.
  private func isBuilding(since beginning: Int) -> Bool {
    guard let last = state.lastDataTime else { return false }
    return time - last < LivePage.buildingTime && time - beginning < LivePage.longestBuilding
  }

  /// The maximum time, in milliseconds, between the latest request for data and the moment when a
  /// page shows this data.
  ///
  /// Assumed: applications delay their first screen by a second at most.
  private static let buildingTime = 1_500
  /// The time, in milliseconds, after which a quiet page is read even if its scripts still request
  /// data again and again.
  private static let longestBuilding = 5_000
  /// The virtual time, in milliseconds, for which a blank page may wait for its own timers.
  private static let longestBlank = 2_500
  /// The time without a change, in milliseconds, after which a page counts as quiet.
  package static let quietTime = 500.0
  /// The maximum virtual time for which a page can keep changing, in milliseconds.
  private static let longestUnrest = 30_000
  /// The length, in milliseconds, of one step of virtual time while a page loads.
  private static let slice = 100
}
