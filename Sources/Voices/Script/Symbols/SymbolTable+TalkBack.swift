internal import Simulator

extension SymbolTable {
  /// Symbols inside a sentence that a voice of Android names.
  ///
  /// TalkBack names a symbol that stands alone, and those that are repeated; they are words of the
  /// announcement already. The others it leaves to the speech engine unless its punctuation is set
  /// to more.
  /// Source: TalkBack 15.1, SpeechCleanupUtils.java.
  /// Assumed: the engine of Android names these, and calls them as TalkBack does.
  private static let named: [Character] = [
    "*", "#", "@", "/", "\\", "&", "%", "+", "=", "~", "^", "_", "|", "<", ">", "$", "•", "€",
    "£", "¥", "©", "®", "°", "§", "★", "☆", "×", "÷", "±", "→", "←", "↑", "↓",
  ]

  /// What a voice of Android says for symbols in English.
  ///
  /// Source: names of symbols, TalkBack 15.1.
  /// Assumed: in a sentence signs are read as they are meant: “and”, not “ampersand”.
  static let talkBackEnglish: SymbolTable = {
    var table = SymbolTable(
      [
        .some: [
          "&": "and", "$": "dollars", "+": "plus", "=": "equals", "<": "less than",
          ">": "greater than", "£": "pounds", "°": "degrees", "×": "times", "÷": "divided by",
          "±": "plus or minus", "§": "section",
        ]
      ],
      emoji: EnglishEmoji.names, skinTones: EnglishEmoji.skinTones, money: .english)
    table.add(own(TalkBackSettings.Locale.english.phrasebook), at: .some)
    table.addSigns(EnglishSigns.pictures, EnglishSigns.signs, EnglishSigns.keys)
    return table
  }()

  /// What a voice of Android says for symbols in German.
  ///
  /// Assumed: in a sentence signs are read as they are meant.
  static let talkBackGerman: SymbolTable = {
    var table = SymbolTable(
      [
        .some: [
          "&": "und", "$": "Dollar", "+": "plus", "=": "gleich", "<": "kleiner als",
          ">": "größer als", "£": "Pfund", "°": "Grad", "×": "mal", "÷": "geteilt durch",
          "±": "plus minus", "§": "Paragraf", "@": "at", "#": "Hashtag",
        ]
      ],
      emoji: GermanEmoji.names, skinTones: GermanEmoji.skinTones, money: .german)
    table.add(own(TalkBackSettings.Locale.german.phrasebook), at: .some)
    table.addSigns(GermanSigns.pictures, GermanSigns.signs, GermanSigns.keys)
    return table
  }()

  /// TalkBack's own names in another language, and nothing else.
  static func talkBack(_ phrasebook: TalkBackPhrasebook) -> SymbolTable {
    var table = SymbolTable()
    table.add(own(phrasebook), at: .some)
    return table
  }

  /// The names of a phrasebook for what a voice names in a sentence, as far as they are known in
  /// its language.
  private static func own(_ phrasebook: TalkBackPhrasebook) -> [Character: Phrase] {
    var names: [Character: Phrase] = [:]
    for symbol in named {
      guard let name = phrasebook.symbols[symbol], name.attestation != .untranslated else {
        continue
      }
      names[symbol] = name
    }
    return names
  }
}
