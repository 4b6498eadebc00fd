internal import Simulator

/// A language, with a check whether a text is probably in another language.
///
/// The check compares the script of the text, and frequent words such as “the” (stop words).
struct SpokenLanguage {
  private let language: String
  private let scripts: Set<WritingSystem>
  /// The stop words of the language, or `nil` if they are unknown or the language does not use
  /// Latin letters.
  private let stopWords: StopWords?

  /// The reason why a text is probably in another language.
  struct LanguageMismatch {
    var words: String
    var needsReview: Bool
  }

  /// Creates the language of a BCP 47 tag, or returns `nil` if its script is unknown.
  init?(_ tag: String) {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = subtags.first else { return nil }
    let language = String(first)
    self.language = language
    // A subtag of four letters may name a script other than the usual script of the language.
    if subtags.dropFirst().contains(where: { $0.utf8.count == 4 }) { return nil }
    guard let scripts = WritingSystem.used(in: language) else { return nil }
    self.scripts = scripts
    let own = SpokenLanguage.stopWords.first { $0.language == language }
    stopWords = scripts.contains(.latin) ? own : nil
  }

  /// Returns the reason why a text is in another language, or `nil` if it may be in the expected
  /// language.
  func mismatch(in text: String) -> LanguageMismatch? {
    if let script = foreignScript(in: text) {
      return LanguageMismatch(words: "is in \(script.rawValue) letters", needsReview: false)
    }
    return stopWords.flatMap { foreignWords(in: text, $0) }
  }

  // MARK: Writing

  /// Returns the script of most letters in a text, or `nil` if the script belongs to the expected
  /// language.
  ///
  /// Latin letters never count as foreign.
  private func foreignScript(in text: String) -> WritingSystem? {
    // An ASCII text has only Latin letters. Only such a text has as many bytes as UTF-16 code
    // units.
    guard text.utf8.count != text.utf16.count else { return nil }
    var counts: [WritingSystem: Int] = [:]
    var letters = 0
    for scalar in text.unicodeScalars {
      guard let script = WritingSystem(scalar) else { continue }
      counts[script, default: 0] += 1
      letters += 1
    }
    guard letters >= 2, let most = counts.max(by: { $0.value < $1.value }) else { return nil }
    let isShort = most.key == .han || most.key == .kana || most.key == .hangul
    guard most.value >= (isShort ? 2 : 4), most.value * 10 >= letters * 8, most.key != .latin,
      !scripts.contains(most.key)
    else { return nil }
    return most.key
  }

  // MARK: Words

  /// The stop words of a language.
  ///
  /// The words are in an object, so that copies of the language can share them.
  private final class StopWords: Sendable {
    let language: String
    let words: Set<Substring>
    /// The short ASCII stop words as numbers.
    let short: Set<UInt64>

    init(_ list: WordList) {
      language = list.language
      words = Set(list.stopWords.map { Substring($0) })
      short = Set(list.stopWords.compactMap(SpokenLanguage.number))
    }
  }

  private static let stopWords = WordList.all.map(StopWords.init)

  /// Returns a word of at most eight lower-case ASCII letters as a number.
  ///
  /// Returns `nil` for any other word.
  private static func number(of word: String) -> UInt64? {
    guard word.utf8.count <= 8 else { return nil }
    var number: UInt64 = 0
    for byte in word.utf8 {
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else { return nil }
      number = number << 8 | UInt64(byte)
    }
    return number
  }

  /// Whether a quick check finds one of some short words in a text.
  ///
  /// The check may miss words that are not between spaces.
  private static func contains(anyOf words: Set<UInt64>, in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (number, count) = (UInt64(0), 0)
      for byte in bytes {
        switch byte | 0x20 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
          number = number << 8 | UInt64(byte | 0x20)
          count += 1
        case 0x20 where byte == 0x20:
          if (1...8).contains(count), words.contains(number) { return true }
          (number, count) = (0, 0)
        default: count = 9
        }
      }
      return (1...8).contains(count) && words.contains(number)
    }
  }

  /// Returns a mismatch if a text has stop words of another language, but no stop words of this
  /// language.
  private func foreignWords(in text: String, _ own: StopWords) -> LanguageMismatch? {
    guard text.utf8.count > 6, !SpokenLanguage.contains(anyOf: own.short, in: text) else {
      return nil
    }
    let words = AudibleText(text).text.spaceSeparatedWords
    guard words.count >= 4, !words.contains(where: own.words.contains) else { return nil }
    let others = SpokenLanguage.stopWords.filter { $0.language != language }.map { list in
      (language: list.language, count: words.count(where: list.words.contains))
    }
    guard let other = others.max(by: { $0.count < $1.count }), other.count >= 2,
      other.count * 6 >= words.count
    else { return nil }
    return LanguageMismatch(words: "reads like “\(other.language)”", needsReview: other.count < 3)
  }
}
