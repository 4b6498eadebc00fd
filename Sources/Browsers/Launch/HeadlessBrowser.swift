internal import Processes
internal import SystemLibrary

/// A browser process without a window, for any number of isolated pages.
///
/// The process is ended and its profile is deleted when this object is deinitialised.
package final class HeadlessBrowser {
  let connection: BrowserConnection
  // Properties are released in the order of their declarations. The connection, declared first,
  // ends the browser. Then the profile is deleted.
  private let profile: BrowserProfile?
  /// Whether the browser runs pages in a sandbox, which isolates them from this machine.
  let hasSandbox: Bool

  /// The default language of browsers, a BCP 47 tag.
  package static let defaultLanguage = "en-US"

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - program: The browser to start.
  ///   - language: The language of the browser's own texts, a BCP 47 tag.
  ///   - bindsCookies: Whether the browser sends a cookie only to the port of the server that set
  ///     it.
  ///   - temporary: The folder in which the browser's profile is created.
  ///   - access: The lock that a thread holds while it uses the browser.
  package init(
    _ program: BrowserProgram, language: String = HeadlessBrowser.defaultLanguage,
    bindsCookies: Bool = false, temporary: String, access: ExclusiveAccess? = nil
  ) throws(BrowserError) {
    hasSandbox = getuid() != 0
    let profile = try BrowserProfile(in: temporary)
    let flags =
      HeadlessBrowser.flags(profile.folder, language) + NetworkFilter.flags
      + (hasSandbox ? [] : ["--no-sandbox"])
      + (bindsCookies ? ["--enable-features=EnablePortBoundCookies,EnableSchemeBoundCookies"] : [])
    let variables = ["PATH", "LANG", "TZ", "LD_LIBRARY_PATH"].compactMap { name in
      SystemCall.environment(name).map { "\(name)=\($0)" }
    }
    let started = SocketProgram.startOnDescriptors(
      program.path, flags,
      environment: variables + ["HOME=\(profile.folder)", "TMPDIR=\(profile.folder)"])
    guard case .success(let running) = started else {
      throw BrowserError(
        "“\(program.path)” cannot be started", remedy: "use another browser with --browser-path")
    }
    self.profile = profile
    connection = BrowserConnection(RunningBrowser(running), access: access)
    connection.send("Browser.setDownloadBehavior", "{\"behavior\": \"deny\"}")
  }

  /// Creates a browser that uses an existing connection, for tests.
  init(_ connection: BrowserConnection) {
    self.connection = connection
    profile = nil
    hasSandbox = true
  }

  package var isGone: Bool { connection.isBroken }

  private static func flags(_ profile: String, _ language: String) -> [String] {
    [
      "--headless", "--remote-debugging-pipe", "--user-data-dir=\(profile)", "--no-first-run",
      "--no-default-browser-check", "--disable-extensions", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--disable-default-apps", "--mute-audio",
      "--hide-scrollbars", "--disable-breakpad", "--disable-crash-reporter",
      "--password-store=basic", "--use-mock-keychain", "--disable-gpu", "--block-new-web-contents",
      // Containers often have too little shared memory, so the browser must use files instead.
      "--disable-dev-shm-usage",
      // With the feature BackForwardCache, virtual time stops when a page navigates to another one.
      "--disable-features=BackForwardCache,Translate,OptimizationHints,MediaRouter",
      "--lang=\(language)",
    ]
  }
}
