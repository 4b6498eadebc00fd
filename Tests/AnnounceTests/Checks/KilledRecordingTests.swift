import Foundation
import Requirements
import Testing

/// A recording that is killed leaves each document either old or new.
@Suite(.requires(.program, BuiltProgram.announce != nil), .ownThread)
struct KilledRecordingTests {
  private static let count = 400

  private static func document(_ number: Int, _ row: String) -> String {
    """
    # Document \(number)

    ```outline
    - button "Stop \(number)"
    ```

    | TalkBack |
    | --- |
    \(row)
    """
  }

  @Test func `Every document is old or new after a kill`() throws {
    let program = try #require(BuiltProgram.announce)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = (0..<Self.count).map { folder.appendingPathComponent("\($0).md") }
    for (number, file) in files.enumerated() {
      try Self.document(number, "| |\n").write(to: file, atomically: false, encoding: .utf8)
    }

    let recording = try start(program, in: folder)
    // Kill the recording after it has written the first document.
    while recording.isRunning, try !files.contains(where: isWritten) { usleep(500) }
    kill(recording.processIdentifier, SIGKILL)
    recording.waitUntilExit()
    for (number, file) in files.enumerated() {
      #expect(try isWritten(file) || text(file) == Self.document(number, "| |\n"))
    }

    let second = try start(program, in: folder)
    second.waitUntilExit()
    for (number, file) in files.enumerated() {
      #expect(try isWritten(file), "\(number)")
    }
    #expect(try names(in: folder).count == Self.count, "what was left is swept")
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT])
  func `A terminated recording leaves nothing behind`(_ signal: Int32) throws {
    let program = try #require(BuiltProgram.announce)
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = (0..<Self.count).map { folder.appendingPathComponent("\($0).md") }
    for (number, file) in files.enumerated() {
      try Self.document(number, "| |\n").write(to: file, atomically: false, encoding: .utf8)
    }
    let recording = try start(program, in: folder)
    while recording.isRunning, try !files.contains(where: isWritten) { usleep(500) }
    kill(recording.processIdentifier, signal)
    recording.waitUntilExit()
    #expect(try names(in: folder).count == Self.count)
    #expect(recording.terminationReason == .uncaughtSignal || recording.terminationStatus == 1)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  private func start(_ program: URL, in folder: URL) throws -> Process {
    let process = Process()
    process.executableURL = program
    process.arguments = ["check", "--record", "missing", folder.path]
    process.environment = ["CI": ""]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Whether a document is complete and has the content that the recording writes.
  private func isWritten(_ file: URL) throws -> Bool {
    let number = file.deletingPathExtension().lastPathComponent
    let heard = "| Stop \(number), button, double tap to activate |"
    let dashes = String(repeating: "-", count: heard.count - 4)
    let header = "| TalkBack" + String(repeating: " ", count: heard.count - 11) + "|"
    return try text(file)
      == "# Document \(number)\n\n```outline\n- button \"Stop \(number)\"\n```\n\n"
      + "\(header)\n| \(dashes) |\n\(heard)\n"
  }
}
