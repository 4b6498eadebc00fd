import Importers
import Simulator
import Voices

/// What one reader says on one screen, as it is spoken.
struct SpokenWalk: Sendable {
  /// The file and what the screen is called.
  var screen: String
  /// What the screen is called, or its file without folders; empty where nobody asks.
  var title = ""
  /// The place of the screen among those that are spoken, from 0.
  var document: Int
  /// The reader's name as people write it.
  var reader: String
  /// The reader with its profile, language and changed settings.
  var header: String
  /// How the reader sounds.
  var style: SpeechStyle
  /// What is spoken, stop by stop.
  var announcements: [SpokenAnnouncement]

  private static func title(of screen: Screen) -> String {
    let names = [screen.title ?? "", screen.name == screen.file ? "" : screen.name]
    let named = names.first { !$0.allSatisfy(\.isWhitespace) }
    return named ?? screen.file.map { $0 == "-" ? "standard input" : PathName($0).name } ?? ""
  }

  /// The walks of all readers on a screen.
  static func all(
    _ imported: ImportedScreen, document: Int, by choice: ReaderChoice, in voice: VoiceOptions
  ) -> [SpokenWalk] {
    let reading = Reading(imported, by: choice)
    return reading.readers.indices.map { place in
      let reader = reading.readers[place]
      let style = voice.style(of: reader)
      return SpokenWalk(
        screen: reading.screen.heading, title: title(of: reading.screen), document: document,
        reader: reader.displayName,
        header: reader.fullHeader, style: style,
        announcements: SpokenAnnouncement.all(
          of: reading.transcripts[place], on: reading.screens[place], by: style))
    }
  }
}
