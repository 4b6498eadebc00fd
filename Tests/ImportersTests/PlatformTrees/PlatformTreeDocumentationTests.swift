import Foundation
import Simulator
import Testing

@testable import AndroidImport
@testable import AppleImport
@testable import Importers

@Suite struct PlatformTreeDocumentationTests {
  private static let page = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Documentation/PlatformTrees.md")

  @Test func `Every field is documented`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    for name in AndroidNodes.fields.keys.sorted() + IOSElements.fields.keys.sorted() {
      #expect(text.contains("`\(name)`"), "\(name)")
    }
  }

  @Test func `The examples produce the documented announcements`() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let examples = text.components(separatedBy: "```json\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    try #require(examples.count == 2)
    #expect(
      try PlatformTreeTrial(examples[0]).talkBack() == [
        "email|error: Please enter a valid email, ann@, edit box|double tap to edit text"
      ])
    #expect(
      try PlatformTreeTrial(examples[1]).snapshot() == [
        "mute|Mute. Switch Button. On.|Double tap to toggle setting."
      ])
    let stop = try VoiceOver().read(PlatformTreeTrial(examples[1]).screen).stops.first
    #expect(stop?.announcement.said == "Mute, switch button, on")
    #expect(stop?.announcement.hint == "double tap to toggle setting")
  }
}
