public import Simulator
internal import VoiceProtocol

/// The sound of a reader: voice, rate, pitch and pauses.
///
/// The values are our own choice, because the readers publish no such values.
/// `Documentation/Speech.md` lists the values.
///
/// ```swift
/// var style = SpeechStyle(VoiceOver())
/// style.rate = 300
/// ```
public struct SpeechStyle: Sendable, Hashable {
  /// The reader's name.
  public var reader: String
  /// The variant of the engine's voices, such as `f3`; empty for the plain voice.
  public var variant = ""
  /// The voice for all languages, or `nil` to choose a voice for each language.
  public var voice: String?
  /// The rate in words per minute, 80 to 449.
  ///
  /// The engine's real rate may differ.
  public var rate = 175
  /// The pitch, 0 to 99.
  public var pitch = 50
  /// The volume, 0 to 200.
  public var volume = 100
  /// The punctuation marks whose names the engine itself speaks.
  ///
  /// The default is `none`, because ``symbols`` have already been replaced by words.
  public var punctuation = "none"
  /// The symbols whose names the reader speaks.
  public var symbols = SymbolLevel.some
  /// The pauses between parts, utterances and stops.
  public var pauses = TalkBack.pauses

  /// Creates the default style of a reader.
  ///
  /// VoiceOver has a higher voice than TalkBack, with another timbre, so that listeners can
  /// distinguish the two readers. Other readers have TalkBack's voice.
  ///
  /// - Parameter reader: The reader's name, such as `voiceover`.
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

  /// Creates the style of a reader with its settings.
  ///
  /// Only VoiceOver's punctuation setting changes the style; TalkBack's punctuation setting has
  /// already changed the announcement.
  ///
  /// - Parameter reader: The reader.
  public init(_ reader: any ScreenReader) {
    self.init(reader: type(of: reader).name)
    guard reader is VoiceOver else { return }
    symbols = reader.value(of: "punctuation").flatMap(SymbolLevel.init) ?? symbols
  }

  /// The rates that the engine accepts, in words per minute.
  package static let rates = VoiceRequest.rates
  /// The pitches that the engine accepts.
  package static let pitches = VoiceRequest.pitches
  /// The volumes that the engine accepts.
  package static let volumes = VoiceRequest.volumes

  /// Returns the estimated duration of a part's words, without the silence before the words.
  ///
  /// - Parameter part: The part.
  /// - Returns: The duration in seconds.
  public func seconds(of part: SpokenPart) -> Double {
    let rate = min(max(rate, SpeechStyle.rates.lowerBound), SpeechStyle.rates.upperBound)
    return ListeningTime(rate: rate).seconds(of: part.words)
  }

  /// Returns the estimated duration of an announcement.
  ///
  /// - Parameter announcement: The announcement.
  /// - Returns: The duration in seconds.
  public func seconds(of announcement: SpokenAnnouncement) -> Double {
    announcement.parts.reduce(0) { $0 + $1.silence + seconds(of: $1) }
  }

  /// Returns the estimated duration of a walk through a screen, including the silence between its
  /// stops.
  ///
  /// - Parameter walk: The announcements of the stops.
  /// - Returns: The duration in seconds.
  public func seconds(of walk: [SpokenAnnouncement]) -> Double {
    walk.reduce(0) { $0 + seconds(of: $1) } + Double(max(0, walk.count - 1)) * pauses.stop
  }
}
