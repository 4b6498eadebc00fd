internal import Browsers

/// How the virtual time of a page passes in a session.
extension PageSession {
  /// The milliseconds after which the page is looked at again.
  ///
  /// A quiet page is looked at less often; what it announces, and where it moves focus, has its own
  /// time nevertheless.
  private var slice: Int {
    switch quietTime {
    case ..<LivePage.quietTime: 50
    // Messages arrive in real time.
    case _ where page.hasChannels: 250
    case ..<2_000: 250
    default: 1_000
    }
  }

  /// Advances the page to a time, or until the log has a new entry.
  func advance(to time: Int) throws(BrowserError) {
    let count = log.count
    try perform(isAction: false) { () throws(BrowserError) in
      try leaveField()
      while clock < time, log.count == count {
        try pass(min(slice, time - clock))
      }
    }
  }

  /// Advances the page until it is quiet, or until the log has a new entry.
  func advanceToRest() throws(BrowserError) {
    let count = log.count
    let end = clock + PageSession.longestUnrest
    try perform(isAction: false) { () throws(BrowserError) in
      try leaveField()
      while log.count == count, clock < end, !isQuiet || !isUpToDate {
        if isQuiet {
          try record(isThorough: true)
          isUpToDate = log.count == count
        } else {
          try pass(quietTime >= LivePage.quietTime ? 100 : 50)
        }
      }
    }
  }

  /// Whether nothing has changed, been requested or been done for half a second.
  private var isQuiet: Bool {
    let lastStart = max(actionTime, min(page.lastRequestTime - startTime, actionTime + 2_000))
    return quietTime >= LivePage.quietTime && Double(clock - lastStart) >= LivePage.quietTime
      && !page.isAwaitingMessage(since: actionChannelTime)
  }

  /// Lets virtual time pass, and real time, too, while messages can arrive.
  private func pass(_ milliseconds: Int) throws(BrowserError) {
    if page.hasChannels, isWaiting || page.isAwaitingMessage(since: actionChannelTime) {
      try page.receiveMessages(for: milliseconds)
    }
    try host.timed(.waiting) { () throws(BrowserError) in
      try page.advanceTime(by: milliseconds)
    }
    try record(isThorough: false)
  }

  /// The maximum time for which a page can keep changing, in milliseconds.
  private static let longestUnrest = 10_000
}
