import Foundation

@testable import announce

/// An installed shell that has read the completions of `announce`.
struct ShellTrial {
  private let program: URL
  private let name: String

  /// Finds the shell with a name; returns `nil` if it is not installed.
  init?(_ name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let found = folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { return nil }
    program = URL(fileURLWithPath: found)
    self.name = name
  }

  /// Runs a shell script with the completions in the file `$completions`, and returns the lines
  /// that the script prints.
  func lines(of script: String, options: [String] = []) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let completions = folder.appendingPathComponent("_announce")
    let trial = Trial.run("completions", name)
    try trial.output.write(to: completions, atomically: true, encoding: .utf8)
    for file in ["page.html", "a file.html"] {
      try "".write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("res"), withIntermediateDirectories: false)
    let process = Process()
    process.executableURL = program
    process.arguments = options + ["-c", script]
    process.currentDirectoryURL = folder
    process.environment = [
      "completions": completions.path, "HOME": folder.path, "PATH": "/usr/bin:/bin",
      "LANG": "C.UTF-8", "TERM": "dumb",
    ]
    let output = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
