import Importers
import Simulator
import TextIO

/// An imported dump of Flutter's semantics tree, with the announcements of readers, for tests.
struct FlutterTrial {
  var imported: [ImportedScreen]

  /// Reads the dump of an app that was built with a release of Flutter.
  init(_ text: String, version: String? = nil) throws(InputError) {
    var options = ImportOptions()
    options.flutterVersion = version.flatMap { FlutterVersion($0) }
    imported = try ImportedScreen.contents(
      of: Array(text.utf8), format: .flutter, file: "dump.txt", options: options)
  }

  /// Reads a dump of a screen with one node, given by its properties.
  init(node properties: String..., version: String? = nil) throws(InputError) {
    let lines = ["Rect.fromLTRB(0.0, 0.0, 300.0, 40.0)"] + properties
    try self.init(FlutterTrial.dump([lines]), version: version)
  }

  /// Returns a dump of a screen with nodes below each other, given by their properties.
  static func dump(_ nodes: [[String]]) -> String {
    var text =
      "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 360.0, 800.0)\n │ textDirection: ltr\n │\n"
    for (number, properties) in nodes.enumerated() {
      let isLast = number == nodes.count - 1
      text += " \(isLast ? "└─" : "├─")SemanticsNode#\(number + 1)\n"
      for line in properties { text += " \(isLast ? " " : "│")   \(line)\n" }
    }
    return text
  }

  /// The first screen on iOS.
  var ios: Screen { imported.first?.screen ?? Screen() }
  /// The first screen on Android.
  var android: Screen { imported.first?.android ?? Screen() }

  /// TalkBack's announcements on the first screen, without usage hints.
  var talkBack: [String] { TalkBack().read(android).stops.map(\.announcement.said) }
  /// VoiceOver's announcements on the first screen, without usage hints.
  var voiceOver: [String] { VoiceOver().read(ios).stops.map(\.announcement.said) }

  /// Whether an import diagnostic of one of the screens contains the given words.
  func hasDiagnostic(_ words: String) -> Bool {
    (ios.diagnostics + android.diagnostics).contains { $0.message.contains(words) }
  }
}
