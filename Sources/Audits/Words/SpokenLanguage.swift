internal import Simulator

/// A language, with a check whether a text is probably in another language.
///
/// The check compares the script of the text, and frequent words such as “the” (stop words).
struct SpokenLanguage {
  private let language: String
  private let scripts: Set<Script>
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
    guard let scripts = SpokenLanguage.writing[language] else { return nil }
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

  private enum Script: String {
    case latin = "Latin"
    case cyrillic = "Cyrillic"
    case greek = "Greek"
    case hebrew = "Hebrew"
    case arabic = "Arabic"
    case devanagari = "Devanagari"
    case thai = "Thai"
    case kana = "Japanese"
    case hangul = "Korean"
    case han = "Chinese"

    init?(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
        self = .latin
      case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
      case 0x400...0x52F: self = .cyrillic
      case 0x5D0...0x5F4: self = .hebrew
      case 0x620...0x64A, 0x671...0x6D3, 0x750...0x77F: self = .arabic
      case 0x900...0x97F: self = .devanagari
      case 0xE01...0xE5B: self = .thai
      case 0x3041...0x30FF: self = .kana
      case 0xAC00...0xD7A3, 0x1100...0x11FF: self = .hangul
      case 0x3400...0x9FFF: self = .han
      default: return nil
      }
    }
  }

  private static let writing: [String: Set<Script>] = {
    var writing: [String: Set<Script>] = [:]
    for language in [
      "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "pl", "cs",
      "sk",
      "hu", "ro", "tr", "ca", "hr", "sl", "et", "lv", "lt", "vi", "id", "ms", "is", "ga", "cy",
      "eu",
      "gl", "af", "sq",
    ] {
      writing[language] = [.latin]
    }
    for language in ["ru", "uk", "bg", "be", "mk"] { writing[language] = [.cyrillic] }
    writing["el"] = [.greek]
    for language in ["he", "iw"] { writing[language] = [.hebrew] }
    for language in ["ar", "fa", "ur"] { writing[language] = [.arabic] }
    for language in ["hi", "mr", "ne"] { writing[language] = [.devanagari] }
    writing["th"] = [.thai]
    writing["ja"] = [.kana, .han]
    writing["ko"] = [.hangul, .han]
    writing["zh"] = [.han]
    return writing
  }()

  /// Returns the script of most letters in a text, or `nil` if the script belongs to the expected
  /// language.
  ///
  /// Latin letters never count as foreign.
  private func foreignScript(in text: String) -> Script? {
    // An ASCII text has only Latin letters. Only such a text has as many bytes as UTF-16 code
    // units.
    guard text.utf8.count != text.utf16.count else { return nil }
    var counts: [Script: Int] = [:]
    var letters = 0
    for scalar in text.unicodeScalars {
      guard let script = Script(scalar) else { continue }
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
