import Browsers
import Foundation
import Importers
import LivePageTesting
import LivePages
import Simulator
import TranscriptTesting

/// Pages on disk that a browser shows, and what comes of them.
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
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Whether a browser is there and can be started; where not, it is said that tests are skipped, and why.
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

  /// What the browser hands out of one of the pages.
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

  /// What browsers left behind.
  var profiles: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/profiles")) ?? ["?"]
  }
}

extension LiveFolder {
  /// The browser of all tests.
  static func browser() throws -> SharedBrowser {
    try (LivePageScope.screens as? BrowserScope ?? BrowserScope()).browser.get()
  }

  /// A browser of its own, which writes into this folder.
  func browser() throws -> SharedBrowser {
    try BrowserScope(temporary: "\(path)/profiles").browser.get()
  }

  /// One of the pages, to be acted on.
  ///
  /// - Parameters:
  ///   - own: The browser where it is not that of all tests.
  ///   - phones: The phones that show it.
  func site(
    of name: String, in own: SharedBrowser? = nil, on phones: PagePhones = PagePhones(),
    _ change: (inout PageRequest) -> Void = { _ in }
  ) throws -> PageHost {
    var request = PageRequest(.file("\(path)/\(name)"))
    request.timeout = 40
    change(&request)
    return PageHost(request, called: name, in: try own ?? LiveFolder.browser(), on: phones)
  }

  /// The processes of browsers whose profile lies in this folder; none where a system does not list them.
  func processes(where isWanted: (_ commandLine: String) -> Bool) -> [pid_t] {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [])
      .compactMap { pid_t($0) }.sorted()
    var own: Set<pid_t> = []
    // Children are younger than what started them, but where numbers begin anew.
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

  /// Letters only: a long number in a path is a finding of its own.
  private static var randomLetters: String {
    String((0..<16).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
  }
}
