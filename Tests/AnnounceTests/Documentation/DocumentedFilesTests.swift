import Foundation
import Testing

/// The documentation names only source files that exist.
struct DocumentedFilesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: [
    "CONTRIBUTING.md", "Documentation/VoiceOver.md", "Documentation/TalkBack.md",
    "Documentation/Contributing/AddAuditRule.md", "Documentation/Contributing/AddInputFormat.md",
    "Documentation/Contributing/AddLanguage.md", "Documentation/Contributing/AddReaderVersion.md",
    "Documentation/Contributing/ChangePhrase.md", "Documentation/Contributing/FindCode.md",
  ])
  func `Every Swift file that a page names exists in the folder that the page names`(
    _ page: String
  ) throws {
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    let names = text.split(separator: "`").map { String($0) }.filter { $0.hasSuffix(".swift") }
      .filter { !$0.contains("…") && !$0.contains("*") && !$0.contains(" ") }
    #expect(!names.isEmpty)
    let files = ["Sources", "Tests"].flatMap { folder in
      FileManager.default.enumerator(
        at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)?
        .compactMap { ($0 as? URL).map { "/" + $0.path } } ?? []
    }
    for name in names {
      let path = name.hasPrefix("../") ? String(name.dropFirst(3)) : name
      #expect(
        name == "Package.swift" || files.contains { $0.hasSuffix("/" + path) }, "\(page): \(name)")
    }
  }
}
