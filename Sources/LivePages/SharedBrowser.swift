package import Browsers
internal import Dispatch

/// A browser that sites share: it starts with the first page that is shown, and ends with this value.
///
/// The browser’s own words have one language, so that there is one for each language that is asked for. One
/// that crashed is followed by another.
///
/// Unchecked: the browsers and their pages are touched only while the gate is held.
package final class SharedBrowser: @unchecked Sendable {
  private let program: BrowserProgram
  private let temporary: String
  private let gate = DispatchSemaphore(value: 1)
  private var running: [String: HeadlessBrowser] = [:]
  /// Pages that no session acts on any more.
  private let retired = RetiredPages()

  /// A browser that is not started yet.
  ///
  /// - Parameter temporary: The folder for what the browser writes.
  package init(_ program: BrowserProgram, temporary: String) {
    self.program = program
    self.temporary = temporary
  }

  /// Does something while nobody else touches the browser or its pages.
  package func withExclusiveAccess<Made>(_ act: () -> Made) -> Made {
    gate.wait()
    defer { gate.signal() }
    retired.letGo()
    return act()
  }

  /// Shows a page of its own, once it is quiet; only ``alone(_:)``.
  package func show(
    _ request: PageRequest, observer: String = ""
  ) throws(BrowserError) -> LivePage {
    let language = request.language ?? HeadlessBrowser.usualLanguage
    let browser = try started(language)
    do throws(BrowserError) {
      return try LivePage(request, in: browser, observer: observer)
    } catch {
      // One that does not answer would fail the next page as well.
      if error == .slow { running[language] = nil }
      throw error
    }
  }

  private func started(_ language: String) throws(BrowserError) -> HeadlessBrowser {
    if let browser = running[language], !browser.isGone { return browser }
    // Before the next one starts, so that they never stand beside each other.
    running[language] = nil
    let browser = try HeadlessBrowser(program, language: language, temporary: temporary)
    running[language] = browser
    return browser
  }

  /// Keeps a page that nobody acts on any more until the browser is free to close it.
  func retire(_ page: LivePage) { retired.append(page) }
}

/// Unchecked: the pages are touched only while the lock is held.
private final class RetiredPages: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var pages: [LivePage] = []

  func append(_ page: LivePage) {
    lock.wait()
    defer { lock.signal() }
    pages.append(page)
  }

  /// Lets the pages go, which closes them.
  func letGo() {
    lock.wait()
    let gone = pages
    pages = []
    lock.signal()
    withExtendedLifetime(gone) {}
  }
}
