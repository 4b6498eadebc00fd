import Foundation
import Testing

/// The page about the scenarios links to each of them.
struct ScenariosReadmeTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  @Test func `Every document is listed by title, in the order of file names`() throws {
    let readme = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".md") && $0.contains("/") }.sorted()
    #expect(paths.count > 50)
    for path in paths {
      let text = try String(
        contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
      let title = try #require(text.split(separator: "\n").first { $0.hasPrefix("# ") })
      #expect(readme.contains("* [\(title.dropFirst(2))](\(path))\n"), "\(path)")
    }
    let listed = readme.matches(of: /\]\(([a-z-]+\/[^)]+)\)/).map { String($0.1) }
    #expect(Set(listed) == Set(paths))
  }
}
