public import Simulator
internal import VoiceProtocol

/// How a reader sounds: the variant of the voice, its pitch, and how long it is silent.
///
/// Voice, rate and silences are conventions of this package: neither reader publishes words a
/// minute or names eSpeak's voices. `Documentation/Speech.md` tells them all.
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
  /// How much punctuation the engine names by itself; none, since ``symbols`` are words already.
  public var punctuation = "none"
  /// Which symbols the reader names.
  public var symbols = SymbolLevel.some
  /// Seconds of silence between two parts.
  public var partPause = 0.15
  /// Seconds of silence before usage hints.
  public var hintPause = 1.1
  /// Seconds of silence between two stops of a walk.
  public var stopPause = 0.5

  /// How a reader sounds on a new phone.
  ///
  /// VoiceOver has a higher voice of another timbre than TalkBack, so that ears tell them apart.
  /// A reader that is neither sounds as TalkBack does.
  /// Source: pauses of VoiceOver, 12 videos of magentaA11y: 1.00 to 1.16 s before hints, 0.16 to
  /// 0.20 s between them; of TalkBack 15.1, ProcessorAccessibilityHints.java: 400 ms.
  public init(reader: String) {
    self.reader = reader
    if reader == VoiceOver.name {
      variant = "f3"
      pitch = 55
      partPause = 0.18
      hintPause = 1.1
    } else {
      pitch = 45
      hintPause = 0.4
    }
  }

  /// How a reader sounds with its settings.
  ///
  /// TalkBack writes what its setting of punctuation names into the announcement itself.
  public init(_ reader: any ScreenReader) {
    self.init(reader: type(of: reader).name)
    guard reader is VoiceOver else { return }
    symbols = reader.value(of: "punctuation").flatMap(SymbolLevel.init) ?? symbols
  }
}

extension SpeechStyle {
  /// Words a minute that the engine can be asked for.
  package static let rates = SpeechRequest.rates
  /// Pitches that the engine can be asked for.
  package static let pitches = SpeechRequest.pitches
  /// Volumes that the engine can be asked for.
  package static let volumes = SpeechRequest.volumes
}
