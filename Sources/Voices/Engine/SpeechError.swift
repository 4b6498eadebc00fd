/// Why something cannot be heard, with what to do about it.
public enum SpeechError: Error, Sendable, Hashable {
  /// The library of eSpeak NG is not installed; the loader's own words.
  case engineMissing(String)
  /// The library finds none of its data; where it looked.
  case dataMissing(String)
  /// The program of the worker is not where it should be; where it was looked for.
  case workerMissing([String])
  /// No voice is called so; those that are nearest.
  case unknownVoice(String, nearest: [String])
  /// The engine crashed on a text, once more after a restart.
  case crashed(text: String)
  /// The engine did not answer in time.
  case timedOut(text: String)
  /// The engine crashed too often.
  case givenUp
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

extension SpeechError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    // Placeholder: the builder of the engine replaces this body.
    "\(self)"
  }
}
