internal import SystemLibrary

/// Where a browser is on this machine.
package struct BrowserProgram: Sendable, Equatable {
  /// The program itself: a wrapper would add flags of its own.
  package var path: String

  /// The browser of that path, that of the environment, or any that is usually there.
  ///
  /// - Parameters:
  ///   - wanted: What the user named.
  ///   - named: What the environment names.
  ///   - isProgram: Whether there is a program at a path.
  package static func find(
    _ wanted: String?, named: String?,
    isProgram: (String) -> Bool = { access($0, X_OK) == 0 }
  ) throws(BrowserError) -> BrowserProgram {
    if let path = wanted ?? named {
      guard isProgram(path) else {
        throw BrowserError("there is no browser at “\(path)”", remedy: "name the program itself")
      }
      return BrowserProgram(path: path)
    }
    guard let path = usual.first(where: isProgram) else {
      throw BrowserError(
        "no browser is installed that can show live pages",
        remedy: "run ./setup --browser, or name a Chromium with --browser-path")
    }
    return BrowserProgram(path: path)
  }

  /// The headless shell first, which starts in half the time.
  private static let usual = [
    "/usr/lib/chromium/chromium-headless-shell", "/usr/bin/chromium-headless-shell",
    "/usr/lib/chromium/chromium", "/usr/lib/chromium-browser/chromium-browser",
    "/opt/google/chrome/chrome", "/usr/bin/google-chrome", "/usr/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ]
}
