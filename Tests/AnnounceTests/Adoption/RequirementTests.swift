import Foundation
import Requirements
import Testing

/// The tools that a build server requires.
struct RequirementTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func `ANNOUNCE_REQUIRED holds known names only`() {
    #expect(Requirement.unknownNames == [])
  }

  @Test func `Workflows run the two scripts and nothing else`() throws {
    let folder = Self.root.appendingPathComponent(".github/workflows")
    let commands = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .flatMap { $0.split(separator: "\n").filter { $0.contains("- run: ") } }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(commands == ["- run: .ci/run", "- run: ./setup && make nightly"])
  }
}
