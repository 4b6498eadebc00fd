/// What the engine makes of a word.
enum EngineReading: Sendable, Hashable {
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
  /// What is to be said of the token, by what the engine makes of it where it was asked; absent when
  /// it is as it should be.
  func remark(_ reading: EngineReading?) -> HeardRemark? {
    switch form {
    case .date:
      return remark(.date, reading, "voices tell dates in digits differently, so write the month")
    case .fraction:
      return remark(.date, reading, "another voice may make a date or a fraction of it")
    case .longNumber:
      return remark(.longNumber, reading, "digits that are a code are no quantity")
    case .pattern:
      return remark(.pattern, reading, "say in words what is to be typed")
    case .iconName: return remark(.iconName, reading, "it looks like the name of an icon")
    case .abbreviation(let meaning):
      return remark(.abbreviation, reading, "it means “\(meaning)”")
    case .capitals:
      if case .spelled? = reading {
        return remark(.spelled, reading, "another voice may say a word")
      }
      return remark(.capitals, reading, "another voice may spell it")
    case .withoutVowel:
      guard let reading, reading != .words(text.lowercased()) else { return nil }
      return remark(.spelled, reading, "it is no word to the engine")
    }
  }

  private func remark(
    _ kind: HeardRemark.Kind, _ reading: EngineReading?, _ reason: String
  ) -> HeardRemark {
    let heard = reading.map { "is heard as \($0.quoted)" } ?? "may not be heard as it is meant"
    return HeardRemark(
      kind, text, heard: reading?.words, message: "“\(text)” \(heard); \(reason)")
  }
}
