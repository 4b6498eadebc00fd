internal import Simulator

/// One reader's names, in one language, for symbols within a text.
package struct SymbolTable: Sendable {
  /// The name of a symbol, and the lowest level at which the reader says the name.
  struct Name: Sendable, Hashable {
    var words: String
    /// The lowest level at which the reader speaks the name.
    var level: SymbolLevel
  }

  private(set) var names: [Character: Name] = [:]
  /// The names of signs and emoji and the words for sums of money, or `nil` to leave them to the
  /// engine.
  private(set) var language: SymbolLanguage?
  /// The word after the name of an emoji; may be empty.
  private(set) var emojiSuffix = ""

  /// Creates a table without names, which leaves all symbols to the engine.
  init() {}

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - names: The names of symbols, by the lowest level at which the reader speaks the names.
  ///   - phrasebook: A source of further names, for TalkBack.
  ///   - language: The names of signs and emoji and the words for sums of money.
  ///   - emojiSuffix: The word after the name of an emoji.
  init(
    _ names: [SymbolLevel: [Character: Phrase]], _ phrasebook: TalkBackPhrasebook? = nil,
    in language: SymbolLanguage, emojiSuffix: String = ""
  ) {
    for level in SymbolLevel.allCases { add(names[level] ?? [:], at: level) }
    if let phrasebook { add(SymbolTable.translatedNames(in: phrasebook), at: .some) }
    for signs in language.signs { add(signs, at: .none) }
    self.language = language
    self.emojiSuffix = emojiSuffix
  }

  /// Adds names for symbols that do not have a name yet.
  mutating func add(_ more: [Character: Phrase], at level: SymbolLevel) {
    for (symbol, phrase) in more where names[symbol] == nil {
      names[symbol] = Name(words: phrase.text, level: level)
    }
  }

  /// Returns a reader's table for the language of a BCP 47 tag.
  ///
  /// For a language without a table, the engine speaks the symbols. The engine has names for many
  /// symbols.
  package static func of(reader: String, language: String) -> SymbolTable {
    let base = LanguageTag(language)?.language ?? ""
    guard reader == VoiceOver.name else { return talkBack(language, base: base) }
    switch base {
    case "en": return voiceOverEnglish
    case "de": return voiceOverGerman
    default: return SymbolTable()
    }
  }

  private static func talkBack(_ language: String, base: String) -> SymbolTable {
    switch base {
    case "en": return talkBackEnglish
    case "de": return talkBackGerman
    default:
      guard let locale = TalkBackSettings.Locale(tag: language) else { return SymbolTable() }
      return talkBack(locale.phrasebook)
    }
  }
}

/// The names of signs and emoji and the words for sums of money in a language, for all readers.
struct SymbolLanguage: Sendable {
  /// The names of signs, in several tables.
  ///
  /// Readers speak these names at every level.
  var signs: [[Character: Phrase]]
  /// The names of emoji.
  ///
  /// The keys have no variation selectors and skin tones.
  var emoji: [Character: String]
  /// The names of skin tones, from the lightest to the darkest.
  var skinTones: [String]
  var money: MoneyWords

  static let english = SymbolLanguage(
    signs: [EnglishSigns.pictures, EnglishSigns.signs, EnglishSigns.keys],
    emoji: EnglishEmoji.names, skinTones: EnglishEmoji.skinTones, money: .english)
  static let german = SymbolLanguage(
    signs: [GermanSigns.pictures, GermanSigns.signs, GermanSigns.keys],
    emoji: GermanEmoji.names, skinTones: GermanEmoji.skinTones, money: .german)
}
