import Simulator
import Testing

/// A React Native screen as an outline, with both readers' announcements.
struct ReactNativeCase: Sendable, CustomTestStringConvertible {
  var name: String
  var outline: String
  var voiceOver: [String]
  var talkBack: [String]
  var version: String

  init(
    _ name: String, _ outline: String, voiceOver: [String], talkBack: [String],
    version: String = "0.81"
  ) {
    self.name = name
    self.outline = outline
    self.voiceOver = voiceOver
    self.talkBack = talkBack
    self.version = version
  }

  /// TalkBack's usage hints for a field.
  static let fieldHints = "double tap to edit text, double tap and hold to long press"

  var testDescription: String { name }

  func check() throws {
    let screen = try ReactNativeCase.screen(outline)
    #expect(try ReactNativeCase.lines(screen, VoiceOver(), version) == voiceOver)
    #expect(try ReactNativeCase.lines(screen, TalkBack(), version) == talkBack)
  }

  /// Returns the screen of an outline, with React Native as its origin.
  static func screen(_ outline: String) throws -> Screen {
    try Screen(outline: "- /origin: reactNative\n\(outline)")
  }

  /// Returns a reader's announcement at each stop, including usage hints.
  static func lines(
    _ screen: Screen, _ reader: some ScreenReader, _ version: String = "0.81"
  ) throws -> [String] {
    var reader = reader
    try reader.set("reactNative", to: version)
    return reader.read(screen).stops.map(\.announcement.text)
  }

  /// Returns the properties that a platform exposes for each node of an outline, as `name=value`.
  static func exposed(_ outline: String, _ reader: some ScreenReader) throws -> [[String]] {
    try reader.expose(screen(outline)).map { node in
      [node.title] + node.properties.map { "\($0.name)=\($0.value)" }
    }
  }
}
