import Foundation
import Testing

/// The documentation names only source files that exist.
struct DocumentedFilesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["CONTRIBUTING.md", "Documentation/VoiceOver.md", "Documentation/TalkBack.md"])
  func `Every Swift file that a page names exists`(_ page: String) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    let names = text.split(separator: "`").map { String($0) }.filter { $0.hasSuffix(".swift") }
      .filter { !$0.contains("…") }
    #expect(!names.isEmpty)
    let files = Set(
      FileManager.default.enumerator(
        at: Self.root.appendingPathComponent("Sources"), includingPropertiesForKeys: nil)?
        .compactMap { ($0 as? URL)?.lastPathComponent } ?? [])
    for name in names {
      let file = name.split(separator: "/").last.map { String($0) } ?? name
      #expect(files.contains(file) || file == "Package.swift", "\(page): \(name)")
    }
  }
}
