internal import SystemLibrary

package struct BrowserProgram: Sendable, Equatable {
  /// The path of the browser's executable.
  ///
  /// This is not the path of a script that starts the executable, because such scripts add flags.
  package var path: String

  /// Returns the browser to use.
  ///
  /// The user's choice comes first, then the browser in an environment variable, and then an
  /// installed browser.
  ///
  /// - Parameters:
  ///   - wanted: The path that the user gave, or `nil` if there is none.
  ///   - named: The path in the environment variable, or `nil` if the variable is not set.
  ///   - isProgram: A function that returns whether there is a program at a path.
  package static func find(
    _ wanted: String?, named: String?,
    isProgram: (String) -> Bool = { access($0, X_OK) == 0 }
  ) throws(BrowserError) -> BrowserProgram {
    if let path = wanted ?? named {
      guard isProgram(path) else {
        throw BrowserError(
          "there is no browser at “\(path)”", remedy: "give the path of the program")
      }
      return BrowserProgram(path: path)
    }
    guard let path = defaultPaths.first(where: isProgram) else {
      throw BrowserError(
        "live pages need Chromium or Chrome, which is not installed",
        remedy: "run ./setup --browser, or give the path of a Chromium with --browser-path")
    }
    return BrowserProgram(path: path)
  }

  /// The paths at which browsers are usually installed.
  ///
  /// The headless shell comes first, because it starts in half the time of a full browser.
  private static let defaultPaths = [
    "/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell",
    "/usr/lib/chromium/chromium", "/usr/lib/chromium-browser/chromium-browser",
    "/opt/google/chrome/chrome", "/usr/bin/google-chrome", "/usr/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]
}
