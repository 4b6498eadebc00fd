import Testing
import TranscriptTesting

/// Tests with a real browser, one after the other in one that they share.
@Suite(.serialized, .enabled(if: LiveFolder.hasBrowser), .oneBrowser)
enum BrowserTests {}

/// One browser for the tests of a suite.
private struct OneBrowser: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing tests: @Sendable () async throws -> Void
  ) async throws {
    try await withOneBrowser { try await tests() }
  }
}

extension Trait where Self == OneBrowser {
  fileprivate static var oneBrowser: OneBrowser { OneBrowser() }
}
