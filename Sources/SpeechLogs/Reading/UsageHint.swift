internal import TalkBackReader
internal import TextIO

/// Functions that recognize usage hints by their words, for logs in which hints are not marked.
package enum UsageHint {
  /// Whether an utterance of TalkBack is a usage hint.
  ///
  /// A hint contains the words for a gesture in a language of TalkBack. A hint for keyboards begins
  /// like “Press select to activate”.
  static func isTalkBack(_ words: String) -> Bool {
    let folded = folded(words)
    if folded.starts(with: "press ".utf8), folded.range(ofBytes: " to ".utf8) != nil { return true }
    return namesGesture(folded)
  }

  /// Returns the input (touch or a kind of keyboard) that a usage hint is for, or `nil` if the hint
  /// does not show its input.
  ///
  /// The hint may be in any language of TalkBack.
  static func input(of hint: String) -> TalkBackSettings.Input? {
    let folded = folded(hint)
    if namesGesture(folded) { return .touch }
    return keyHints.first { contains($0.pieces, in: folded) }?.input
  }

  /// Returns a usage hint in lower case, in which “…” replaces the names of keys.
  ///
  /// “Press Alt + Enter to activate” becomes “press … to activate”, because the keys depend on the
  /// keyboard and on the key map that people choose. A hint that names no keys does not change.
  package static func withoutKeys(_ hint: String) -> String {
    let sentences = hint.split(separator: ".").map { sentence in
      let folded = folded(String(sentence.drop { $0 == " " }))
      let matches = keyHints.filter { contains($0.pieces, in: folded) }
      guard let key = matches.first, key.input == .keyboard, key.pieces.count > 1,
        let rest = folded.dropFirst(key.pieces[0].count).range(ofBytes: key.pieces[1])
      else { return folded }
      return key.pieces[0] + Array("…".utf8) + folded[rest.lowerBound...]
    }
    return String(decoding: Array(sentences.joined(separator: Array(". ".utf8))), as: UTF8.self)
  }

  private static func namesGesture(_ folded: [UInt8]) -> Bool {
    gestures.contains { folded.range(ofBytes: $0) != nil }
  }

  private static let gestures = TalkBackPhrasebook.hintGestures.map(folded)
  private static let keyHints = TalkBackPhrasebook.keyHints.map { hint in
    (input: hint.input, pieces: hint.pieces.map(folded))
  }

  /// Whether a text begins with the first of some pieces, and then contains all later pieces in
  /// order.
  private static func contains(_ pieces: [[UInt8]], in text: [UInt8]) -> Bool {
    guard let first = pieces.first, text.starts(with: first) else { return false }
    var rest = text.dropFirst(first.count)
    for piece in pieces.dropFirst() {
      guard let range = rest.range(ofBytes: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// Returns the bytes in lower case, with spaces for hyphens: “Double-tap” becomes “double tap”.
  private static func folded(_ words: String) -> [UInt8] {
    words.lowercased().utf8.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }
  }

  /// Separates the usage hints from the other words in utterances that TalkBack spoke in a row.
  static func separateTalkBack(
    _ utterances: some Sequence<String>
  ) -> (words: String, hint: String?) {
    var (words, hints): ([String], [String]) = ([], [])
    for utterance in utterances {
      if isTalkBack(utterance) { hints.append(utterance) } else { words.append(utterance) }
    }
    return (words.joined(separator: " "), joined(hints))
  }

  /// Returns hints joined into one text, or `nil` if there are none.
  static func joined(_ hints: [String]) -> String? {
    hints.isEmpty ? nil : hints.joined(separator: ". ")
  }

  /// Separates the usage hint from the other words of a TalkBack announcement that a person wrote
  /// down.
  ///
  /// The hint begins with the first sentence that is a usage hint of TalkBack. If nothing comes
  /// before the hint except a number, the words are empty.
  static func splitTalkBack(_ text: String) -> (words: String, hint: String?) {
    var start = text.startIndex
    var isFirst = true
    while start < text.endIndex {
      if beginsWithHint(text[start...]) {
        let words = text[..<start].utf8.reversed().drop { isSeparator($0) }.reversed()
        let isNumber = words.allSatisfy(isDigit)
        return (
          isNumber ? "" : String(decoding: Array(words), as: UTF8.self), String(text[start...])
        )
      }
      let next = text.utf8[start...].firstIndex(where: isSeparator) ?? text.endIndex
      start = text.utf8[next...].firstIndex { !isSeparator($0) } ?? text.endIndex
      // A hint cannot begin after a blank, because a blank does not end a sentence. The only
      // exception is a blank after a number at the start of the text.
      let isSentence = text.utf8[next..<start].contains { $0 != 0x20 }
      let isAfterNumber = isFirst && text.utf8[..<next].allSatisfy(isDigit)
      isFirst = false
      if !isSentence, !isAfterNumber {
        let end = text.utf8[start...].firstIndex { isSeparator($0) && $0 != 0x20 } ?? text.endIndex
        start = text.utf8[end...].firstIndex { !isSeparator($0) } ?? text.endIndex
      }
    }
    return (text, nil)
  }

  /// Whether the first sentence of a text is a usage hint of TalkBack.
  private static func beginsWithHint(_ text: Substring) -> Bool {
    // Read no more characters than the longest hint and a separator have. Callers call this
    // function for every sentence of a text, so reading the whole rest each time would be slow.
    let folded = folded(String(text.prefix(longestHint + 1)))
    guard let first = folded.first, let hints = hintsByFirstByte[first] else { return false }
    return hints.contains { hint in
      guard folded.starts(with: hint) else { return false }
      return folded.count == hint.count
        || isSeparator(folded[hint.count]) && folded[hint.count] != 0x20
    }
  }

  /// The usage hints of TalkBack, without the full stop with which they end in some languages.
  private static let hints = TalkBackPhrasebook.usageHints.map { hint in
    let folded = folded(hint)
    return folded.last == UInt8(ascii: ".") ? folded.dropLast() : folded[...]
  }

  private static let hintsByFirstByte = Dictionary(grouping: hints) { $0.first ?? 0 }

  private static let longestHint = hints.map(\.count).max() ?? 0

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Whether a byte separates sentences or words.
  private static func isSeparator(_ byte: UInt8) -> Bool { " ,.;:)".utf8.contains(byte) }

  /// Returns the words of an utterance of VoiceOver, and the usage hint that follows the words.
  ///
  /// The function finds only VoiceOver's own English hints. A hint that the app sets remains part
  /// of the words.
  ///
  /// Assumed: VoiceOver's own hints end with a full stop.
  static func splitVoiceOver(_ utterance: String) -> (words: String, hint: String?) {
    guard utterance.utf8.last == UInt8(ascii: ".") else { return (utterance, nil) }
    for start in voiceOverStarts {
      guard let range = utterance.range(ofScalars: start) else { continue }
      var words = utterance[..<range.lowerBound]
      while let last = words.last, last == "," || last == " " { words.removeLast() }
      return (String(words), String(utterance[range.lowerBound...].dropFirst()))
    }
    return (utterance, nil)
  }

  private static let voiceOverStarts = [
    " Double tap to ", " Double-tap to ", " Double tap and hold",
    " Swipe up or down with one finger",
  ]
}
