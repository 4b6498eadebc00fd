import Encoding
import Foundation
import Importers
import Testing

@testable import Fidelity

@Suite struct FidelityDocumentationTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Fidelity.md")

  private static func examples() throws -> [String] {
    try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  @Test func `Every field of a node is documented`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for name in RecordedNode.keys.sorted() { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  @Test func `The documented recording matches its prediction`() throws {
    let example = try #require(try Self.examples().first)
    let recording = try #require(try Recording.all(in: Array(example.utf8)).first)
    let comparison = RecordingComparison(recording)
    #expect(comparison.isSameWithoutHints)
    #expect(Score([recording]).years.first?.years == 2025...2025)
  }

  @Test func `The documented screen with its walk is compared`() throws {
    let screen = try #require(try Self.examples().dropFirst().first)
    let folder = try RecordedFolder(["shop.android-nodes.json": screen])
    let line = RecordedFolder.line("\"pay\"", said: "Pay. Button", notes: "TalkBack 17.0.1")
    let agreement = try #require(folder.score([line]).logged.first)
    #expect(agreement.version == "17.0.1")
    #expect(agreement.sameWords == 1 && agreement.sameHints == 1)
  }

  @Test func `The documented tree matches its prediction`() throws {
    let example = try #require(try Self.examples().last)
    let node = try RecordedNode(JSON(example).root)
    let comparison = try Fixture.compare("", said: "selected, Map, tab, 2 of 5") {
      $0.input = .tree(node)
      $0.platform = "ios-native"
      $0.target = "children[0]"
    }
    #expect(comparison.isSameWithoutHints, "\(comparison.predicted ?? "nothing")")
  }
}
