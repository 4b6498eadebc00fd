import Simulator
import Testing

/// An Android screen as an outline, with TalkBack's announcements.
struct AndroidScreen: Sendable, CustomTestStringConvertible {
  var name: String
  var outline: String
  var said: [String]

  init(_ name: String, _ outline: String, _ said: String...) {
    self.name = name
    self.outline = outline
    self.said = said
  }

  var testDescription: String { name }

  /// Returns the announcement at each stop, by default without usage hints.
  static func said(
    _ outline: String, hints: Bool = false, origin: String = "android",
    settings change: (inout TalkBackSettings) -> Void = { _ in }
  ) throws -> [String] {
    var reader = TalkBack()
    reader.settings.hints = hints
    change(&reader.settings)
    let screen = try Screen(outline: "- /origin: \(origin)\n\(outline)")
    return reader.read(screen).stops.map(\.announcement.text)
  }

  /// Returns the first view of a screen as accessibility services receive it.
  static func view(_ outline: String, api: Int = 34) throws -> ExposedNode? {
    var reader = TalkBack()
    reader.settings.api = api
    let screen = try Screen(outline: "- /origin: android\n\(outline)")
    return reader.expose(screen).dropFirst().first
  }
}
