import Simulator
public import Testing
import VoiceProtocol

@testable public import Voices

/// The helpers that tests of real speech share.
enum RealSpeech {
  /// The engine's version, or `nil` if the engine is not installed or the worker is not built.
  static let version = try? VoiceWorker().engine().version
  /// Whether the engine can speak.
  static let isPossible = version != nil

  /// Returns an announcement with the given parts.
  static func announcement(_ parts: SpokenPart...) -> SpokenAnnouncement {
    SpokenAnnouncement(
      reader: "talkback", index: 1, text: parts.map(\.text).joined(separator: ", "), label: "",
      parts: parts)
  }

  /// Returns a part with words in a language, after a silence in seconds.
  static func part(
    _ words: String, _ language: String = "en", after silence: Double = 0
  ) -> SpokenPart {
    SpokenPart(.label, words, words: words, language: language, silence: silence)
  }

  /// Returns a style with the engine's default values, after a change.
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
  /// Returns the loudness of a range, from 0 to 1; 1 is that of the loudest square wave.
  func loudness(_ range: Range<Int>) -> Double {
    guard !range.isEmpty else { return 0 }
    let sum = samples[range].reduce(0.0) { $0 + Double($1) * Double($1) }
    return (sum / Double(range.count)).squareRoot() / 32_768
  }

  /// The duration of the clip, in seconds.
  var seconds: Double { Double(samples.count) / Double(sampleRate) }
}

extension Clip: CustomTestStringConvertible {
  /// A description of the clip without its samples, of which there are too many.
  public var testDescription: String {
    "\(seconds) s, parts \(segments.map(\.samples)), problems \(problems)"
  }
}
