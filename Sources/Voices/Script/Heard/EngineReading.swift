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
      return remark(.date, reading, "voices tell dates in digits differently: write the month")
    case .fraction:
      return remark(.date, reading, "a voice may make a date or a fraction of it")
    case .longNumber:
      return remark(.longNumber, reading, "digits that are a code are not one number")
    case .pattern:
      return remark(.pattern, reading, "a pattern of letters tells nobody what to type")
    case .iconName: return remark(.iconName, reading, "it looks like the name of an icon")
    case .abbreviation(let meaning):
      return remark(.abbreviation, reading, "not “\(meaning)”", else: "it may not be “\(meaning)”")
    case .capitals:
      if case .spelled? = reading {
        return remark(.spelled, reading, "another voice may say a word")
      }
      return remark(.capitals, reading, "another voice may spell it")
    case .withoutVowel:
      guard reading != nil else { return nil }
      if case .words? = reading { return nil }
      return remark(.spelled, reading, "it is no word to the engine")
    }
  }

  private func remark(
    _ kind: HeardRemark.Kind, _ reading: EngineReading?, _ reason: String, else doubt: String? = nil
  ) -> HeardRemark {
    let message =
      reading.map { "“\(text)” is heard as \($0.quoted): \(reason)" }
      ?? "“\(text)” may be heard otherwise than it is meant: \(doubt ?? reason)"
    return HeardRemark(kind, text, heard: reading?.words, message: message)
  }
}
