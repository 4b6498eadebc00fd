import Foundation
import Simulator
import Testing

@testable import announce

/// The page on languages lists every language.
struct LanguagesDocumentTests {
  @Test(arguments: allReaders.map(\.name))
  func `Every language of a reader is listed in the page on languages`(_ name: String) throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Languages.md"), encoding: .utf8)
    let reader = try #require(allReaders.first { $0.name == name })
    let locale = try #require(type(of: reader).settings.first { $0.key == "locale" })
    let tags = locale.values.map { "`\($0)`" }.joined(separator: ", ")
    #expect(page.contains("| \(reader.displayName) | \(tags) |"))
  }
}
