#if os(Linux)
  import Browsers
  import Foundation
  import Glibc
  import Requirements
  import Testing

  /// Whether a browser is installed and starts.
  private let hasBrowser: Bool = {
    let named = ProcessInfo.processInfo.environment["ANNOUNCE_BROWSER"]
    guard let browser = try? BrowserProgram.find(nil, named: named),
      let home = PageAddress("http://127.0.0.1:9/"),
      let started = try? HeadlessBrowser(
        browser, temporary: FileManager.default.temporaryDirectory.path)
    else { return false }
    // The browser works if it reports that nothing answers at this address.
    do throws(BrowserError) {
      _ = try LivePage(PageRequest(.address(home)), in: started)
    } catch {
      guard error.problem.contains("cannot be opened") else { return false }
    }
    return true
  }()

  /// A killed program leaves no browser behind.
  @Suite(
    .requires(.browser, hasBrowser), .requires(.program, BuiltProgram.announce != nil), .ownThread)
  struct KilledBrowsingTests {
    @Test(arguments: [SIGKILL, SIGTERM, SIGINT])
    func `No process remains two seconds after a kill`(signal: Int32) throws {
      let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appendingPathComponent("killed \(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data("<p>a<script>for (;;) {}</script>".utf8)
        .write(to: folder.appendingPathComponent("a.html"))
      let process = Process()
      let program: URL = try #require(BuiltProgram.announce)
      process.executableURL = program
      process.arguments = [
        "--browser", "--reader", "talkback", folder.appendingPathComponent("a.html").path,
      ]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TMPDIR": folder.path], uniquingKeysWith: { $1 })
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      #expect(wait(for: 10) { !browsers(in: folder.path).isEmpty })
      // Wait until the browser shows the page, whose script never ends.
      usleep(700_000)
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(wait(for: 2) { browsers(in: folder.path).isEmpty })
    }

    private func wait(for seconds: Double, until isDone: () -> Bool) -> Bool {
      let end = Date().addingTimeInterval(seconds)
      while Date() < end {
        if isDone() { return true }
        usleep(20_000)
      }
      return isDone()
    }

    /// Returns the browser processes whose profile is in a folder, and their child processes.
    private func browsers(in folder: String) -> [pid_t] {
      let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [])
        .compactMap { pid_t($0) }.sorted()
      return all.filter { process in
        let line = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
        return String(decoding: line, as: UTF8.self).contains("\(folder)/announce-browser-")
      }
    }
  }
#endif
