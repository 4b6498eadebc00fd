internal import Simulator

extension SymbolTable {
  /// VoiceOver's English names of symbols.
  ///
  /// Source: magentaA11y, controls/text-input.md, for `*`: “star” or “asterisk”, depending on
  /// punctuation; yaraneba.com, settings of VoiceOver, Verbosity, for “emoji” after an emoji's
  /// name. All other names and all levels are assumptions, because Apple does not publish them.
  static let voiceOverEnglish = SymbolTable(
    [
      .some: [
        "*": "star", "#": "number", "@": "at", "/": "slash", "\\": "backslash", "&": "and",
        "%": "percent", "+": "plus", "=": "equals", "~": "tilde", "^": "caret",
        "_": "underscore", "|": "vertical line", "<": "less than", ">": "greater than",
        "$": "dollar", "•": "bullet", "·": "middle dot", "◦": "white bullet", "‣": "bullet",
      ],
      .all: [
        ".": "dot", ",": "comma", ";": "semicolon", ":": "colon", "!": "exclamation point",
        "?": "question mark", "'": "apostrophe", "’": "apostrophe", "\"": "quote",
        "“": "left double quote", "”": "right double quote", "‘": "left single quote",
        "(": "left paren", ")": "right paren", "[": "left bracket", "]": "right bracket",
        "{": "left brace", "}": "right brace", "-": "dash", "–": "en dash", "—": "em dash",
        "…": "ellipsis", "`": "grave accent", "«": "left double angle quote",
        "»": "right double angle quote", "‹": "left single angle quote",
        "›": "right single angle quote",
      ],
    ],
    in: .english, emojiSuffix: "emoji")

  /// VoiceOver's German names of symbols.
  ///
  /// All names and levels are assumptions, because Apple publishes no list.
  static let voiceOverGerman = SymbolTable(
    [
      .some: [
        "*": "Stern", "#": "Nummer", "@": "at", "/": "Schrägstrich",
        "\\": "umgekehrter Schrägstrich", "&": "und", "%": "Prozent", "+": "plus",
        "=": "gleich", "~": "Tilde", "^": "Zirkumflex", "_": "Unterstrich",
        "|": "senkrechter Strich", "<": "kleiner als", ">": "größer als", "$": "Dollar",
        "•": "Aufzählungspunkt", "·": "Mittelpunkt", "◦": "weißer Aufzählungspunkt",
        "‣": "Aufzählungspunkt",
      ],
      .all: [
        ".": "Punkt", ",": "Komma", ";": "Semikolon", ":": "Doppelpunkt",
        "!": "Ausrufezeichen", "?": "Fragezeichen", "'": "Apostroph", "’": "Apostroph",
        "\"": "Anführungszeichen", "„": "Anführungszeichen unten",
        "“": "Anführungszeichen oben", "”": "Anführungszeichen oben",
        "‚": "einfaches Anführungszeichen unten", "‘": "einfaches Anführungszeichen oben",
        "(": "Klammer auf", ")": "Klammer zu", "[": "eckige Klammer auf",
        "]": "eckige Klammer zu", "{": "geschweifte Klammer auf",
        "}": "geschweifte Klammer zu", "-": "Bindestrich", "–": "Halbgeviertstrich",
        "—": "Geviertstrich", "…": "Auslassungspunkte", "`": "Gravis",
        "«": "Guillemet auf", "»": "Guillemet zu", "‹": "einfaches Guillemet auf",
        "›": "einfaches Guillemet zu",
      ],
    ],
    in: .german, emojiSuffix: "Emoji")
}
