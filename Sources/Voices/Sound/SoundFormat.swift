internal import Simulator
internal import TextIO

/// A format of sound files.
package enum SoundFormat: String, Sendable, Hashable, CaseIterable {
  /// Samples without compression.
  case wav
  /// Compression without loss, by means of libsndfile.
  case flac
  /// Compression with loss to about 24 kbit/s, by means of LAME.
  case mp3

  /// Creates the format from the extension of a file, or returns `nil` for other extensions.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}

/// The texts that describe a sound file and are stored in it.
package struct SoundTags: Sendable, Hashable {
  /// The title.
  package var title: String
  /// The comment, which by default is the notice about the voice.
  package var comment = SpeechNotice.text
  /// The program that wrote the file.
  package var software: String

  /// Creates tags; each is shortened to one line that every program can display.
  package init(title: String, software: String) {
    self.title = SoundTags.shortened(title)
    self.software = SoundTags.shortened(software)
  }

  private static func shortened(_ text: String) -> String {
    TerminalText.of(String(text.unicodeScalars.prefix(200).map(Character.init)))
  }
}
