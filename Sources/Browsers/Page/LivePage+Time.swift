internal import Encoding
internal import Processes

extension LivePage {
  /// Lets time of the page pass, in milliseconds; it stands still while what the page asked is on its way.
  package func pass(
    _ milliseconds: Int, late: BrowserError = LivePage.late
  ) throws(BrowserError) {
    guard milliseconds > 0 else { return }
    state.isTimePassing = true
    try call(
      "Emulation.setVirtualTimePolicy", budget(milliseconds, isPatient: true), late: late)
    var isPatient = true
    while state.isTimePassing {
      if let failure = state.failure { throw failure }
      let now = MonotonicClock.seconds()
      // What is open for that long waits for news, and is no part of the page.
      if isPatient, state.isWaitingLong(at: now) {
        isPatient = false
        try call(
          "Emulation.setVirtualTimePolicy", budget(milliseconds, isPatient: false), late: late)
      }
      if state.question != nil, waitsInDialogs {
        unfinished = .time
        throw .asked
      }
      guard now < deadline else { throw late }
      _ = try connection.listen(until: min(now + 0.25, deadline))
    }
    time += milliseconds
  }

  /// Milliseconds of the page's own time since its browser opened it.
  package var time: Int {
    get { state.time }
    set { state.time = newValue }
  }

  private func budget(_ milliseconds: Int, isPatient: Bool) -> String {
    """
    {"policy": "\(isPatient ? "pauseIfNetworkFetchesPending" : "advance")", \
    "budget": \(milliseconds), "maxVirtualTimeTaskStarvationCount": 100}
    """
  }

  /// Stops the page's clock at the same moment for every run, and makes what browsers do by frames or by
  /// chance happen by that clock.
  func prepareTime() throws(BrowserError) {
    try call(
      "Emulation.setVirtualTimePolicy",
      "{\"policy\": \"pause\", \"initialVirtualTime\": \(LivePage.firstSecond)}")
    try call(
      "Page.addScriptToEvaluateOnNewDocument",
      "{\"source\": \(JSONWriter.quoted(LivePage.clockwork)), \"runImmediately\": true}")
  }

  /// Seconds since 1970 when every page begins: 1 January 2026.
  static let firstSecond = 1_767_225_600

  /// Frames every 16 milliseconds, idle at once, the same numbers by chance each time.
  private static let clockwork = """
    (() => {
      const later = window.setTimeout.bind(window), never = window.clearTimeout.bind(window);
      window.requestAnimationFrame = (callback) => later(() => callback(performance.now()), 16);
      window.cancelAnimationFrame = never;
      window.requestIdleCallback = (callback) =>
        later(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 1);
      window.cancelIdleCallback = never;
      let seed = 1;
      Math.random = () => (seed = seed * 16807 % 2147483647) / 2147483647;
    })();
    """
}
