package import Simulator
internal import TextIO
package import Voices

/// What one reader says on one screen, as it is spoken.
package struct SpokenWalk: Sendable {
  /// The file and what the screen is called.
  package var screen: String
  /// What the screen is called, or its file without folders; empty where nobody asks.
  package var title = ""
  /// The place of the screen among those that are spoken, from 0.
  package var document: Int
  /// The reader's name as people write it.
  package var reader: String
  /// The reader with its profile, language and changed settings.
  package var header: String
  /// How the reader sounds.
  package var style: SpeechStyle
  /// What is spoken, stop by stop.
  package var announcements: [SpokenAnnouncement]

  /// What a reader says in a style; the place is among the screens that are spoken, from 0.
  package init(
    _ transcript: Transcript, on screen: Screen, heading: String, title: String = "",
    document: Int = 0, by reader: any ScreenReader, style: SpeechStyle
  ) {
    self.screen = heading
    self.title = title
    self.document = document
    self.reader = reader.displayName
    header = reader.fullHeader(on: screen.origin)
    self.style = style
    announcements = SpokenAnnouncement.all(of: transcript, on: screen, by: style)
  }

  private static func title(of screen: Screen) -> String {
    screen.ownTitle ?? screen.file.map { $0 == "-" ? "standard input" : PathName($0).name } ?? ""
  }

  /// The walks of all readers on a screen.
  package static func all(
    _ reading: Reading, document: Int, style: (any ScreenReader) -> SpeechStyle
  ) -> [SpokenWalk] {
    reading.readers.enumerated().map { place, reader in
      SpokenWalk(
        reading.transcripts[place], on: reading.screens[place], heading: reading.screen.heading,
        title: title(of: reading.screen), document: document, by: reader, style: style(reader))
    }
  }
}
