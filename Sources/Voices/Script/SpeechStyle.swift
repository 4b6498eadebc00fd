/// How a reader sounds: the variant of the voice, its pitch, and how long it is silent.
public struct SpeechStyle: Sendable, Hashable {
  /// The reader's name.
  public var reader: String
  /// The variant of the engine's voices, such as `f3`; empty for the voice itself.
  public var variant = ""
  /// Voice that is used whatever the language is; absent when it goes by language.
  public var voice: String?
  /// Words a minute, nominally: 80 to 449.
  public var rate = 175
  /// Pitch, 0 to 99.
  public var pitch = 50
  /// Loudness, 0 to 200.
  public var volume = 100
  /// How much punctuation the engine names.
  public var punctuation = "none"
  /// Seconds of silence between two parts.
  public var partPause = 0.15
  /// Seconds of silence before usage hints.
  public var hintPause = 1.1
  /// Seconds of silence between two stops of a walk.
  public var stopPause = 0.5

  /// How a reader sounds unless something else is wanted.
  public init(reader: String) {
    // Placeholder: the builder of the script replaces this body.
    self.reader = reader
  }
}
