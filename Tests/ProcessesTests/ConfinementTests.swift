import Foundation
import Requirements
import SystemLibrary
import Testing

#if os(Linux)
  /// Restrictions of a confined process, tested in a separate program.
  struct ConfinementTests {
    private let folder: String
    private let other: String

    init() throws {
      let trial = FileManager.default.temporaryDirectory
        .appendingPathComponent("announce-confined-\(UUID().uuidString)")
      folder = trial.appendingPathComponent("own").path
      other = trial.appendingPathComponent("other").path
      for path in [folder, other] {
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true)
        try "text".write(toFile: "\(path)/file", atomically: false, encoding: .utf8)
      }
    }

    private func removeTrial() {
      try? FileManager.default.removeItem(atPath: (folder as NSString).deletingLastPathComponent)
    }

    /// Returns the outcome of each action.
    private func results(_ arguments: String...) throws -> [String] {
      let probe = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("confinement-probe")
      let process = Process()
      let pipe = Pipe()
      process.executableURL = probe
      process.arguments = arguments
      process.standardOutput = pipe
      try process.run()
      let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func `An unconfined process can use network and files`() throws {
      defer { removeTrial() }
      let tries = try results(
        "nothing", folder, "socket", "local", "read", "\(other)/file", "write", "\(other)/new")
      #expect(tries.suffix(4) == ["socket done", "local done", "read done", "write done"])
    }

    @Test func `A confined process cannot signal other processes or type into a terminal`() throws {
      defer { removeTrial() }
      let tries = try results("speaking", folder, "signal", "own-signal", "type")
      guard Requirement.confinement.isMet(tries.contains("network true")) else { return }
      #expect(
        tries.suffix(3) == [
          "signal refused \(EPERM)", "own-signal done", "type refused \(EPERM)",
        ])
    }

    @Test func `A speech process has no network, no programs and read-only access to its data`()
      throws
    {
      defer { removeTrial() }
      let tries = try results(
        "speaking", folder, "socket", "local", "program", "read", "\(folder)/file", "write",
        "\(folder)/new", "remove", "\(folder)/file", "read", "\(other)/file", "read",
        "\(folder)/../other/file", "write", "\(other)/new")
      #expect(tries.contains("limits true"))
      if Requirement.confinement.isMet(tries.contains("network true")) {
        #expect(tries.contains("socket refused \(EPERM)"))
        #expect(tries.contains("local refused \(EPERM)"))
        #expect(tries.contains("program refused \(EPERM)"))
      }
      if Requirement.confinement.isMet(tries.contains("files true")) {
        #expect(
          tries.suffix(6) == [
            "read done", "write refused \(EACCES)", "remove refused \(EACCES)",
            "read refused \(EACCES)", "read refused \(EACCES)", "write refused \(EACCES)",
          ])
      }
    }

    @Test func `A writing process has no network and no programs and writes only to its folder`()
      throws
    {
      defer { removeTrial() }
      let tries = try results(
        "writing", folder, "socket", "program", "read", "\(other)/file", "write",
        "\(folder)/new", "remove", "\(folder)/new", "write", "\(other)/new", "write",
        "\(folder)/../other/file", "remove", "\(other)/file")
      if Requirement.confinement.isMet(tries.contains("network true")) {
        #expect(tries.contains("socket refused \(EPERM)"))
        #expect(tries.contains("program refused \(EPERM)"))
      }
      if Requirement.confinement.isMet(tries.contains("files true")) {
        #expect(
          tries.suffix(6) == [
            "read done", "write done", "remove done", "write refused \(EACCES)",
            "write refused \(EACCES)", "remove refused \(EACCES)",
          ])
      }
    }
  }
#endif
