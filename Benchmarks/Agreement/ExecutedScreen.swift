internal import Encoding
import Importers
import Simulator
internal import TextIO

/// One line of a file that was made by running a reader's own code.
///
/// The line contains a screen and the announcements of that code on it.
struct ExecutedScreen {
  /// The announcement of one node.
  struct Stop {
    var node: String
    var said: String
    var hint: String
  }

  /// The name of the line; it begins with the family and a slash.
  var name: String
  var stops: [Stop]
  /// Whether the order was an input of the executed code; such an order is not compared.
  var hasGivenOrder: Bool

  /// The family of screens to which the line belongs.
  var family: String { String(name.prefix { $0 != "/" }) }

  /// Reads the expectations of a line.
  init(_ line: JSON.Value) throws(InputError) {
    name = try line.required("id").asString()
    hasGivenOrder = line.field("visit") != nil
    stops = []
    for stop in try line.required("stops").asArray() {
      // TalkBack's lines have `said`, AccessibilitySnapshot's have `description`.
      let words = stop.field("said") != nil ? "said" : "description"
      stops.append(
        Stop(
          node: try stop.required("node").asString(), said: try stop.required(words).asString(),
          hint: try stop.string("hint") ?? ""))
    }
  }

  /// Returns the expectations of every line of a file.
  static func all(in bytes: [UInt8], file: String) throws(InputError) -> [ExecutedScreen] {
    var lines = try JSON.Lines(bytes, file: file)
    var screens: [ExecutedScreen] = []
    while let line = try lines.next() { screens.append(try ExecutedScreen(line.root)) }
    return screens
  }
}
