package import Browsers
internal import Foundation
package import LivePages

/// Lets the assertions in `body` that show pages share one browser, which ends with it.
///
/// Without it each of them starts a browser of its own. The pages know nothing of each other either way.
///
///     withOneBrowser {
///       assertScenarios(in: "Scenarios/live")
///       assertSession(onPage: "sign-up.html", by: .talkBack()) { … }
///     }
///
/// A suite of Swift Testing shares one through a trait whose `provideScope` calls this
/// (Documentation/LivePages.md).
public func withOneBrowser<Result>(_ body: () throws -> Result) rethrows -> Result {
  try BrowserScope.$current.withValue(BrowserScope(), operation: body)
}

/// Lets the assertions in `body` that show pages share one browser, which ends with it.
public func withOneBrowser<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await BrowserScope.$current.withValue(BrowserScope(), operation: body)
}

/// The browser in which the pages of tests are shown: that of ``withOneBrowser(_:)``, or one of their own.
package struct BrowserScope: Sendable {
  /// The browser of this machine, which starts with its first page, or why there is none.
  package let browser: Result<SharedBrowser, BrowserError>

  @TaskLocal package static var current: BrowserScope?

  /// - Parameter temporary: The folder for what the browser writes; that of the process without one.
  package init(temporary: String? = nil) {
    browser = Result { () throws(BrowserError) in
      let named = ProcessInfo.processInfo.environment["ANNOUNCE_BROWSER"]
      return SharedBrowser(
        try BrowserProgram.find(nil, named: named),
        temporary: temporary ?? FileManager.default.temporaryDirectory.path)
    }
  }
}
