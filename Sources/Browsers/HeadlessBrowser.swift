internal import Programs
internal import SystemLibrary

/// A browser that runs without a window, for the pages of one origin.
///
/// It ends with this value, and its folder goes with it. Pages in it know nothing of each other.
package final class HeadlessBrowser {
  let request: PageRequest
  let connection: BrowserConnection
  let wall: NetworkWall
  /// The address of the page where it is a file.
  let fileAddress: String?
  /// Goes after the browser, which writes into it.
  private let profile: BrowserProfile?
  /// What has to be said beside the pages themselves.
  package let remarks: [String]

  /// Starts a browser.
  ///
  /// - Parameter temporary: The folder for what the browser writes.
  package init(
    for request: PageRequest, in program: BrowserProgram, temporary: String
  ) throws(BrowserError) {
    let folder = try HeadlessBrowser.folder(of: request)
    let isRoot = getuid() == 0
    if isRoot { try HeadlessBrowser.checkTrust(request) }
    let wall = NetworkWall(request, folder: folder)
    let profile = try BrowserProfile(in: temporary)
    let flags =
      HeadlessBrowser.flags(profile.folder, request) + wall.flags
      + (isRoot ? ["--no-sandbox"] : [])
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
    self.request = request
    self.wall = wall
    self.profile = profile
    fileAddress = folder?.address
    connection = BrowserConnection(RunningBrowser(running))
    remarks = isRoot ? ["The browser ran without its sandbox, as it has to for root."] : []
    connection.send("Browser.setDownloadBehavior", "{\"behavior\": \"deny\"}")
  }

  /// A browser that is not this process's to start, as tests have it.
  init(for request: PageRequest, _ connection: BrowserConnection) {
    self.request = request
    self.connection = connection
    wall = NetworkWall(request, folder: nil)
    fileAddress = nil
    profile = nil
    remarks = []
  }

  private static func folder(of request: PageRequest) throws(BrowserError) -> PageFolder? {
    guard case .file(let path) = request.source else { return nil }
    return try PageFolder(of: path)
  }

  /// Without a sandbox, only pages of this machine are shown.
  private static func checkTrust(_ request: PageRequest) throws(BrowserError) {
    guard case .address(let address) = request.source, !address.isLoopback else { return }
    throw BrowserError(
      "pages from elsewhere are not shown as root, for whom browsers have no sandbox",
      remedy: "run this as another user")
  }

  private static func flags(_ profile: String, _ request: PageRequest) -> [String] {
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
      "--lang=\(request.language ?? "en-US")",
    ]
  }
}
