internal import TalkBackReader
internal import TextIO

/// Recognises usage hints where a log does not say what an utterance is.
enum UsageHint {
  /// Whether an utterance of TalkBack is a usage hint.
  ///
  /// It has the words for TalkBack's gesture in one of its languages, or begins as hints for
  /// keyboards do: “Press select to activate”.
  static func isTalkBack(_ words: String) -> Bool {
    let folded = folded(words)
    if folded.starts(with: "press ".utf8), folded.range(ofBytes: " to ".utf8) != nil { return true }
    return gestures.contains { folded.range(ofBytes: $0) != nil }
  }

  private static let gestures = TalkBackPhrasebook.hintGestures.map(folded)

  /// Returns the bytes in lower case, without hyphens: “Double-tap” is “double tap”.
  private static func folded(_ words: String) -> [UInt8] {
    words.lowercased().utf8.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }
  }

  /// Returns the words and the usage hint of an utterance of VoiceOver, which speaks both at once.
  ///
  /// Assumed: only hints of VoiceOver itself are found, in English; they end with a full stop. What
  /// an app gives as its own hint stays among the words.
  static func splitVoiceOver(_ utterance: String) -> (words: String, hint: String?) {
    guard utterance.utf8.last == UInt8(ascii: ".") else { return (utterance, nil) }
    for start in voiceOverStarts {
      guard let range = utterance.range(ofScalars: start) else { continue }
      let words = utterance[..<range.lowerBound]
      let hint = utterance[range.lowerBound...].drop { $0 == " " }
      return (String(words), String(hint))
    }
    return (utterance, nil)
  }

  private static let voiceOverStarts = [
    " Double tap to ", " Double-tap to ", " Double tap and hold", " Swipe up or down with one finger",
  ]
}
