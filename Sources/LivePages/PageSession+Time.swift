internal import Browsers

/// The part of a session that advances the page's virtual time.
extension PageSession {
  /// The number of milliseconds for which virtual time advances before the page is checked again.
  ///
  /// Between checks, a script in the page records announcements, moves of focus, and the time at
  /// which the page has settled.
  private var slice: Int {
    // Messages, responses and animations need real time, which passes a little with each check.
    // Therefore, check often while the page waits for them.
    guard page.hasChannels || page.hasRequests || isMoving else { return 5_000 }
    return quietTime < LivePage.quietTime ? 50 : 250
  }

  /// Advances the page's virtual time to a given time, or until the log has a new entry.
  func advance(to time: Int) throws(BrowserError) {
    let count = log.count
    try perform(isAction: false) { () throws(BrowserError) in
      try finishMoves()
      while clock < time, log.count == count {
        try pass(min(slice, time - clock))
      }
    }
  }

  /// Advances the page's virtual time until the page is quiet, or until the log has a new entry.
  func advanceToRest() throws(BrowserError) {
    let count = log.count
    let end = clock + PageSession.longestUnrest
    try perform(isAction: false) { () throws(BrowserError) in
      try finishMoves()
      while log.count == count, clock < end, !isQuiet || !isUpToDate {
        if isQuiet {
          try record(.always)
        } else {
          try pass(min(slice, max(restlessTime, 50)))
        }
      }
    }
  }

  /// Whether nothing has happened for half a second: no change, no request and no action of the
  /// user.
  private var isQuiet: Bool {
    restlessTime == 0 && !page.isAwaitingMessage(since: actionChannelTime)
  }

  /// The remaining number of milliseconds until nothing has happened for half a second.
  private var restlessTime: Int {
    let lastStart = max(actionTime, min(page.lastRequestTime - startTime, actionTime + 2_000))
    return max(
      0, Int((LivePage.quietTime - min(quietTime, Double(clock - lastStart))).rounded(.up)))
  }

  /// Lets virtual time pass.
  ///
  /// While messages can arrive, real time passes, too.
  private func pass(_ milliseconds: Int) throws(BrowserError) {
    if page.hasChannels, isWaiting || page.isAwaitingMessage(since: actionChannelTime) {
      try page.receiveMessages(for: milliseconds)
    }
    try host.timed(.waiting) { () throws(BrowserError) in
      try page.advanceTime(by: milliseconds)
    }
    try record(.ifQuiet)
  }

  /// The maximum virtual time for which ``advanceToRest()`` waits for the page to be quiet, in
  /// milliseconds.
  private static let longestUnrest = 10_000
}
