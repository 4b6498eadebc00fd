/// The way in which the engine pronounces a word.
enum Pronunciation: Sendable, Hashable {
  /// The engine reads the word as these words.
  case words(String)
  /// The engine reads the word letter by letter.
  case spelled(String)
  /// The engine reads the word with these phonemes, which match no known words.
  case sounds(String)

  /// The pronunciation in quotation marks, as part of a message.
  var quoted: String {
    switch self {
    case .words(let words): "“\(words)”"
    case .spelled(let letters): "“\(letters)”, letter by letter"
    case .sounds(let phonemes): "/\(phonemes)/"
    }
  }

  /// The words, or `nil` if only the phonemes are known.
  var words: String? {
    switch self {
    case .words(let words), .spelled(let words): words
    case .sounds: nil
    }
  }
}

extension UncertainToken {
  /// Returns a remark about the token, or `nil` if the engine pronounces the token correctly.
  ///
  /// - Parameter pronunciation: The engine's pronunciation of the token, or `nil` if the
  ///   pronunciation is unknown.
  func remark(_ pronunciation: Pronunciation?) -> PronunciationRemark? {
    if form == .withoutVowel {
      guard let pronunciation, pronunciation != .words(text.lowercased()) else { return nil }
    }
    let (kind, reason) = risk(of: pronunciation)
    let reading =
      pronunciation.map { "is pronounced \($0.quoted)" }
      ?? "may be pronounced differently than meant"
    return PronunciationRemark(
      kind: kind, text: text, pronunciation: pronunciation?.words,
      message: "“\(text)” \(reading); \(reason)")
  }

  private func risk(
    of pronunciation: Pronunciation?
  ) -> (kind: PronunciationRemark.Kind, reason: String) {
    switch form {
    case .date: (.date, "voices read dates in digits differently, so write the month")
    case .fraction: (.date, "another voice may read it as a date or a fraction")
    case .longNumber: (.longNumber, "a code should not be read as a quantity")
    case .pattern: (.pattern, "describe the format in words")
    case .iconName: (.iconName, "it looks like the name of an icon")
    case .abbreviation(let meaning): (.abbreviation, "it means “\(meaning)”")
    case .capitals:
      if case .spelled? = pronunciation {
        (.spelled, "another voice may read it as a word")
      } else {
        (.capitals, "another voice may spell it")
      }
    case .withoutVowel: (.spelled, "the engine does not know it as a word")
    }
  }
}
