internal import Processes
internal import SystemLibrary

/// A browser that runs without a window, for any number of pages, which know nothing of each other.
///
/// It ends with this value, and its folder goes with it.
package final class HeadlessBrowser {
  let connection: BrowserConnection
  /// Goes after the browser, which writes into it.
  private let profile: BrowserProfile?
  /// Whether it keeps its pages from the machine they run on.
  let hasSandbox: Bool

  /// The language of browsers where no other is asked for, a tag of BCP 47.
  package static let usualLanguage = "en-US"

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - language: The language of what the browser itself says, a tag of BCP 47.
  ///   - temporary: The folder for what the browser writes.
  package init(
    _ program: BrowserProgram, language: String = HeadlessBrowser.usualLanguage, temporary: String
  ) throws(BrowserError) {
    hasSandbox = getuid() != 0
    let profile = try BrowserProfile(in: temporary)
    let flags =
      HeadlessBrowser.flags(profile.folder, language) + NetworkWall.flags
      + (hasSandbox ? [] : ["--no-sandbox"])
    let variables = ["PATH", "LANG", "TZ", "LD_LIBRARY_PATH"].compactMap { name in
      SystemCall.environment(name).map { "\(name)=\($0)" }
    }
    let started = SocketProgram.startOnDescriptors(
      program.path, flags,
      environment: variables + ["HOME=\(profile.folder)", "TMPDIR=\(profile.folder)"])
    guard case .success(let running) = started else {
      throw BrowserError(
        "“\(program.path)” cannot be started", remedy: "name another browser with --browser-path")
    }
    self.profile = profile
    connection = BrowserConnection(RunningBrowser(running))
    connection.send("Browser.setDownloadBehavior", "{\"behavior\": \"deny\"}")
  }

  /// A browser that is not this process's to start, as tests have it.
  init(_ connection: BrowserConnection) {
    self.connection = connection
    profile = nil
    hasSandbox = true
  }

  /// Whether nothing can be shown in it any more.
  package var isGone: Bool { connection.isBroken }

  /// What has to be said beside the pages themselves.
  var remarks: [String] {
    hasSandbox ? [] : ["The browser ran without its sandbox, as it has to for root."]
  }

  private static func flags(_ profile: String, _ language: String) -> [String] {
    [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--no-default-browser-check", "--disable-extensions", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--disable-default-apps", "--mute-audio",
      "--hide-scrollbars", "--disable-breakpad", "--disable-crash-reporter",
      "--password-store=basic", "--use-mock-keychain", "--disable-gpu", "--block-new-web-contents",
      // Containers have little shared memory.
      "--disable-dev-shm-usage",
      // With the first, virtual time stands still once a page was left.
      "--disable-features=BackForwardCache,Translate,OptimizationHints,MediaRouter",
      "--lang=\(language)",
    ]
  }
}
