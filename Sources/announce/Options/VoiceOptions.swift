import Simulator
import Voices

extension Option {
  static let rate = number(
    "rate", SpeechStyle.rates,
    "Speak at this nominal rate in words per minute. Default: \(SpeechStyle(reader: "").rate).")
  static let pitch = number(
    "pitch", SpeechStyle.pitches, "Speak at this pitch. Default: each reader has its own.")
  static let volume = number(
    "volume", SpeechStyle.volumes,
    "Speak at this volume. Default: \(SpeechStyle(reader: "").volume).")
  static let voice = Option(
    name: "voice", value: .text("NAME"),
    summary:
      "Speak all text with this eSpeak NG voice, such as en-gb or de+f2. Default: chosen by the "
      + "language of each part and by reader.")
  static let punctuation = Option(
    name: "punctuation", value: .oneOf(SymbolLevel.allCases.map(\.rawValue)),
    summary: "Choose which symbols are spoken. Default: as the reader does.")
  static let player = Option(
    name: "player", value: .text("PROGRAM"),
    summary: "Play sound with PROGRAM, which receives raw 16-bit mono samples on standard "
      + "input. Default: ANNOUNCE_PLAYER, or the first installed player.")

  /// The options for the voice.
  static let speaking = [rate, pitch, volume, voice, punctuation]

  private static func number(
    _ name: String, _ range: ClosedRange<Int>, _ summary: String
  ) -> Option {
    Option(
      name: name, value: .text("\(range.lowerBound)–\(range.upperBound)"), summary: summary)
  }
}

/// The requested properties of the voice, for every reader.
struct VoiceOptions: Sendable {
  private let rate: Int?
  private let pitch: Int?
  private let volume: Int?
  private let voice: String?
  private let symbols: SymbolLevel?

  /// Creates the options from arguments.
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
      remedy: "write a number from \(range.lowerBound) to \(range.upperBound)")
  }
}
