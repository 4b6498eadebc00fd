import Importers
import Simulator
import TextIO

/// An imported dump, with the announcements of readers, for tests.
struct DumpTrial {
  var imported: [ImportedScreen]

  /// Reads a dump.
  init(
    _ xml: String, as format: InputFormat = .uiautomator, options: ImportOptions = ImportOptions()
  ) throws(InputError) {
    imported = try ImportedScreen.contents(
      of: Array(xml.utf8), format: format, file: "dump.xml", options: options)
  }

  /// Returns a dump with one window, whose root contains the given nodes.
  static func window(_ nodes: String) -> String {
    "<hierarchy rotation=\"0\"><node class=\"android.widget.FrameLayout\" package=\"com.example\""
      + " bounds=\"[0,0][1080,1920]\">\(nodes)</node></hierarchy>"
  }

  /// The first screen.
  var screen: Screen { imported.first?.screen ?? Screen() }

  /// TalkBack's announcements on the first screen, with usage hints.
  var talkBack: [String] { said(by: .talkBack()) }

  /// The assumed announcements of VoiceOver on the first screen, without usage hints.
  var voiceOver: [String] { said(by: .voiceOver()) }

  private func said(by reader: any ScreenReader) -> [String] {
    reader.read(screen).stops.map { stop in
      stop.announcement.hint.isEmpty
        ? stop.announcement.said : "\(stop.announcement.said) | \(stop.announcement.hint)"
    }
  }

  /// Returns the diagnostics whose messages contain the given words.
  func diagnostics(about words: String) -> [ImportDiagnostic] {
    screen.diagnostics.filter { $0.message.contains(words) }
  }
}
