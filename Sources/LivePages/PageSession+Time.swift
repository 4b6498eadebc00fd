internal import Browsers

/// The part of a session that advances the page's virtual time.
extension PageSession {
  /// The number of milliseconds by which virtual time advances between two checks of the page.
  ///
  /// Between checks, a script in the page records announcements, moves of focus, and the time at
  /// which changes ended.
  private var slice: Int {
    // Messages, responses and animations need real time. Each check takes a little real time.
    // Therefore, check often while the page has sockets, requests or animations.
    guard page.hasChannels || page.hasRequests || isMoving else { return 5_000 }
    return quietTime < LivePage.quietTime ? 50 : 250
  }

  /// Advances the page's virtual time to a given time, or until the log has a new entry.
  func advance(to time: Int) throws(BrowserError) {
    let count = log.count
    try perform(isAction: false) { () throws(BrowserError) in
      try finishMoves()
      while clock < time, log.count == count {
        // An action may lead to a new page. Check for it as soon as a gesture without a pause does.
        let unrest = restlessTime
        let step = unrest > 0 ? min(slice, max(unrest, 50)) : slice
        try pass(min(step, time - clock))
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

  /// Whether the page awaits no message, and had no change, request or action of the user for half
  /// a second.
  private var isQuiet: Bool {
    restlessTime == 0 && !page.isAwaitingMessage(since: actionChannelTime)
  }

  /// The remaining milliseconds until the page has had no change, request or action for half a
  /// second.
  private var restlessTime: Int {
    let lastStart = max(actionTime, min(page.lastRequestTime - startTime, actionTime + 2_000))
    return max(
      0, Int((LivePage.quietTime - min(quietTime, Double(clock - lastStart))).rounded(.up)))
  }

  /// Lets virtual time pass.
  ///
  /// If messages can arrive, lets the same real time pass, too.
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
