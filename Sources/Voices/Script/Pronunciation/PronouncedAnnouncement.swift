/// A remark about an unexpected pronunciation.
package struct PronunciationRemark: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A private-use glyph, as in icon fonts.
    case privateUse = "private-use"
    /// A text that is silent.
    case silent
    /// Letters of a script that the voice does not speak.
    case foreignWriting = "foreign-writing"
    /// A text for which the engine has no voice.
    case noVoice = "no-voice"
    /// A text on which the engine failed.
    case failed
    /// A word that is spelled letter by letter.
    case spelled
    /// Capitals that are read as a word.
    case capitals
    /// An abbreviation that is not expanded.
    case abbreviation
    /// A date or fraction in digits.
    case date
    /// Digits that are read as one large number.
    case longNumber = "long-number"
    /// A date or time pattern, such as `MM/DD/YYYY`.
    case pattern
    /// The name of an icon, such as `arrow_back`.
    case iconName = "icon-name"
    /// A text that is too long.
    case cut
  }

  package var kind: Kind
  /// The text in the transcript.
  package var text: String
  /// The engine's reading in words, if known.
  package var pronunciation: String?
  /// The problem, without a full stop.
  package var message: String
}

/// A part with its pronunciation.
package struct PronouncedPart: Sendable, Hashable {
  package var part: SpokenPart
  /// The spoken words; numbers are in words if their reading is known.
  package var pronunciation: String
  /// The phonemes in the International Phonetic Alphabet, or `nil` if there is no engine.
  package var phonemes: String?
  package var remarks: [PronunciationRemark] = []
}

/// An announcement with its pronunciation.
package struct PronouncedAnnouncement: Sendable, Hashable {
  package var announcement: SpokenAnnouncement
  package var parts: [PronouncedPart]
  /// The duration in seconds.
  package var seconds: Double

  /// The spoken words in one line.
  package var pronunciation: String {
    var line = ""
    for part in parts where !part.pronunciation.isEmpty {
      let hasMark = line.last.map { ",;:.!?".contains($0) } ?? true
      if !line.isEmpty { line += part.part.silence > 0 && !hasMark ? ", " : " " }
      line += part.pronunciation
    }
    return line
  }

  /// Whether the spoken words differ from the text.
  package var differs: Bool {
    parts.contains { part in
      guard !part.part.isCut else { return true }
      let written = part.part.text.split(whereSeparator: \.isWhitespace)
      return part.pronunciation.split(separator: " ") != written
    }
  }

  /// The phonemes of all parts, or `nil` if there is no engine.
  package var phonemes: String? {
    let phonemes = parts.compactMap(\.phonemes).filter { !$0.isEmpty }
    return phonemes.isEmpty ? nil : phonemes.joined(separator: " | ")
  }
}
