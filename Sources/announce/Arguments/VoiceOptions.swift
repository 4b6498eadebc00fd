import Simulator
import Voices

extension Option {
  static let rate = number(
    "rate", SpeechStyle.rates,
    "Words a minute, nominally; \(SpeechStyle(reader: "").rate) without this option.")
  static let pitch = number(
    "pitch", SpeechStyle.pitches, "How high the voice is; each reader has its own without it.")
  static let volume = number(
    "volume", SpeechStyle.volumes,
    "How loud the voice is; \(SpeechStyle(reader: "").volume) without this option.")
  static let voice = Option(
    name: "voice", value: .text("NAME"),
    summary:
      "A voice of eSpeak NG for everything, such as en-gb or de+f2; without it, the language "
      + "of each part decides, and the reader which variant.")
  static let punctuation = Option(
    name: "punctuation", value: .oneOf(SymbolLevel.allCases.map(\.rawValue)),
    summary: "Which symbols are named; without it, those that the reader names.")
  static let player = Option(
    name: "player", value: .text("PROGRAM"),
    summary: "The program that plays the sound: it gets raw samples of 16 bits, mono, on standard "
      + "input. Without it, ANNOUNCE_PLAYER or the first that is installed.")

  /// What can be said about the voice.
  static let speaking = [rate, pitch, volume, voice, punctuation]

  private static func number(
    _ name: String, _ range: ClosedRange<Int>, _ summary: String
  ) -> Option {
    Option(
      name: name, value: .text("\(range.lowerBound)–\(range.upperBound)"), summary: summary)
  }
}

/// How the voice is wanted to be, whichever reader speaks.
struct VoiceOptions: Sendable {
  private let rate: Int?
  private let pitch: Int?
  private let volume: Int?
  private let voice: String?
  private let symbols: SymbolLevel?

  /// What was typed about the voice.
  init(_ arguments: Arguments) throws(UsageError) {
    rate = try VoiceOptions.number(.rate, in: SpeechStyle.rates, arguments)
    pitch = try VoiceOptions.number(.pitch, in: SpeechStyle.pitches, arguments)
    volume = try VoiceOptions.number(.volume, in: SpeechStyle.volumes, arguments)
    voice = arguments.value(of: .voice)
    symbols = arguments.value(of: .punctuation).flatMap(SymbolLevel.init)
  }

  func style(of reader: any ScreenReader) -> SpeechStyle {
    var style = SpeechStyle(reader)
    style.rate = rate ?? style.rate
    style.pitch = pitch ?? style.pitch
    style.volume = volume ?? style.volume
    style.voice = voice ?? style.voice
    style.symbols = symbols ?? style.symbols
    return style
  }

  private static func number(
    _ option: Option, in range: ClosedRange<Int>, _ arguments: Arguments
  ) throws(UsageError) -> Int? {
    try arguments.number(
      of: option, in: range,
      remedy: "give a number from \(range.lowerBound) to \(range.upperBound)")
  }
}
