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
  /// How long nothing is heard.
  public var pauses = TalkBack.pauses

  /// How a reader sounds on a new phone.
  ///
  /// VoiceOver has a higher voice of another timbre than TalkBack, so that ears tell them apart.
  /// A reader that is neither sounds as TalkBack does.
  public init(reader: String) {
    self.reader = reader
    if reader == VoiceOver.name {
      variant = "f3"
      pitch = 55
      pauses = VoiceOver.pauses
    } else {
      pitch = 45
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

extension SpeechStyle {
  /// Seconds for the words of a part, without the silence before them.
  public func seconds(of part: SpokenPart) -> Double {
    let rate = min(max(rate, SpeechStyle.rates.lowerBound), SpeechStyle.rates.upperBound)
    return ListeningTime(rate: rate).seconds(of: part.words)
  }

  /// Seconds from the first word of an announcement to the last.
  public func seconds(of announcement: SpokenAnnouncement) -> Double {
    announcement.parts.reduce(0) { $0 + $1.silence + seconds(of: $1) }
  }

  /// Seconds of a walk, with the silence between its stops.
  public func seconds(of walk: [SpokenAnnouncement]) -> Double {
    walk.reduce(0) { $0 + seconds(of: $1) } + Double(max(0, walk.count - 1)) * pauses.stop
  }
}
