import Importers
import Simulator
import TextIO

/// A dump written for a test, read and heard.
struct DumpTrial {
  var imported: [ImportedScreen]

  /// Reads a dump.
  init(
    _ xml: String, as format: InputFormat = .uiautomator, options: ImportOptions = ImportOptions()
  ) throws(InputError) {
    imported = try ImportedScreen.contents(
      of: Array(xml.utf8), format: format, file: "dump.xml", options: options)
  }

  /// A dump with one window, whose root holds these nodes.
  static func window(_ nodes: String) -> String {
    "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" package=\"com.example\""
      + " bounds=\"[0,0][1080,1920]\">\(nodes)</node></hierarchy>"
  }

  /// The first screen.
  var screen: Screen { imported.first?.screen ?? Screen() }

  /// What TalkBack says on the first screen, with its hints.
  var talkBack: [String] { said(by: .talkBack()) }

  /// What VoiceOver is assumed to say on the first screen, without hints.
  var voiceOver: [String] { said(by: .voiceOver()) }

  private func said(by reader: any ScreenReader) -> [String] {
    reader.read(screen).stops.map { stop in
      stop.announcement.hint.isEmpty
        ? stop.announcement.said : "\(stop.announcement.said) | \(stop.announcement.hint)"
    }
  }

  /// The diagnostics whose message holds some words.
  func diagnostics(about words: String) -> [ImportDiagnostic] {
    screen.diagnostics.filter { $0.message.contains(words) }
  }
}
