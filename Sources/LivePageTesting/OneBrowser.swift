public import Testing
internal import TranscriptTesting

/// Opens the live pages of the assertions in `body` in one browser, which ends with `body`.
///
/// Documents with live pages need it. Pages share nothing but the browser.
///
///     withOneBrowser {
///       assertScenarios(in: "Scenarios/live")
///       assertSession(onPage: "sign-up.html", by: .talkBack()) { … }
///     }
public func withOneBrowser<Result>(_ body: () throws -> Result) rethrows -> Result {
  try LivePageScope.$screens.withValue(BrowserScope(), operation: body)
}

/// Opens the live pages of the assertions in `body` in one browser, which ends with `body`.
public func withOneBrowser<Result>(
  isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async rethrows -> Result {
  try await LivePageScope.$screens.withValue(BrowserScope(), operation: body)
}

/// A trait that opens the live pages of a test or suite in one browser; see ``Testing/Trait/oneBrowser``.
public struct OneBrowser: SuiteTrait, TestTrait, TestScoping {
  /// Runs the tests of the suite in one browser.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
  ) async throws {
    try await withOneBrowser { try await tests() }
  }
}

extension Trait where Self == OneBrowser {
  /// Opens the live pages of a test or suite in one browser, which ends with it.
  ///
  ///     @Suite(.oneBrowser) struct SignUpTests { … }
  public static var oneBrowser: OneBrowser { OneBrowser() }
}
