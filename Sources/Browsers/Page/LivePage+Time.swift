internal import Encoding
internal import Processes

extension LivePage {
  /// Advances the page's virtual time.
  ///
  /// This time stands still while the page waits for the network.
  package func advanceTime(
    by milliseconds: Int, onTimeout error: BrowserError = LivePage.timeout
  ) throws(BrowserError) {
    guard milliseconds > 0 else { return }
    state.passingTime = milliseconds
    try call(
      "Emulation.setVirtualTimePolicy", timePolicy(milliseconds, waitsForNetwork: true),
      onTimeout: error)
    var waitsForNetwork = true
    while state.passingTime > 0 {
      if let failure = state.failure { throw failure }
      let now = MonotonicClock.seconds()
      watchNavigation(at: now)
      // A request that stays open waits for updates. The page is complete without these updates.
      if waitsForNetwork, state.hasOnlyLongRequests(at: now) {
        waitsForNetwork = false
        try call(
          "Emulation.setVirtualTimePolicy", timePolicy(milliseconds, waitsForNetwork: false),
          onTimeout: error)
      }
      if state.openDialog != nil, waitsInDialogs {
        interruptedWork = .time(milliseconds)
        throw .dialogIsOpen
      }
      guard now < deadline else { throw error }
      _ = try connection.receive(until: min(now + 0.25, deadline))
    }
    time += milliseconds
  }

  /// The page's virtual time, in milliseconds since it was opened.
  package var time: Int {
    get { state.time }
    set { state.time = newValue }
  }

  /// Whether the page has requests that are not finished.
  package var hasRequests: Bool { state.hasRequests }

  /// The latest possible virtual time, in milliseconds, of the beginning or end of a request by the
  /// page.
  package var lastRequestTime: Int { state.lastRequestTime }

  private func timePolicy(_ milliseconds: Int, waitsForNetwork: Bool) -> String {
    """
    {"policy": "\(waitsForNetwork ? "pauseIfNetworkFetchesPending" : "advance")", \
    "budget": \(milliseconds), "maxVirtualTimeTaskStarvationCount": 100}
    """
  }

  /// Makes the page's time and randomness repeatable.
  ///
  /// The page's clock starts at the same time in every run. Frames, idle callbacks and random
  /// numbers are fixed.
  func prepareTime() throws(BrowserError) {
    try call(
      "Emulation.setVirtualTimePolicy",
      "{\"policy\": \"pause\", \"initialVirtualTime\": \(LivePage.firstSecond)}")
    let script =
      LivePage.repeatableTiming + LivePage.workerLog + LivePage.browserLog + LivePage.heartbeats
    try call(
      "Page.addScriptToEvaluateOnNewDocument",
      """
      {"source": \(JSONWriter.quoted(script)), \
      "runImmediately": true}
      """
    )
  }

  /// The start time of every page, in seconds since 1970: 1 January 2026.
  static let firstSecond = 1_767_225_600

  /// A script for repeatable timing.
  ///
  /// Frames come every 16 milliseconds, idle callbacks after one millisecond, and random numbers
  /// from a fixed seed. View transitions are skipped, because they take frames in real time.
  private static let repeatableTiming = """
    (() => {
      const later = window.setTimeout.bind(window), never = window.clearTimeout.bind(window);
      window.requestAnimationFrame = (callback) => later(() => callback(performance.now()), 16);
      window.cancelAnimationFrame = never;
      window.requestIdleCallback = (callback) =>
        later(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
      window.cancelIdleCallback = never;
      let seed = 1;
      Math.random = () => (seed = seed * 16807 % 2147483647) / 2147483647;
      for (const type of [Document, Element]) {
        const start = type.prototype.startViewTransition;
        if (!start) continue;
        type.prototype.startViewTransition = function (...values) {
          const transition = start.apply(this, values);
          // A page that animates the transition goes on when the document has changed.
          transition.ready.catch(() => {});
          Object.defineProperty(transition, 'ready', { value: transition.updateCallbackDone });
          transition.skipTransition();
          return transition;
        };
      }
    })();
    """
}
