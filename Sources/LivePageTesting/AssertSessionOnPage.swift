internal import Importers
internal import Scenarios
public import Simulator
public import TranscriptTesting

/// Fails the test at the caller's line unless the announcements of a session are as expected.
///
/// The session runs on a live page in the Chromium of this machine, with the scripts of the page.
/// The page may load only files from its own origin. The page's clock is virtual. Therefore, no
/// test waits for timers, and the same page always gives the same announcements. Inside
/// ``withSharedBrowser(_:)``, assertions share a browser. Otherwise, each assertion starts a
/// browser.
///
///     assertSession(onPage: "http://localhost:3000/sign-up", by: .talkBack()) {
///       SessionStep(
///         "until \"Sign up, button\"; double tap", announces: "Enter your email address", "…")
///     }
///
/// - Parameters:
///   - page: An http or https address, or the path of an HTML file, which may read the files of its
///       folder. A relative path starts at the root of the test's package.
///   - reader: The reader, with its settings.
///   - fileID: The file in which Swift Testing shows a failure.
///   - filePath: The source file of the test.
///   - line: The line of the call.
///   - column: The column of the call.
///   - steps: The gestures, and what the reader is expected to announce.
public func assertSession(
  onPage page: String, by reader: some ScreenReader, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  @SessionStepBuilder _ steps: () -> [SessionStep]
) {
  let message = sessionDifference(onPage: page, by: reader, filePath: "\(filePath)", steps())
  guard let message else { return }
  failTest(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares the announcements of a session on a live page with the expected ones.
///
/// ``assertSession(onPage:by:fileID:filePath:line:column:_:)`` reports the returned text. Call this
/// function to build an assertion of your own.
///
/// - Parameters:
///   - page: An http or https address, or the path of an HTML file.
///   - reader: The reader, with its settings.
///   - filePath: The source file of the test.
///   - steps: The gestures, and what the reader is expected to announce.
/// - Returns: Three lines for each step that differs, or the reason why the page cannot be shown.
///   `nil` if all steps agree.
public func sessionDifference(
  onPage page: String, by reader: some ScreenReader, filePath: String = #filePath,
  _ steps: [SessionStep]
) -> String? {
  do throws(InputError) {
    let link = LivePageLink(typed: page, from: PackageFolder(of: filePath)?.path)
    let imported = try (LivePageScope.screens ?? BrowserScope()).screen(link)
    return sessionDifference(
      on: imported.screen(for: reader), by: reader, app: imported.activeApp, steps)
  } catch {
    return error.description
  }
}
