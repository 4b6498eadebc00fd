import Foundation
import Requirements
import Testing

/// A folder for one test, which is deleted when this object is deinitialised.
final class TrialFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try TestFile.write(text, to: url)
    return url.path
  }

  /// Runs git in this folder.
  func git(_ words: String...) throws { try git(words: words) }

  func git(words: [String]) throws { try run(["git", "-C", path] + words) }

  /// Writes a script that can be started.
  ///
  /// A separate process writes the final file. If this process wrote it, a process that another
  /// test starts at the same time could inherit the open file. The system does not run a file that
  /// is open for writing.
  func script(_ text: String, to name: String) throws {
    let draft = try write(text, to: name + ".draft")
    try run(["install", "-m", "755", draft, String(draft.dropLast(".draft".count))])
  }

  private func run(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }
}
