import Browsers
import Foundation
import Importers
import LivePageTesting
import LivePages
import Requirements
import Simulator
import TranscriptTesting

/// A folder of pages that a browser shows, for tests.
final class LiveFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("live \(Self.randomLetters)")
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("profiles"), withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try TestFile.write(text, to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Whether a browser is installed and starts.
  ///
  /// If not, a message states why tests are skipped.
  static let hasBrowser: Bool = {
    do {
      let folder = try LiveFolder(["a.html": "<title>T</title><p>a"])
      _ = try folder.site(of: "a.html", in: folder.browser()).bytes()
      return true
    } catch {
      FileHandle.standardError.write(
        Data(
          "tests of live pages are skipped: \(error); ./setup --browser installs a browser\n".utf8))
      return false
    }
  }()

  /// Returns the capture of one of the pages.
  func bytes(
    of name: String, _ change: (inout PageRequest) -> Void = { _ in }
  ) throws -> [UInt8] {
    try site(of: name, change).bytes()
  }

  func screen(
    of name: String, _ change: (inout PageRequest) -> Void = { _ in }
  ) throws -> Screen {
    let contents = try ImportedScreen.contents(
      of: try bytes(of: name, change), format: .page, file: name, options: ImportOptions())
    return contents[0].screen
  }

  /// The profile folders that browsers have not deleted.
  var profiles: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/profiles")) ?? ["?"]
  }
}

extension LiveFolder {
  /// Returns the browser that all tests share.
  static func browser() throws -> SharedBrowser {
    try (LivePageScope.screens as? BrowserScope ?? BrowserScope()).browser.get()
  }

  /// Creates a separate browser, which writes into this folder.
  func browser() throws -> SharedBrowser {
    try BrowserScope(temporary: "\(path)/profiles").browser.get()
  }

  /// Returns a host for one of the pages.
  ///
  /// - Parameters:
  ///   - own: The browser, or `nil` for the one that all tests share.
  ///   - phones: The phones that show the page.
  func site(
    of name: String, in own: SharedBrowser? = nil, on phones: PagePhones = PagePhones(),
    _ change: (inout PageRequest) -> Void = { _ in }
  ) throws -> PageHost {
    var request = PageRequest(.file("\(path)/\(name)"))
    request.timeout = 40
    change(&request)
    return PageHost(request, called: name, in: try own ?? LiveFolder.browser(), on: phones)
  }

  /// Returns the processes of browsers whose profile is in this folder.
  ///
  /// The result is empty on systems without `/proc`.
  func processes(where isWanted: (_ commandLine: String) -> Bool) -> [pid_t] {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [])
      .compactMap { pid_t($0) }.sorted()
    var own: Set<pid_t> = []
    // Usually, a process has a higher number than its parent. Repeat the search, because numbers
    // can start again from the beginning.
    for _ in 0..<3 {
      for process in all {
        let line = text("/proc/\(process)/cmdline")
        if line.contains("\(path)/profiles") || parent(of: process).map(own.contains) == true {
          own.insert(process)
        }
      }
    }
    return own.sorted().filter { isWanted(text("/proc/\($0)/cmdline")) }
  }

  private func parent(of process: pid_t) -> pid_t? {
    let fields = text("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ")
    return fields.flatMap { $0.count > 1 ? pid_t($0[1]) : nil }
  }

  private func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Random letters without digits, because an audit reports long numbers.
  private static var randomLetters: String {
    String((0..<16).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
  }
}
