import Simulator
import Testing

/// An outline of an iOS screen with its announcements, one line for each stop; `⏸` is a pause.
struct UIKitScreen: Sendable, CustomTestStringConvertible {
  var what: String
  var outline: String
  var lines: [String]

  var testDescription: String { what }

  init(_ what: String, _ outline: String, _ lines: String...) {
    self.what = what
    self.outline = outline
    self.lines = lines
  }

  /// Returns the screen that the outline describes.
  func screen(origin: Screen.Origin = .ios) throws -> Screen {
    try Screen(outline: "- /origin: \(origin.rawValue)\n" + outline)
  }

  /// Returns a reader's announcements on the screen.
  func heard(by reader: VoiceOver = VoiceOver()) throws -> [String] {
    Heard.lines(of: reader.read(try screen()))
  }
}
