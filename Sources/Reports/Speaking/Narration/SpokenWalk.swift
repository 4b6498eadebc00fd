package import Simulator
internal import TextIO
package import Voices

/// The announcements of one reader on one screen, prepared for speech.
package struct SpokenWalk: Sendable {
  /// The file and the name of the screen.
  package var screen: String
  /// The name of the screen or of its file.
  ///
  /// It is empty if the output needs no name.
  package var title = ""
  /// The index of the screen among all screens that are spoken.
  package var document: Int
  /// The reader's display name.
  package var reader: String
  /// The reader with its profile, language and changed settings.
  package var header: String
  /// The voice settings.
  package var style: SpeechStyle
  /// The announcements, stop by stop.
  package var announcements: [SpokenAnnouncement]

  /// Creates the walk of a transcript.
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

  /// Returns the announcements of all readers on a screen, one walk for each reader.
  package static func all(
    _ reading: Reading, document: Int, style: (any ScreenReader) -> SpeechStyle
  ) -> [SpokenWalk] {
    reading.readers.enumerated().map { index, reader in
      SpokenWalk(
        reading.transcripts[index], on: reading.screens[index], heading: reading.screen.heading,
        title: title(of: reading.screen), document: document, by: reader, style: style(reader))
    }
  }
}
