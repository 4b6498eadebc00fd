internal import Importers
internal import Scenarios
public import Simulator
internal import Testing
public import TranscriptTesting
internal import XCTest

/// Fails the test at the caller's line unless a session on a live page announces what is expected.
///
/// The page is shown in the Chromium of this machine and its scripts run. Its time is virtual: no test
/// waits, and the same page gives the same words. It may load from its own origin only. The browser is
/// that of ``withOneBrowser(_:)``, or else one that ends with the assertion.
///
///     assertSession(onPage: "http://localhost:3000/sign-up", by: .talkBack()) {
///       Does("until \"Sign up, button\"; double tap", hears: "Enter your email address", …)
///     }
///
/// - Parameters:
///   - page: An address of http or https, or the path of an HTML file, whose folder it may read. A path
///     that does not begin with “/” starts at the package of the test.
///   - reader: The reader.
///   - steps: What is done, and what is expected of it.
public func assertSession(
  onPage page: String, by reader: some ScreenReader, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @DoesBuilder _ steps: () -> [Does]
) {
  guard let message = sessionDifference(onPage: page, by: reader, filePath: "\(filePath)", steps())
  else { return }
  let place = SourceLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  TestFailure(message: message, place: place).report(file: filePath, line: line)
}

/// Returns how a session on a live page differs from what is expected, a few lines for each step, or
/// `nil` when it does not.
///
/// A page that cannot be shown is a difference, too. The assertion reports exactly this; call it yourself
/// to build one of your own.
public func sessionDifference(
  onPage page: String, by reader: some ScreenReader, filePath: String = #filePath, _ steps: [Does]
) -> String? {
  do throws(InputError) {
    let link = LivePageLink(typed: page, from: PackageFolder(of: filePath)?.path)
    let imported = try (LivePageScope.screens ?? BrowserScope()).screen(link)
    return sessionDifference(
      on: imported.screen(for: reader), by: reader, app: imported.answering, steps)
  } catch {
    return error.description
  }
}
