/// Something in an announcement that a voice makes something unexpected of.
package struct PronunciationRemark: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A glyph without meaning, as icon fonts use them.
    case privateUse = "private-use"
    /// Nothing is heard of it.
    case silent
    /// Letters of a writing that the voice does not speak.
    case foreignWriting = "foreign-writing"
    /// The engine has no voice that could read it.
    case noVoice = "no-voice"
    /// The engine failed on it.
    case failed
    /// Letter by letter.
    case spelled
    /// Capitals that are read as one word.
    case capitals
    /// An abbreviation that is not read as what it means.
    case abbreviation
    /// A date or fraction in digits.
    case date
    /// Digits that are read as one big number.
    case longNumber = "long-number"
    /// A pattern of letters for a date or time, such as `MM/DD/YYYY`.
    case pattern
    /// The name of an icon, such as `arrow_back`.
    case iconName = "icon-name"
    /// Too long to be spoken as a whole.
    case cut
  }

  package var kind: Kind
  /// What the transcript has.
  package var text: String
  /// What the engine says, as far as it is known in words.
  package var pronunciation: String?
  /// What is wrong, in one sentence without a full stop.
  package var message: String
}

/// A part with what the engine makes of it.
package struct PronouncedPart: Sendable, Hashable {
  package var part: SpokenPart
  /// The words that are heard: those that the engine gets, with numbers in words where it is known.
  package var pronunciation: String
  /// Its sounds in the International Phonetic Alphabet; absent when the engine was not asked.
  package var phonemes: String?
  package var remarks: [PronunciationRemark] = []
}

/// An announcement with what the engine makes of it.
package struct PronouncedAnnouncement: Sendable, Hashable {
  package var announcement: SpokenAnnouncement
  package var parts: [PronouncedPart]
  /// How long it takes to listen to, in seconds.
  package var seconds: Double

  /// What is heard as one line.
  package var pronunciation: String {
    var line = ""
    for part in parts where !part.pronunciation.isEmpty {
      let isParted = line.last.map { ",;:.!?".contains($0) } ?? true
      if !line.isEmpty { line += part.part.silence > 0 && !isParted ? ", " : " " }
      line += part.pronunciation
    }
    return line
  }

  /// Whether the engine reads other words than are written.
  package var differs: Bool {
    parts.contains { part in
      guard !part.part.isCut else { return true }
      let written = part.part.text.split(whereSeparator: \.isWhitespace)
      return part.pronunciation.split(separator: " ") != written
    }
  }

  /// What the engine makes of it, part by part; absent when it was not asked.
  package var phonemes: String? {
    let phonemes = parts.compactMap(\.phonemes).filter { !$0.isEmpty }
    return phonemes.isEmpty ? nil : phonemes.joined(separator: " | ")
  }
}
