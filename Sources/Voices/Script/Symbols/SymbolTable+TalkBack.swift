internal import Simulator

extension SymbolTable {
  /// The symbols that an Android voice speaks inside a sentence.
  ///
  /// TalkBack itself puts words into its announcement for a text of only one symbol, and for
  /// repeated symbols.
  /// TalkBack leaves all other symbols to the speech engine, unless TalkBack's punctuation setting
  /// includes them. Source: TalkBack 15.1, SpeechCleanupUtils.java. Assumed: Android's engine
  /// speaks these symbols with TalkBack's names.
  private static let named: [Character] = [
    "*", "#", "@", "/", "\\", "&", "%", "+", "=", "~", "^", "_", "|", "<", ">", "$", "•", "€",
    "£", "¥", "©", "®", "°", "§", "★", "☆", "×", "÷", "±", "→", "←", "↑", "↓",
  ]

  /// The English names of symbols for an Android voice.
  ///
  /// Source: the names of symbols in TalkBack 15.1. Assumed: inside a sentence, a voice reads the
  /// meaning of a sign, such as “and” instead of “ampersand”.
  static let talkBackEnglish = SymbolTable(
    [
      .some: [
        "&": "and", "$": "dollars", "+": "plus", "=": "equals", "<": "less than",
        ">": "greater than", "£": "pounds", "°": "degrees", "×": "times", "÷": "divided by",
        "±": "plus or minus", "§": "section",
      ]
    ],
    TalkBackSettings.Locale.english.phrasebook, in: .english)

  /// The German names of symbols for an Android voice.
  ///
  /// Assumed: inside a sentence, a voice reads the meaning of a sign.
  static let talkBackGerman = SymbolTable(
    [
      .some: [
        "&": "und", "$": "Dollar", "+": "plus", "=": "gleich", "<": "kleiner als",
        ">": "größer als", "£": "Pfund", "°": "Grad", "×": "mal", "÷": "geteilt durch",
        "±": "plus minus", "§": "Paragraf", "@": "at", "#": "Hashtag",
      ]
    ],
    TalkBackSettings.Locale.german.phrasebook, in: .german)

  /// Returns a table with TalkBack's names of symbols in the language of a phrasebook.
  static func talkBack(_ phrasebook: TalkBackPhrasebook) -> SymbolTable {
    var table = SymbolTable()
    table.add(translatedNames(in: phrasebook), at: .some)
    return table
  }

  /// Returns the translated names of a phrasebook for the symbols that a voice speaks inside a
  /// sentence.
  static func translatedNames(in phrasebook: TalkBackPhrasebook) -> [Character: Phrase] {
    let names = named.compactMap { symbol in phrasebook.symbols[symbol].map { (symbol, $0) } }
    return Dictionary(uniqueKeysWithValues: names.filter { $0.1.attestation != .untranslated })
  }
}
