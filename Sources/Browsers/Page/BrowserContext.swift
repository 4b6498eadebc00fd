internal import Encoding
internal import Processes

/// A browser context in which one page after another is opened.
///
/// The pages share only fetched scripts, styles and pictures. Before the next page opens, cookies
/// and storage are removed.
///
/// When this object is deinitialised, it disposes of the context. The thread that releases the
/// object must therefore have exclusive access to the browser.
package final class BrowserContext {
  let browser: HeadlessBrowser
  let id: String
  /// The page that is open now, or `nil` if there is none.
  weak var page: LivePage?
  /// The origins from which pages of this context could load data.
  ///
  /// The storage of these origins is cleared before the next page opens.
  private var origins: Set<String> = []
  /// The DevTools identifier of the page that is closing, or an empty text if no page is closing.
  private var closingTarget = ""
  /// Whether the server left messages of the last page unanswered while that page opened.
  var isUnanswered = false
  /// Whether the server sent nothing to the last page once that page was quiet.
  var isSilent = false
  /// Whether this context showed another page before the current one.
  private(set) var isUsed = false

  /// Creates a context.
  ///
  /// Its pages can send only requests that a network filter allows.
  init(
    for filter: NetworkFilter, in browser: HeadlessBrowser, until deadline: Double
  ) throws(BrowserError) {
    self.browser = browser
    let created = try browser.connection.call(
      "Target.createBrowserContext",
      """
      {"disposeOnDetach": true, "proxyServer": \(JSONWriter.quoted(filter.proxy.server)), \
      "proxyBypassList": \(JSONWriter.quoted(filter.proxy.bypassed))}
      """, until: deadline, onTimeout: .startTimeout)
    id = created["browserContextId"]?.string ?? ""
  }

  deinit {
    guard !id.isEmpty else { return }
    browser.connection.send(
      "Target.disposeBrowserContext", "{\"browserContextId\": \(JSONWriter.quoted(id))}")
  }

  /// Waits until the previous page is closed.
  ///
  /// Until then, the scripts of that page may store data.
  ///
  /// - Returns: Whether a page can be opened in this context now.
  func isFree(in browser: HeadlessBrowser) throws(BrowserError) -> Bool {
    guard self.browser === browser, !browser.isGone, page == nil else { return false }
    let end = MonotonicClock.seconds() + BrowserContext.closingTime
    while !closingTarget.isEmpty {
      let known = try browser.connection.call(
        "Target.getTargets", until: end, onTimeout: .startTimeout)
      let isOpen = known["targetInfos"]?.elements.contains {
        $0["targetId"]?.string == closingTarget
      }
      if isOpen != true { closingTarget = "" }
      guard MonotonicClock.seconds() < end else { return false }
    }
    return true
  }

  /// The seconds that a page may take to close.
  private static let closingTime = 1.0

  /// Makes the browser close the page that is open.
  func close(target: String) {
    guard !target.isEmpty else { return }
    closingTarget = target
    browser.connection.send(
      "Target.closeTarget", "{\"targetId\": \(JSONWriter.quoted(target))}")
  }

  /// Removes the cookies and the storage of the previous page.
  ///
  /// - Parameter page: The page to open. The connection is already attached to this page.
  func begin(_ page: LivePage) throws(BrowserError) {
    self.page = page
    isUsed = !origins.isEmpty
    if isUsed {
      _ = try browser.connection.call(
        "Storage.clearCookies", "{\"browserContextId\": \(JSONWriter.quoted(id))}",
        until: page.deadline, onTimeout: LivePage.timeout)
    }
    for origin in origins.sorted() {
      try page.call(
        "Storage.clearDataForOrigin",
        "{\"origin\": \(JSONWriter.quoted(origin)), \"storageTypes\": \"all\"}")
    }
    let addresses = [page.ownAddress].compactMap(\.self) + page.request.allowedOrigins
    origins.formUnion(addresses.map(\.origin))
  }
}
