internal import Encoding
internal import Processes

/// A browser context in which one page after another is opened.
///
/// All that these pages share are the scripts, styles and pictures that the browser has fetched.
/// Cookies and storage are removed before the next page opens.
///
/// The context is disposed of when this object is deinitialised, which needs exclusive access to
/// the browser.
package final class BrowserContext {
  let browser: HeadlessBrowser
  let id: String
  /// The page that is open now, or `nil` if there is none.
  weak var page: LivePage?
  /// The origins from which pages of this context could load.
  ///
  /// They can have left something in the storage.
  private var origins: Set<String> = []
  /// The identifier of the page that is closing, or an empty text if no page is closing.
  private var closingTarget = ""
  /// Whether the server did not answer messages that the last page sent while it opened.
  var isUnanswered = false
  /// Whether this context has already shown another page.
  private(set) var isUsed = false

  /// Creates a context whose network allows only what a filter allows.
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

  /// Waits until the previous page is closed, because its scripts may store something until then.
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
  /// - Parameter page: The page to open, to which the connection is already attached.
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
