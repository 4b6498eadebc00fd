internal import Simulator

/// What a reader's voice calls symbols inside a text, in one language.
package struct SymbolTable: Sendable {
  /// Names of symbols with what must be wanted for each to be named.
  typealias Names = [SymbolLevel: [Character: Phrase]]

  /// A symbol's name, and from which level on it is spoken.
  struct Name: Sendable, Hashable {
    var words: String
    /// The lowest level of punctuation at which they are spoken.
    var level: SymbolLevel
  }

  private(set) var names: [Character: Name] = [:]
  /// The names of emoji, without what changes their colour or presentation.
  private(set) var emoji: [Character: String] = [:]
  /// What follows the name of an emoji; empty for nothing.
  private(set) var emojiSuffix = ""
  /// The names of skin tones, from the lightest.
  private(set) var skinTones: [String] = []
  /// How sums of money are told.
  private(set) var money: MoneyWords?

  /// No names: all is left to the engine.
  init() {}

  init(
    _ names: Names, emoji: [Character: String], suffix: String = "", skinTones: [String],
    money: MoneyWords
  ) {
    for level in SymbolLevel.allCases {
      for (symbol, phrase) in names[level] ?? [:] {
        self.names[symbol] = Name(words: phrase.text, level: level)
      }
    }
    self.emoji = emoji
    self.emojiSuffix = suffix
    self.skinTones = skinTones
    self.money = money
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
