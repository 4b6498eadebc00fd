import Importers
import Simulator

/// An imported platform tree, with the announcements of readers, for tests.
struct PlatformTreeTrial {
  var imported: [ImportedScreen]

  /// Reads JSON or JSON lines.
  init(_ json: String, as format: InputFormat? = nil) throws {
    imported = try ImportedScreen.contents(
      of: Array(json.utf8), format: format, file: "tree.jsonl")
  }

  /// The first screen.
  var screen: Screen { imported.first?.screen ?? Screen() }

  /// Returns the id, the words and the hint of each TalkBack stop on a screen.
  func talkBack(_ index: Int = 0) -> [String] { stops(of: .talkBack(), on: index) }

  /// Returns the id, the words and the hint of each AccessibilitySnapshot stop on a screen.
  func snapshot(_ index: Int = 0) -> [String] {
    stops(of: .voiceOver(profile: .snapshot), on: index)
  }

  private func stops(of reader: any ScreenReader, on index: Int) -> [String] {
    guard let reader = imported[index].readers([reader]).first else { return [] }
    let screen = imported[index].screen
    return reader.read(screen).stops.map { stop in
      let parts = [
        screen[stop.node].id ?? "", stop.announcement.said, stop.announcement.hint,
      ]
      return parts.joined(separator: "|")
    }
  }

  /// Returns the error for a text that cannot be imported, or `nil` if it can.
  static func problem(_ json: String, as format: InputFormat? = nil) -> String? {
    problem(Array(json.utf8), as: format)
  }

  /// Returns the error for bytes that cannot be imported, or `nil` if they can.
  static func problem(_ bytes: [UInt8], as format: InputFormat? = nil) -> String? {
    do {
      _ = try ImportedScreen.contents(of: bytes, format: format, file: "t.json")
      return nil
    } catch {
      return error.description
    }
  }
}
