internal import Encoding
internal import Processes

extension LivePage {
  /// Runs axe-core in the page, and returns its results as JSON.
  ///
  /// It runs in the isolated world of our scripts, which the page's own scripts and its content
  /// security policy do not affect. Documents in frames are not checked.
  ///
  /// Source: axe-core, doc/API.md.
  ///
  /// - Parameter script: The script that defines `axe`, which is axe.min.js of axe-core.
  package func results(ofAxe script: String) throws(BrowserError) -> String {
    let isThere = try evaluate(
      "\(script)\n;typeof axe === 'object' && typeof axe.run === 'function'")
    guard isThere?.bool == true else {
      throw BrowserError(
        "the script of --axe does not define axe.run", remedy: "give axe.min.js of axe-core")
    }
    _ = try evaluate(LivePage.axeRun)
    while true {
      if let text = try evaluate("globalThis.announceAxe")?.string { return try checked(text) }
      guard MonotonicClock.seconds() < deadline else {
        throw BrowserError("axe-core does not end", remedy: "raise --timeout")
      }
      try advanceTime(by: 50)
    }
  }

  private func checked(_ text: String) throws(BrowserError) -> String {
    guard text.hasPrefix("error: ") else { return text }
    throw BrowserError(
      "axe-core failed: \(text.dropFirst("error: ".count).prefix(200))",
      remedy: "check that the page works with this version of axe-core")
  }

  private static let axeRun = """
    axe.run(document, {
      iframes: false, rules: { 'frame-tested': { enabled: false } },
      resultTypes: ['violations', 'incomplete'],
    }).then(
      (found) => {
        const { testEngine, url, violations, incomplete } = found;
        globalThis.announceAxe = JSON.stringify({ testEngine, url, violations, incomplete });
      },
      (error) => { globalThis.announceAxe = `error: ${error}`; });
    0
    """
}
