/// What the engine makes of a word.
enum Pronunciation: Sendable, Hashable {
  /// These words.
  case words(String)
  /// These letters, one by one.
  case spelled(String)
  /// These phonemes, of which the words are not known.
  case sounds(String)

  /// What is heard, for a sentence.
  var quoted: String {
    switch self {
    case .words(let words): "“\(words)”"
    case .spelled(let letters): "“\(letters)”, letter by letter"
    case .sounds(let phonemes): "/\(phonemes)/"
    }
  }

  /// The words, where they are known.
  var words: String? {
    switch self {
    case .words(let words), .spelled(let words): words
    case .sounds: nil
    }
  }
}

extension DoubtfulToken {
  /// What is to be said of the token, by what the engine makes of it; absent when it is right.
  func remark(_ pronunciation: Pronunciation?) -> PronunciationRemark? {
    if form == .withoutVowel {
      guard let pronunciation, pronunciation != .words(text.lowercased()) else { return nil }
    }
    let (kind, reason) = doubt(about: pronunciation)
    let heard =
      pronunciation.map { "is heard as \($0.quoted)" } ?? "may not be heard as it is meant"
    return PronunciationRemark(
      kind: kind, text: text, pronunciation: pronunciation?.words,
      message: "“\(text)” \(heard); \(reason)")
  }

  private func doubt(
    about pronunciation: Pronunciation?
  ) -> (kind: PronunciationRemark.Kind, reason: String) {
    switch form {
    case .date: (.date, "voices tell dates in digits differently, so write the month")
    case .fraction: (.date, "another voice may make a date or a fraction of it")
    case .longNumber: (.longNumber, "digits that are a code are no quantity")
    case .pattern: (.pattern, "say in words what is to be typed")
    case .iconName: (.iconName, "it looks like the name of an icon")
    case .abbreviation(let meaning): (.abbreviation, "it means “\(meaning)”")
    case .capitals:
      if case .spelled? = pronunciation {
        (.spelled, "another voice may say a word")
      } else {
        (.capitals, "another voice may spell it")
      }
    case .withoutVowel: (.spelled, "it is no word to the engine")
    }
  }
}
