import Importers
import Simulator

/// An export of a platform tree, read and heard for a test.
struct PlatformTreeTrial {
  var imported: [ImportedScreen]

  /// Reads JSON or JSON lines.
  init(_ json: String, as format: InputFormat? = nil) throws {
    imported = try ImportedScreen.contents(
      of: Array(json.utf8), format: format, file: "tree.jsonl")
  }

  /// The first screen.
  var screen: Screen { imported.first?.screen ?? Screen() }

  /// What TalkBack says on a screen: id, words and hint.
  func talkBack(_ index: Int = 0) -> [String] { stops(of: .talkBack(), on: index) }

  /// What AccessibilitySnapshot says on a screen: id, words and hint.
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

  /// Returns why a text is not an export, or `nil` if it is one.
  static func problem(_ json: String, as format: InputFormat? = nil) -> String? {
    problem(Array(json.utf8), as: format)
  }

  /// Returns why bytes are not an export, or `nil` if they are one.
  static func problem(_ bytes: [UInt8], as format: InputFormat? = nil) -> String? {
    do {
      _ = try ImportedScreen.contents(of: bytes, format: format, file: "t.json")
      return nil
    } catch {
      return error.description
    }
  }
}
