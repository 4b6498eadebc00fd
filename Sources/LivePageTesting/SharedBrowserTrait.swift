public import Testing
internal import TranscriptTesting

/// Runs the assertions in `body` with one browser.
///
/// The browser ends when `body` returns.
///
/// Scenario documents can show live pages only inside such a body. The pages share only the
/// browser: each page has its own storage and cookies.
///
///     withSharedBrowser {
///       assertScenarios(in: "Scenarios/live")
///       assertSession(onPage: "sign-up.html", by: .talkBack()) {
///         SessionStep("swipe right", announces: "Email, edit box", "…")
///       }
///     }
///
/// - Parameter body: The assertions.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withSharedBrowser<Result>(_ body: () throws -> Result) rethrows -> Result {
  try LivePageScope.$screens.withValue(BrowserScope(), operation: body)
}

/// Runs the assertions in an asynchronous `body` with one browser.
///
/// The browser ends when `body` returns.
///
/// - Parameters:
///   - isolation: The actor of the caller.
///   - body: The assertions.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withSharedBrowser<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await LivePageScope.$screens.withValue(BrowserScope(), operation: body)
}

/// A trait that runs a test or suite with one browser.
///
/// See ``Testing/Trait/sharedBrowser``.
public struct SharedBrowserTrait: SuiteTrait, TestTrait, TestScoping {
  /// Runs a test with the shared browser.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: The function that runs the test.
  /// - Throws: The error that the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withSharedBrowser { try await function() }
  }
}

extension Trait where Self == SharedBrowserTrait {
  /// Runs the assertions of a test or suite with one browser.
  ///
  /// The browser ends together with the test or suite.
  ///
  ///     @Suite(.sharedBrowser) struct SignUpTests {
  ///       @Test func `the live documents are announced as documented`() {
  ///         assertScenarios(in: "Scenarios/live")
  ///       }
  ///     }
  public static var sharedBrowser: SharedBrowserTrait { SharedBrowserTrait() }
}
