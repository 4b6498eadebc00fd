import Simulator
import Testing

/// An outline of an iOS screen and what is heard on it, a line a stop; `⏸` is the pause.
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

  /// The screen that the outline describes.
  func screen(origin: Screen.Origin = .ios) throws -> Screen {
    try Screen(outline: "- /origin: \(origin.rawValue)\n" + outline)
  }

  /// What a reader says there.
  func heard(by reader: VoiceOver = VoiceOver()) throws -> [String] {
    Heard.lines(of: reader.read(try screen()))
  }
}
