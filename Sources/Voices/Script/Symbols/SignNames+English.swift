internal import Simulator

/// English names of signs that are not punctuation.
///
/// Assumed: VoiceOver and TalkBack say these names at every punctuation level. The names are like
/// the names in Unicode. If eSpeak NG 1.51 has a name for a sign, that name is the same or shorter.
enum EnglishSigns {
  /// Arrows, marks and pictures that are not displayed as emoji.
  static let pictures: [Character: Phrase] = [
    "→": "right arrow", "←": "left arrow", "↑": "up arrow", "↓": "down arrow",
    "↔": "left right arrow", "↕": "up down arrow", "⇒": "double right arrow",
    "⇐": "double left arrow", "↗": "up right arrow", "↘": "down right arrow",
    "↖": "up left arrow", "↙": "down left arrow", "↵": "return arrow", "➔": "right arrow",
    "➜": "right arrow", "⟶": "long right arrow", "✓": "check mark", "✗": "ballot x",
    "✘": "heavy ballot x", "✕": "multiplication x", "☐": "ballot box",
    "☒": "ballot box with x", "★": "black star", "☆": "white star", "●": "black circle",
    "○": "white circle", "◉": "fisheye", "■": "black square", "□": "white square",
    "▪": "black small square", "▫": "white small square", "◆": "black diamond",
    "◇": "white diamond", "▲": "black up-pointing triangle",
    "▼": "black down-pointing triangle", "►": "black right-pointing pointer",
    "◄": "black left-pointing pointer", "△": "white up-pointing triangle",
    "▽": "white down-pointing triangle", "▾": "black down-pointing small triangle",
    "▸": "black right-pointing small triangle", "◀": "reverse button",
    "☰": "trigram for heaven", "≡": "identical to", "⋮": "vertical ellipsis",
    "⋯": "midline horizontal ellipsis", "♥": "heart", "♡": "white heart", "♪": "eighth note",
    "♫": "beamed eighth notes", "♀": "female sign", "♂": "male sign",
  ]

  /// Signs for units, sums and legal terms.
  static let signs: [Character: Phrase] = [
    "€": "euro", "£": "pounds", "¥": "yen", "₹": "rupees", "¢": "cents", "©": "copyright",
    "®": "registered", "™": "trademark", "°": "degrees", "§": "section", "¶": "paragraph",
    "±": "plus or minus", "×": "times", "÷": "divided by", "−": "minus", "≈": "almost equal to",
    "≠": "not equal to", "≤": "less than or equal to", "≥": "greater than or equal to",
    "∞": "infinity", "√": "square root", "‰": "per mille", "№": "number", "µ": "micro",
    "½": "one half", "¼": "one quarter", "¾": "three quarters", "²": "squared", "³": "cubed",
    "ª": "feminine ordinal", "℃": "degrees Celsius", "℉": "degrees Fahrenheit", "†": "dagger",
    "‡": "double dagger",
  ]

  /// Signs on the keys of keyboards.
  static let keys: [Character: Phrase] = [
    "⌘": "command", "⇧": "shift", "⌥": "option", "⌃": "control", "⎋": "escape",
    "⏎": "return", "⌫": "delete", "⌦": "forward delete", "⇥": "tab", "⇤": "back tab",
    "⇪": "caps lock", "␣": "space", "⌤": "enter", "⏏": "eject",
  ]
}
