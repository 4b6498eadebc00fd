import Browsers
import Foundation
import LivePages
import Testing

@testable import announce

/// The browser in which commands open pages during tests.
enum CommandBrowser {
  @TaskLocal static var shared: SharedBrowser?
}

/// A trait of a suite whose commands share a browser.
///
/// The browser binds cookies to ports, as the browser of a command that sends cookies does.
struct CommandBrowserTrait: SuiteTrait, TestTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let named = ProcessInfo.processInfo.environment["ANNOUNCE_BROWSER"]
    let browser = try SharedBrowser(
      BrowserProgram.find(nil, named: named), bindsCookies: true,
      temporary: FileManager.default.temporaryDirectory.path)
    try await CommandBrowser.$shared.withValue(browser) { try await function() }
  }
}

extension Trait where Self == CommandBrowserTrait {
  static var commandBrowser: CommandBrowserTrait { CommandBrowserTrait() }
}

extension CommandEnvironment {
  /// Makes commands open pages in the browser that the suite shares.
  mutating func shareBrowser() { browser = CommandBrowser.shared }
}
