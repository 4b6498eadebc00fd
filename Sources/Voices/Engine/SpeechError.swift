/// An error that prevents speech or sound.
public enum SpeechError: Error, Sendable, Hashable {
  /// The library of eSpeak NG is not installed. The value is the loader's message.
  case engineMissing(String)
  /// The library of eSpeak NG finds no data. The value is the path that the library searched.
  case dataMissing(String)
  /// The worker program was not found. The value contains the searched paths.
  case workerMissing([String])
  /// The worker program does not work. The values are its path and the problem.
  case workerFailed(String, String)
  /// No voice has the given name. `nearest` contains the most similar names.
  case unknownVoice(String, nearest: [String])
  /// No voice speaks the language with this BCP 47 tag.
  case noVoice(language: String)
  /// The voice for the language cannot read the script in which the text is written.
  case unreadable(text: String, language: String)
  /// The engine crashed on a text, was restarted, and crashed on the same text again.
  case crashed(text: String)
  /// The engine did not answer in time.
  case timedOut(text: String)
  /// The engine crashed so often that it is not restarted again.
  case givenUp
  /// A text is too long, so only its beginning is spoken.
  case cut(text: String)
  /// Speech was cancelled.
  case cancelled
  /// No program for playing sound was found. The value contains the names of the searched programs.
  case playerMissing([String])
  /// There is no sound device, or the player failed. The value is the player's message.
  case playerFailed(String)
  /// The library for a sound format is not installed.
  case codecMissing(format: String, library: String)
  /// A sound file cannot be written. The values are its path and the reason.
  case unwritable(String, String)
  /// The sound is longer than a file of this format can be.
  case tooLong

  /// Whether the error affects only one text.
  ///
  /// If so, other texts may still be spoken.
  var concernsOneText: Bool {
    switch self {
    case .noVoice, .unreadable, .crashed, .timedOut, .cut: true
    default: false
    }
  }
}
