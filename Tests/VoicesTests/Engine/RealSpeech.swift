import Simulator
public import Testing
import VoiceProtocol

@testable public import Voices

/// The helpers that tests of real speech share.
enum RealSpeech {
  /// The engine's version, or `nil` if the engine is not installed or the worker is not built.
  static let version = try? VoiceWorker().engine().version
  /// Whether anything can be heard.
  static let isPossible = version != nil

  /// An announcement of parts in English, or in the language that each names.
  static func announcement(_ parts: SpokenPart...) -> SpokenAnnouncement {
    SpokenAnnouncement(
      reader: "talkback", index: 1, text: parts.map(\.text).joined(separator: ", "), label: "",
      parts: parts)
  }

  /// Words in a language after a silence.
  static func part(
    _ words: String, _ language: String = "en", after silence: Double = 0
  ) -> SpokenPart {
    SpokenPart(.label, words, words: words, language: language, silence: silence)
  }

  /// A style that changes nothing of the engine's own, but for what the body does.
  static func style(_ change: (inout SpeechStyle) -> Void = { _ in }) -> SpeechStyle {
    var style = SpeechStyle(reader: "talkback")
    style.variant = ""
    style.voice = nil
    style.pitch = 50
    style.rate = 175
    style.volume = 100
    change(&style)
    return style
  }
}

extension Clip {
  /// Loudness of a range, 1 being the loudest square wave.
  func loudness(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    let sum = samples[range].reduce(0.0) { $0 + Double($1) * Double($1) }
    return (sum / Double(range.count)).squareRoot() / 32_768
  }

  /// Seconds of sound.
  var seconds: Double { Double(samples.count) / Double(sampleRate) }
}

extension Clip: CustomTestStringConvertible {
  /// A clip without its samples, of which there are too many to be read.
  public var testDescription: String {
    "\(seconds) s, parts \(segments.map(\.samples)), problems \(problems)"
  }
}
