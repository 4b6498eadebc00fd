package import Browsers
internal import Dispatch
internal import TextIO

/// A browser that several pages share.
///
/// The browser starts when the first page opens, and its processes are ended when this object is
/// deinitialised.
///
/// There is one process for each language, because a browser process shows its own texts in one
/// language. A process that crashed is replaced.
///
/// Several threads load pages at once: while one thread waits for the browser, others can use it.
///
/// Unchecked: the browsers and their pages are accessed only while the lock is held.
package final class SharedBrowser: @unchecked Sendable {
  private let program: BrowserProgram
  private let bindsCookies: Bool
  private let temporary: String
  private let access = ExclusiveAccess()
  /// A semaphore that limits the number of open pages.
  private let pageLimit: DispatchSemaphore
  /// The number of actions of ``withPageSlot(_:)`` that are in progress.
  private let work = WorkCount()
  private var running: [String: HeadlessBrowser] = [:]
  /// Pages of ended sessions and browser contexts without pages, which must still be released.
  private let retired = RetiredObjects()

  /// Creates a browser.
  ///
  /// The first page that is opened starts the browser process.
  ///
  /// - Parameters:
  ///   - program: The browser to start.
  ///   - bindsCookies: Whether the browser sends a cookie only to the port of the server that set
  ///     it.
  ///   - temporary: The folder in which the browser's profile is created.
  ///   - pages: The maximum number of pages that are open at once. Only pages that are opened
  ///     inside ``withPageSlot(_:)`` count.
  package init(
    _ program: BrowserProgram, bindsCookies: Bool = false, temporary: String, pages: Int = 4
  ) {
    self.program = program
    self.bindsCookies = bindsCookies
    self.temporary = temporary
    pageLimit = DispatchSemaphore(value: max(1, pages))
  }

  /// Performs an action while no other thread uses the browser or its pages.
  ///
  /// While the action waits for the browser, other threads may use it.
  package func withExclusiveAccess<Output>(_ act: () -> Output) -> Output {
    access.hold {
      retired.removeAll()
      return act()
    }
  }

  /// Waits until the number of open pages is below the limit, and then performs all work on a page.
  package func withPageSlot<Output, Failure: Error>(
    _ act: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    pageLimit.wait()
    defer { pageLimit.signal() }
    work.change(by: 1)
    defer { work.change(by: -1) }
    return try act()
  }

  /// Whether several actions of ``withPageSlot(_:)`` are in progress.
  var isBusy: Bool { work.count > 1 }

  /// Opens a page, and waits until it is quiet.
  ///
  /// Call this method only inside ``withExclusiveAccess(_:)``.
  package func open(
    _ request: PageRequest, at context: BrowserContext? = nil, observer: String = ""
  ) throws(BrowserError) -> LivePage {
    let language = request.language ?? HeadlessBrowser.defaultLanguage
    let browser = try runningBrowser(language)
    do throws(BrowserError) {
      return try LivePage(request, in: browser, at: context, observer: observer)
    } catch {
      // Forget a browser that does not answer, because it would not answer for the next page,
      // either.
      if error == .startTimeout, running[language] === browser { running[language] = nil }
      throw error
    }
  }

  private func runningBrowser(_ language: String) throws(BrowserError) -> HeadlessBrowser {
    if let browser = running[language], !browser.isGone { return browser }
    // End the old process before the next one starts.
    running[language] = nil
    let browser = try HeadlessBrowser(
      program, language: language, bindsCookies: bindsCookies, temporary: temporary, access: access)
    running[language] = browser
    return browser
  }

  /// Releases a page or a browser context the next time that a thread has exclusive access to the
  /// browser.
  func retire(_ object: AnyObject) { retired.append(object) }
}

/// A list of pages and browser contexts that must be released.
///
/// Unchecked: the list is accessed only while the lock is held.
private final class RetiredObjects: @unchecked Sendable {
  private let lock = Lock()
  private var objects: [AnyObject] = []

  func append(_ object: AnyObject) {
    lock.withLock { objects.append(object) }
  }

  func removeAll() {
    let removed = lock.withLock {
      defer { objects = [] }
      return objects
    }
    withExtendedLifetime(removed) {}
  }
}

/// The number of pieces of work in progress.
///
/// Unchecked: the number is accessed only while the lock is held.
private final class WorkCount: @unchecked Sendable {
  private let lock = Lock()
  private var number = 0

  func change(by difference: Int) { lock.withLock { number += difference } }

  var count: Int { lock.withLock { number } }
}
