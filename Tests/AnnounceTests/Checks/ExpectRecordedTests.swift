import Foundation
import Recordings
import Testing

/// A run that records an expectation fails, and records only on request and never under `CI`.
@Suite struct ExpectRecordedTests {
  private static let cases: [(environment: [String: String], written: String)] = [
    ([:], "old"), (["ANNOUNCE_RECORD": "1"], "new"), (["ANNOUNCE_RECORD": "0"], "old"),
    (["ANNOUNCE_RECORD": "changed"], "new"), (["ANNOUNCE_RECORD": "1", "CI": "true"], "old"),
    (["ANNOUNCE_RECORD": "1", "CI": "1"], "old"), (["ANNOUNCE_RECORD": "1", "CI": "false"], "new"),
    (["CI": "true"], "old"),
  ]

  @Test(arguments: cases)
  func `A difference fails, and is recorded if requested and allowed`(
    _ environment: [String: String], _ written: String
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try "old".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let permission = RecordingPermission(environment)
    withKnownIssue {
      try expectRecorded("new", is: "old", in: file, permission: permission)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == written)
  }

  @Test(arguments: cases)
  func `A match passes and is not recorded`(
    _ environment: [String: String], _ written: String
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try expectRecorded(
      "same", is: "same", in: file, permission: RecordingPermission(environment))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
