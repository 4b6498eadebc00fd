/// German names of emoji in forms.
///
/// The names are in lower case because they are only spoken.
///
/// Source: Unicode CLDR, annotations: the short names; names of sequences lose their colon.
/// Assumed: VoiceOver and TalkBack say these names, although Apple and Google have their own names
/// for some emoji.
enum GermanEmoji {
  /// The names of emoji.
  ///
  /// The keys have no variation selectors and skin tones.
  static let names: [Character: String] = [
    "😀": "grinsendes gesicht", "😃": "grinsendes gesicht mit großen augen",
    "😄": "grinsendes gesicht mit lachenden augen",
    "😁": "strahlendes gesicht mit lachenden augen",
    "😅": "grinsendes gesicht mit schweißtropfen", "😂": "gesicht mit freudentränen",
    "🙂": "leicht lächelndes gesicht", "😉": "zwinkerndes gesicht",
    "😊": "lächelndes gesicht mit lachenden augen",
    "😍": "lächelndes gesicht mit herzförmigen augen",
    "😎": "lächelndes gesicht mit sonnenbrille", "😐": "neutrales gesicht",
    "😕": "verwundertes gesicht", "🙁": "betrübtes gesicht", "😢": "weinendes gesicht",
    "😭": "heulendes gesicht", "😡": "schmollendes gesicht",
    "😱": "vor angst schreiendes gesicht", "😴": "schlafendes gesicht",
    "🤔": "nachdenkendes gesicht", "🤗": "gesicht mit umarmenden händen", "🥳": "partygesicht",
    "👋": "winkende hand", "👍": "daumen hoch", "👎": "daumen runter", "👌": "ok-zeichen",
    "✌": "victory-geste", "✋": "erhobene hand", "👏": "klatschende hände",
    "🙏": "zusammengelegte handflächen", "🤝": "handschlag", "💪": "angespannter bizeps",
    "👀": "augen", "👁": "auge", "❤": "rotes herz", "💔": "gebrochenes herz", "💙": "blaues herz",
    "💚": "grünes herz", "💛": "gelbes herz", "💜": "lila herz", "🖤": "schwarzes herz",
    "💯": "100 punkte", "🔥": "feuer", "✨": "funkelnde sterne",
    "⭐": "weißer mittelgroßer stern", "🌟": "funkelnder stern", "🎉": "konfettibombe",
    "🎁": "geschenk", "🎂": "geburtstagskuchen", "🏆": "pokal", "🥇": "goldmedaille",
    "☀": "sonne", "☁": "wolke", "☔": "regenschirm im regen", "❄": "schneeflocke",
    "🌍": "globus mit europa und afrika", "🌙": "mondsichel", "✅": "weißes häkchen",
    "☑": "abgehaktes kästchen", "✔": "kräftiges häkchen", "❌": "kreuzzeichen", "✖": "mal",
    "❎": "angekreuztes kästchen", "➕": "plus", "➖": "minus", "➗": "geteilt durch",
    "❓": "rotes fragezeichen", "❗": "rotes ausrufezeichen", "‼": "doppeltes ausrufezeichen",
    "⚠": "warnung", "⛔": "zutritt verboten", "🚫": "verboten", "🛑": "stoppschild",
    "ℹ": "buchstabe i in blauem quadrat", "🆕": "wort new in blauem quadrat",
    "🆓": "wort free in blauem quadrat", "🆘": "sos-zeichen", "🔒": "geschlossenes schloss",
    "🔓": "offenes schloss", "🔑": "schlüssel", "🔔": "glocke", "🔕": "durchgestrichene glocke",
    "🔍": "lupe nach links", "🔎": "lupe nach rechts", "🔗": "linksymbol", "📎": "büroklammer",
    "✏": "bleistift", "📝": "papier und bleistift", "📧": "e-mail", "✉": "briefumschlag",
    "📩": "umschlag mit pfeil", "📨": "eingehender briefumschlag", "📥": "posteingang",
    "📤": "postausgang", "📱": "mobiltelefon", "☎": "telefon", "📞": "telefonhörer",
    "💻": "laptop", "⌨": "tastatur", "🖥": "desktopcomputer", "🖨": "drucker",
    "📷": "fotoapparat", "📸": "fotoapparat mit blitz", "🎤": "mikrofon", "🎧": "kopfhörer",
    "🔊": "lautsprecher mit hoher lautstärke", "🔇": "durchgestrichener lautsprecher",
    "🎵": "musiknote", "📍": "stecknadel", "📌": "reißzwecke", "🗺": "weltkarte", "🏠": "haus",
    "🏢": "bürogebäude", "🏦": "bank", "🏥": "krankenhaus", "🏫": "schule", "🚗": "auto",
    "🚌": "bus", "🚆": "zug", "✈": "flugzeug", "🚲": "fahrrad", "🚚": "lieferwagen", "📦": "paket",
    "🛒": "einkaufswagen", "🛍": "einkaufstüten", "💳": "kreditkarte", "💰": "geldsack",
    "💵": "dollar-banknote", "💶": "euro-banknote", "💡": "glühbirne", "⚙": "zahnrad",
    "🔧": "schraubenschlüssel", "🛠": "hammer und schraubenschlüssel", "🗑": "papierkorb",
    "📁": "ordner", "📂": "geöffneter ordner", "📄": "vorderseite eines blattes",
    "📅": "kalender", "📆": "abreißkalender", "🗓": "spiralkalender", "⏰": "wecker",
    "⌚": "armbanduhr", "⏳": "laufende sanduhr", "⌛": "sanduhr", "⏱": "stoppuhr",
    "🕐": "1.00 uhr", "👤": "silhouette einer büste", "👥": "silhouette mehrerer büsten",
    "👨": "mann", "👩": "frau", "👧": "mädchen", "👦": "junge", "👶": "baby", "🧑": "person",
    "👪": "familie", "🐶": "hundegesicht", "🐱": "katzengesicht", "🌳": "laubbaum", "🌱": "spross",
    "🌹": "rose", "🍎": "roter apfel", "🍕": "pizza", "🍔": "hamburger", "☕": "heißgetränk",
    "🍺": "bierkrug", "▶": "wiedergabe", "⏸": "pause", "⏹": "stopp", "⏭": "nächster titel",
    "⏮": "vorheriger titel", "⏩": "doppelpfeile nach rechts", "⏪": "zurückspulen",
    "🔀": "zufallsmodus", "🔁": "wiederholen", "🔄": "pfeile gegen den uhrzeigersinn",
    "⬆": "pfeil nach oben", "⬇": "pfeil nach unten", "⬅": "pfeil nach links",
    "➡": "pfeil nach rechts", "↩": "geschwungener pfeil nach links",
    "↪": "geschwungener pfeil nach rechts", "🔙": "back-pfeil", "🔝": "top-pfeil",
    "🌐": "globus mit meridianen", "♿": "symbol rollstuhl", "🚀": "rakete", "🎯": "darts",
    "📈": "aufwärtstrend", "📉": "abwärtstrend", "📊": "balkendiagramm", "🟢": "grüner punkt",
    "🔴": "roter punkt", "🟡": "gelber punkt", "🔵": "blauer punkt", "⚫": "schwarzer punkt",
    "⚪": "weißer punkt", "🏳": "weiße flagge", "🏴": "schwarze flagge", "🏁": "zielflagge",
    "💬": "sprechblase mit drei punkten", "💭": "gedankenblase", "🗣": "sprechender kopf",
    "🤖": "roboter", "👻": "gespenst", "💩": "kothaufen",
    "🙈": "sich die augen zuhaltendes affengesicht", "🤷": "schulterzuckende person",
    "🤦": "sich an den kopf fassende person", "🧑‍💻": "it-experte/it-expertin",
    "👩‍💻": "it-expertin", "👨‍💻": "it-experte",
    "👨‍👩‍👧‍👦": "familie mann frau mädchen und junge", "🏳‍🌈": "regenbogenflagge",
    "❤‍🔥": "herz in flammen",
  ]

  /// The names of the five skin tones, from the lightest to the darkest.
  static let skinTones = [
    "helle hautfarbe", "mittelhelle hautfarbe", "mittlere hautfarbe", "mitteldunkle hautfarbe",
    "dunkle hautfarbe",
  ]
}
