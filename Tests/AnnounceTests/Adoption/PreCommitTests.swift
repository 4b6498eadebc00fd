import Foundation
import Testing

@testable import announce

/// The hooks for pre-commit.
struct PreCommitTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the values of a key, one for each hook.
  private func values(of key: String) throws -> [String] {
    let file = Self.root.appendingPathComponent(".pre-commit-hooks.yaml")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("  \(key): ") || $0.hasPrefix("- \(key): ") }
      .map { String($0.dropFirst(key.count + 4)) }
  }

  @Test func `A hook accepts file names after its arguments`() throws {
    let entries = try values(of: "entry")
    #expect(try entries.count == values(of: "id").count)
    let document = Self.root.appendingPathComponent("Samples/login.md").path
    for entry in entries {
      let words = entry.split(separator: " ").map(String.init)
      #expect(words.first == "announce")
      #expect(Trial.run(words.dropFirst() + [document]).status == 0)
    }
  }

  @Test func `A hook runs for documents`() throws {
    for pattern in try values(of: "files") {
      let expression = try Regex(pattern)
      for name in ["a.md", "docs/b.markdown", "c.mdx"] {
        #expect(name.contains(expression), "\(name)")
      }
      #expect(!"main.swift".contains(expression))
    }
  }
}
