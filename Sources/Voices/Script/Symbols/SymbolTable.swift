internal import Simulator

/// What a reader's voice calls symbols inside a text, in one language.
package struct SymbolTable: Sendable {
  /// A symbol's name, and from which level on it is spoken.
  struct Name: Sendable, Hashable {
    var words: String
    /// The lowest level of punctuation at which they are spoken.
    var level: SymbolLevel
  }

  private(set) var names: [Character: Name] = [:]
  /// What signs, emoji and sums of money are called besides; absent where the engine names them.
  private(set) var language: SymbolLanguage?
  /// What follows the name of an emoji; empty for nothing.
  private(set) var emojiSuffix = ""

  /// No names: all is left to the engine.
  init() {}

  /// - Parameter phrasebook: Where more names come from, of what TalkBack's voices name.
  init(
    _ names: [SymbolLevel: [Character: Phrase]], _ phrasebook: TalkBackPhrasebook? = nil,
    in language: SymbolLanguage, emojiSuffix: String = ""
  ) {
    for level in SymbolLevel.allCases { add(names[level] ?? [:], at: level) }
    if let phrasebook { add(SymbolTable.own(phrasebook), at: .some) }
    for signs in language.signs { add(signs, at: .none) }
    self.language = language
    self.emojiSuffix = emojiSuffix
  }

  /// Adds names for symbols that have none yet.
  mutating func add(_ more: [Character: Phrase], at level: SymbolLevel) {
    for (symbol, phrase) in more where names[symbol] == nil {
      names[symbol] = Name(words: phrase.text, level: level)
    }
  }
}

extension SymbolTable {
  /// The table of a reader for a language by its BCP 47 tag.
  ///
  /// In a language without a table symbols are left to the engine, which has names of its own for
  /// many.
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

/// What signs, emoji and sums of money are called in a language, whoever reads them.
struct SymbolLanguage: Sendable {
  /// Names of signs that are spoken whatever punctuation is wanted.
  var signs: [[Character: Phrase]]
  /// The names of emoji, without what changes their colour or presentation.
  var emoji: [Character: String]
  /// The names of skin tones, from the lightest.
  var skinTones: [String]
  var money: MoneyWords

  static let english = SymbolLanguage(
    signs: [EnglishSigns.pictures, EnglishSigns.signs, EnglishSigns.keys],
    emoji: EnglishEmoji.names, skinTones: EnglishEmoji.skinTones, money: .english)
  static let german = SymbolLanguage(
    signs: [GermanSigns.pictures, GermanSigns.signs, GermanSigns.keys],
    emoji: GermanEmoji.names, skinTones: GermanEmoji.skinTones, money: .german)
}
