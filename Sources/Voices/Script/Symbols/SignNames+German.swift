internal import Simulator

/// German names of signs that are not punctuation.
///
/// Assumed: VoiceOver and TalkBack say these names, which are our own translation of the English
/// names.
enum GermanSigns {
  /// Arrows, marks and pictures that are not displayed as emoji.
  static let pictures: [Character: Phrase] = [
    "→": "Pfeil nach rechts", "←": "Pfeil nach links", "↑": "Pfeil nach oben",
    "↓": "Pfeil nach unten", "↔": "Pfeil nach links und rechts",
    "↕": "Pfeil nach oben und unten", "⇒": "Doppelpfeil nach rechts",
    "⇐": "Doppelpfeil nach links", "↗": "Pfeil nach rechts oben",
    "↘": "Pfeil nach rechts unten", "↖": "Pfeil nach links oben", "↙": "Pfeil nach links unten",
    "↵": "Zeilenschaltung", "➔": "Pfeil nach rechts", "➜": "Pfeil nach rechts",
    "⟶": "langer Pfeil nach rechts", "✓": "Häkchen", "✗": "Wahlkreuz",
    "✘": "kräftiges Wahlkreuz", "✕": "Malkreuz", "☐": "Kästchen", "☒": "angekreuztes Kästchen",
    "★": "schwarzer Stern", "☆": "weißer Stern", "●": "schwarzer Kreis", "○": "weißer Kreis",
    "◉": "Fischauge", "■": "schwarzes Quadrat", "□": "weißes Quadrat",
    "▪": "kleines schwarzes Quadrat", "▫": "kleines weißes Quadrat", "◆": "schwarze Raute",
    "◇": "weiße Raute", "▲": "schwarzes Dreieck nach oben", "▼": "schwarzes Dreieck nach unten",
    "►": "schwarzer Zeiger nach rechts", "◄": "schwarzer Zeiger nach links",
    "△": "weißes Dreieck nach oben", "▽": "weißes Dreieck nach unten",
    "▾": "kleines schwarzes Dreieck nach unten", "▸": "kleines schwarzes Dreieck nach rechts",
    "◀": "Rückwärts", "☰": "Trigramm für Himmel", "≡": "identisch mit",
    "⋮": "senkrechte Auslassungspunkte", "⋯": "mittige Auslassungspunkte", "♥": "Herz",
    "♡": "weißes Herz", "♪": "Achtelnote", "♫": "zwei Achtelnoten", "♀": "Frauensymbol",
    "♂": "Männersymbol",
  ]

  /// Signs for units, sums and legal terms.
  static let signs: [Character: Phrase] = [
    "€": "Euro", "£": "Pfund", "¥": "Yen", "₹": "Rupien", "¢": "Cent", "©": "Copyright",
    "®": "eingetragene Marke", "™": "Markenzeichen", "°": "Grad", "§": "Paragraf",
    "¶": "Absatz", "±": "plus minus", "×": "mal", "÷": "geteilt durch", "−": "minus",
    "≈": "ungefähr gleich", "≠": "ungleich", "≤": "kleiner oder gleich",
    "≥": "größer oder gleich", "∞": "unendlich", "√": "Wurzel", "‰": "Promille",
    "№": "Nummer", "µ": "mikro", "½": "ein halb", "¼": "ein Viertel", "¾": "drei Viertel",
    "²": "Quadrat", "³": "Kubik", "℃": "Grad Celsius", "℉": "Grad Fahrenheit",
    "†": "Kreuz", "‡": "Doppelkreuz",
  ]

  /// Signs on the keys of keyboards.
  static let keys: [Character: Phrase] = [
    "⌘": "Befehlstaste", "⇧": "Umschalttaste", "⌥": "Wahltaste", "⌃": "Steuertaste",
    "⎋": "Escape", "⏎": "Zeilenschalter", "⌫": "Löschtaste", "⌦": "Entfernen", "⇥": "Tabulator",
    "⇤": "Rücktabulator", "⇪": "Feststelltaste", "␣": "Leertaste", "⌤": "Eingabetaste",
    "⏏": "Auswerfen",
  ]
}
