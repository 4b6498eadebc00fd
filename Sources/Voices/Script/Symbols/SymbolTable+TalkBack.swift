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
  static let talkBackEnglish = SymbolTable(
    [
      .some: [
        "&": "and", "$": "dollars", "+": "plus", "=": "equals", "<": "less than",
        ">": "greater than", "£": "pounds", "°": "degrees", "×": "times", "÷": "divided by",
        "±": "plus or minus", "§": "section",
      ]
    ],
    TalkBackSettings.Locale.english.phrasebook, in: .english)

  /// What a voice of Android says for symbols in German.
  ///
  /// Assumed: in a sentence signs are read as they are meant.
  static let talkBackGerman = SymbolTable(
    [
      .some: [
        "&": "und", "$": "Dollar", "+": "plus", "=": "gleich", "<": "kleiner als",
        ">": "größer als", "£": "Pfund", "°": "Grad", "×": "mal", "÷": "geteilt durch",
        "±": "plus minus", "§": "Paragraf", "@": "at", "#": "Hashtag",
      ]
    ],
    TalkBackSettings.Locale.german.phrasebook, in: .german)

  /// TalkBack's own names in another language, and nothing else.
  static func talkBack(_ phrasebook: TalkBackPhrasebook) -> SymbolTable {
    var table = SymbolTable()
    table.add(own(phrasebook), at: .some)
    return table
  }

  /// The names of a phrasebook for what a voice names in a sentence, but for untranslated ones.
  static func own(_ phrasebook: TalkBackPhrasebook) -> [Character: Phrase] {
    let names = named.compactMap { symbol in phrasebook.symbols[symbol].map { (symbol, $0) } }
    return Dictionary(uniqueKeysWithValues: names.filter { $0.1.attestation != .untranslated })
  }
}
