import Foundation
import Importers
import Recordings
import Simulator
import Testing

/// The tables of `Documentation/Platforms.md` match the program.
@Suite(.serialized)
struct PlatformsTests {
  private static let document = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Documentation/Platforms.md")

  /// Returns the same check box on a screen of each origin.
  private static func screens(_ state: String) throws -> [(origin: String, screen: Screen)] {
    let box = "- checkbox \"I agree\"\(state)"
    var screens = try ["design", "reactNative", "android", "ios"].map {
      ($0, try Screen(outline: "- /origin: \($0)\n\(box)"))
    }
    let html = "<label><input type=\"checkbox\"\(state.isEmpty ? "" : " checked")> I agree</label>"
    screens.append(("web", try Screen.html(html, file: "page.html")))
    return screens
  }

  /// Returns the stop at the check box itself, because on a page the label is a stop, too.
  private static func stop(_ screen: Screen, _ reader: some ScreenReader) throws -> Stop {
    try #require(reader.read(screen).stops.first { screen[$0.node].role == .checkbox })
  }

  private static func words() throws -> String {
    var lines = ["| Origin | VoiceOver | TalkBack |", "| --- | --- | --- |"]
    for state in ["", " [checked]"] {
      for (origin, screen) in try screens(state) {
        let voiceOver = try stop(screen, VoiceOver()).announcement.text
        let talkBack = try stop(screen, TalkBack()).announcement.text
        lines.append("| `\(origin)`\(state) | \(voiceOver) | \(talkBack) |")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func rules() throws -> String {
    var lines = ["| Origin | Rules to VoiceOver | Rules to TalkBack |", "| --- | --- | --- |"]
    for (origin, screen) in try screens("") {
      let voiceOver = try stop(screen, VoiceOver()).mapping.map(\.name).joined(separator: ", ")
      let talkBack = try stop(screen, TalkBack()).mapping.map(\.name).joined(separator: ", ")
      lines.append("| `\(origin)` | \(voiceOver) | \(talkBack) |")
    }
    return lines.joined(separator: "\n")
  }

  private static func releases() throws -> String {
    let outline = """
      - /origin: reactNative
      - checkbox:
        - text: I agree
        - text: to all
      - button "Save" [busy]:
        - /hint: Keeps the draft
      - tab "Home" [selected]
      """
    let screen = try Screen(outline: outline)
    var lines = ["| `reactNative` | VoiceOver | TalkBack |", "| --- | --- | --- |"]
    for version in ReactNativeVersion.documented {
      var voiceOver = VoiceOver()
      var talkBack = TalkBack()
      voiceOver.settings.hints = false
      talkBack.settings.hints = false
      try voiceOver.set("reactNative", to: version)
      try talkBack.set("reactNative", to: version)
      let said = [voiceOver.read(screen), talkBack.read(screen)].map { transcript in
        transcript.stops.map(\.announcement.text).joined(separator: "<br>")
      }
      lines.append("| \(version) | \(said[0]) | \(said[1]) |")
    }
    return lines.joined(separator: "\n")
  }

  /// A run with `ANNOUNCE_RECORD` writes the tables, and fails.
  @Test(arguments: ["words", "rules", "releases"])
  func `A table matches the program`(_ name: String) throws {
    let table =
      switch name {
      case "words": try Self.words()
      case "rules": try Self.rules()
      default: try Self.releases()
      }
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- table: \(name) -->\n\n"))
    let end = try #require(text.range(of: "\n\n", range: start.upperBound..<text.endIndex))
    let shown = String(text[start.upperBound..<end.lowerBound])
    let written = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: table)
    try expectRecorded(table, is: shown, in: Self.document, whole: written)
  }
}
