internal import Simulator
internal import TextIO

/// A format of sound files.
package enum SoundFormat: String, Sendable, Hashable, CaseIterable {
  /// WAV, samples without compression.
  case wav
  /// FLAC, a compression without loss, with the library libsndfile.
  case flac
  /// MP3, a compression with loss to about 24 kbit/s, with the library LAME.
  case mp3

  /// Creates the format from the extension of a file, or returns `nil` for other extensions.
  package init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}

/// The texts inside a sound file that describe the file.
package struct SoundTags: Sendable, Hashable {
  /// The title of the sound.
  package var title: String
  /// The comment, which by default is the notice about the voice.
  package var comment = SpeechNotice.text
  /// The program that wrote the file.
  package var software: String

  /// Creates tags.
  ///
  /// Each tag is shortened to one line that every program can display.
  package init(title: String, software: String) {
    self.title = SoundTags.shortened(title)
    self.software = SoundTags.shortened(software)
  }

  private static func shortened(_ text: String) -> String {
    TerminalText.of(String(text.unicodeScalars.prefix(200).map(Character.init)))
  }
}
