internal import Simulator
internal import TextIO

/// A format of sound files.
public enum SoundFormat: String, Sendable, Hashable, CaseIterable {
  /// Samples as they are.
  case wav
  /// Compressed without diagnostic, through libsndfile.
  case flac
  /// Compressed to some 24 kbit/s, through LAME.
  case mp3

  /// The format that a file's name ends with.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }
}

/// What a sound file says of itself.
public struct SoundTags: Sendable, Hashable {
  /// What is heard.
  public var title: String
  /// What everyone who hears it should know.
  public var comment = SpeechNotice.text
  /// The program that made it.
  public var software: String

  /// Tags in one line each, of a length that any program shows.
  public init(title: String, software: String) {
    self.title = SoundTags.tamed(title)
    self.software = SoundTags.tamed(software)
  }

  /// A label can be longer than what some programs hold for a title.
  private static func tamed(_ text: String) -> String {
    TerminalText.of(String(text.unicodeScalars.prefix(200).map(Character.init)))
  }
}
