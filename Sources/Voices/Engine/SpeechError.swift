/// Why something cannot be heard, with what to do about it.
public enum SpeechError: Error, Sendable, Hashable {
  /// The library of eSpeak NG is not installed; the loader's own words.
  case engineMissing(String)
  /// The library finds none of its data; where it looked.
  case dataMissing(String)
  /// The program of the worker is not where it should be; where it was looked for.
  case workerMissing([String])
  /// The program of the worker is no such program; its file and what it did.
  case workerFailed(String, String)
  /// No voice is called so; those that are nearest.
  case unknownVoice(String, nearest: [String])
  /// No voice speaks the language; its BCP 47 tag.
  case noVoice(language: String)
  /// The voice of the language cannot read the writing of a text.
  case unreadable(text: String, language: String)
  /// The engine crashed on a text, once more after a restart.
  case crashed(text: String)
  /// The engine did not answer in time.
  case timedOut(text: String)
  /// The engine crashed too often.
  case givenUp
  /// Only the beginning of a text is spoken, as it is too long.
  case cut(text: String)
  /// Nobody wants to hear it any more.
  case cancelled
  /// No program that plays sound is installed.
  case playerMissing([String])
  /// There is no sound device, or the player failed; what it said.
  case playerFailed(String)
  /// A library that writes a format of sound files is not installed.
  case codecMissing(format: String, library: String)
  /// A sound file cannot be written; why.
  case unwritable(String, String)
  /// The sound is longer than a file of the format can hold.
  case tooLong
}

extension SpeechError {
  /// Whether only a text is concerned, and the next one may well be heard.
  package var isOfText: Bool {
    switch self {
    case .noVoice, .unreadable, .crashed, .timedOut, .cut: true
    default: false
    }
  }
}
