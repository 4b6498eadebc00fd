/// A remark that an engine may pronounce a text in an unexpected way.
package struct PronunciationRemark: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A character from a private-use area, such as a character of an icon font.
    case privateUse = "private-use"
    /// A text that the engine does not speak at all.
    case silent
    /// Letters in a script that the voice cannot read.
    case foreignWriting = "foreign-writing"
    /// A text in a language for which the engine has no voice.
    case noVoice = "no-voice"
    /// A text that the engine failed to speak.
    case failed
    /// A word that the engine spells letter by letter.
    case spelled
    /// A word in capitals that the engine reads as a word instead of spelling it.
    case capitals
    /// An abbreviation that the engine does not expand.
    case abbreviation
    /// A date or fraction that the engine reads as digits.
    case date
    /// Digits that the engine reads as one large number.
    case longNumber = "long-number"
    /// A date or time pattern, such as `MM/DD/YYYY`.
    case pattern
    /// The name of an icon, such as `arrow_back`.
    case iconName = "icon-name"
    /// A long text of which only the beginning is spoken.
    case cut
  }

  package var kind: Kind
  /// The part of the transcript's text to which the remark refers.
  package var text: String
  /// The words that the engine speaks for the text, or `nil` if they are unknown.
  package var pronunciation: String?
  /// The description of the problem, without a full stop at its end.
  package var message: String
}

/// A part of an announcement, with its pronunciation.
package struct PronouncedPart: Sendable, Hashable {
  package var part: SpokenPart
  /// The spoken words.
  ///
  /// Numbers are written as words if the engine's way of reading them is known.
  package var pronunciation: String
  /// The phonemes in the International Phonetic Alphabet, or `nil` without an engine.
  package var phonemes: String?
  package var remarks: [PronunciationRemark] = []
}

/// An announcement with its pronunciation.
package struct PronouncedAnnouncement: Sendable, Hashable {
  package var announcement: SpokenAnnouncement
  package var parts: [PronouncedPart]
  /// The duration of the announcement in seconds.
  package var seconds: Double

  /// The spoken words of all parts, on one line.
  package var pronunciation: String {
    var line = ""
    for part in parts where !part.pronunciation.isEmpty {
      let hasMark = line.last.map { ",;:.!?".contains($0) } ?? true
      if !line.isEmpty { line += part.part.silence > 0 && !hasMark ? ", " : " " }
      line += part.pronunciation
    }
    return line
  }

  /// Whether the spoken words differ from the text in the transcript.
  package var differs: Bool {
    parts.contains { part in
      guard !part.part.isCut else { return true }
      let written = part.part.text.split(whereSeparator: \.isWhitespace)
      return part.pronunciation.split(separator: " ") != written
    }
  }

  /// The phonemes of all parts, or `nil` without an engine.
  package var phonemes: String? {
    let phonemes = parts.compactMap(\.phonemes).filter { !$0.isEmpty }
    return phonemes.isEmpty ? nil : phonemes.joined(separator: " | ")
  }
}
